import type { FeedReader } from '../feed-options';
import { at, listAt, parseJson } from '../json';
import { encodedText } from '../text/text';
import { dashed, shoutcast2 } from './shoutcast2';

/** `stats?sid=1&json=1` of Shoutcast 2, as JSON and as JSONP, and the first stream of `statistics?json=1`. */
export const readShoutcast2Json: FeedReader = (text) => {
  const reply = parseJson(text);
  const stats = listAt(reply, 'streams')[0] ?? reply;
  const song = at(stats, 'songtitle');
  if (song === undefined && at(stats, 'streamstatus') === undefined) return null;
  return shoutcast2({
    status: encodedText(at(stats, 'streamstatus')),
    song: encodedText(typeof song === 'string' ? dashed(song) : song),
    dj: encodedText(at(stats, 'dj')),
  });
};
