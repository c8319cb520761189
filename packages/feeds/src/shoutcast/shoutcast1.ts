import type { FeedReader } from '../feed-options';
import { nowPlaying, offline } from '../now-playing';
import { songIn } from '../songs/song';
import { songText } from '../text/song-text';

/**
 * listeners, status, peak, maximum, unique listeners, then bit rate and title, which may hold commas; some servers stop
 * after five
 */
const STATS = /^(\d{1,9}),([01]),\d{1,9},\d{1,9},\d{1,9}(?:,\d{0,9}(?:,([\s\S]*))?)?$/;

/**
 * `7.html`: one line of numbers and a title. A page may hold one for each stream: the first that is on air is taken.
 */
export const readShoutcast1: FeedReader = (text, options) => {
  const streams = partsOf(text).flatMap((part) => {
    const [, listeners, status, title] = STATS.exec(part) ?? [];
    return status ? [{ isOnline: status === '1', listeners: Number(listeners), title }] : [];
  });
  if (streams.length === 0) return null;
  const online = streams.find(({ isOnline }) => isOnline);
  if (!online) return offline();
  return nowPlaying({ track: songIn(songText(online.title, options), options), listeners: online.listeners });
};

/** The page opens no `head`, and a title may hold `<` or a line end: what stands between two tags is a part. */
const partsOf = (text: string): string[] =>
  text.split(/<\/?(?:html|head|meta|body)\b[^<>]*>/i).map((part) => part.trim());
