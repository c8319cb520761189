import type { FeedReader } from '../feed-options';
import { nowPlaying, offline } from '../now-playing';
import { encodedText } from '../text/text';
import { trackOf } from '../text/track-text';

/**
 * listeners, status, peak, maximum, unique listeners, then bit rate and title, which may hold commas; some servers stop
 * after five
 */
const STATS = /^\s*\d{1,9},([01]),\d{1,9},\d{1,9},\d{1,9}(?:,\d{0,9}(?:,(.*))?)?$/;
/** Some servers send this in place of a title. */
const NO_TITLE = 'oracle:0';

/**
 * `7.html`: one line of numbers and a title. A page may hold one for each stream: the first that is on air is taken.
 */
export const readShoutcast1: FeedReader = (text) => {
  const streams = linesOf(text).flatMap((line) => {
    const [, status, title] = STATS.exec(line) ?? [];
    return status ? [{ isOnline: status === '1', title: encodedText(title) }] : [];
  });
  if (streams.length === 0) return null;
  const online = streams.find(({ isOnline }) => isOnline);
  if (!online) return offline();
  return nowPlaying({ track: online.title === NO_TITLE ? null : trackOf(online.title) });
};

/** The page opens no `head`, and a title may hold `<`: what stands between two tags is a line. */
const linesOf = (text: string): string[] =>
  text.replace(/<\/?(?:html|head|meta|body)\b[^<>]*>/gi, '\n').split(/[\r\n]+/);
