import type { FeedOptions, FeedReader, MarkupElement, MarkupNode } from '../feed-options';
import { nowPlaying, offline } from '../now-playing';
import { songIn } from '../songs/song';
import { ourStation } from '../stations/our-station';
import { parsedSongText } from '../text/song-text';
import { parsedText } from '../text/text';

interface Mount {
  addresses: readonly string[];
  isOn: true;
  playing: string;
  listeners: string;
}

const MOUNT = /^Mount ?point (\/\S*)/i;
/** 2.4 and later, and before. */
const PLAYING_LABEL = /^(?:Currently playing|Current Song):$/i;
const LISTENERS_LABEL = /^(?:Listeners \(current\)|Current Listeners):$/i;

/** `status.xsl`, the page for people, of servers that have no JSON. It lists what is online and nothing else. */
export const readIcecastHtml: FeedReader = (text, options) => {
  const page = /icecast/i.test(text) ? options.parseHtml(text) : null;
  if (!page) return null;
  const mount = ourStation(mountsOf(page, options), options);
  if (!mount) return offline();
  const track = songIn(mount.playing, options);
  return nowPlaying(mount.listeners ? { track, listeners: Number(mount.listeners) } : { track });
};

/**
 * Headings and cells in the order of the page: a label belongs to the heading before it, a value to the label before
 * it.
 */
function mountsOf(page: MarkupNode, options: FeedOptions): Mount[] {
  const mounts: Mount[] = [];
  let label = '';
  for (const element of Array.from(page.getElementsByTagName('*')).filter(isHeadingOrCell)) {
    const content = parsedText(element.textContent);
    const path = /^h/i.test(element.tagName) && MOUNT.exec(content)?.[1];
    const mount = mounts.at(-1);
    if (path) mounts.push({ addresses: [path], isOn: true, playing: '', listeners: '' });
    else if (mount && PLAYING_LABEL.test(label)) mount.playing = parsedSongText(element.textContent, options);
    else if (mount && LISTENERS_LABEL.test(label)) mount.listeners = /^\d{1,9}$/.exec(content)?.[0] ?? '';
    label = content;
  }
  return mounts;
}

const isHeadingOrCell = ({ tagName }: MarkupElement): boolean => /^(?:h[1-6]|t[dh])$/i.test(tagName);
