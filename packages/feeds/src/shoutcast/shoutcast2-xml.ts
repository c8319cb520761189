import type { FeedReader, MarkupNode } from '../feed-options';
import type { NowPlaying } from '../now-playing';
import { toXmlEntities } from '../text/entities';
import { parsedText } from '../text/text';
import { dashed, shoutcast2 } from './shoutcast2';

/** `stats?sid=1` of Shoutcast 2. */
export const readShoutcast2Xml: FeedReader = (text, options) => {
  const stats = options.parseXml(toXmlEntities(text.replace(NOT_XML, '').trim()));
  return stats && isStats(stats) ? nowPlayingOf(stats) : null;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: one such character ends the parsing of the document
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const isStats = (stats: MarkupNode): boolean =>
  stats.getElementsByTagName('parsererror').length === 0 &&
  stats.getElementsByTagName('SHOUTCASTSERVER').length > 0;

function nowPlayingOf(stats: MarkupNode): NowPlaying {
  const textOf = (name: string) => stats.getElementsByTagName(name)[0]?.textContent ?? '';
  return shoutcast2({
    status: textOf('STREAMSTATUS').trim(),
    song: parsedText(dashed(textOf('SONGTITLE'))),
    dj: parsedText(textOf('DJ')),
  });
}
