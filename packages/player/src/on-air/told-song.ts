import { nowPlaying, type Show } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-with';
import type { PlayerAttributes } from '../texts';

/**
 * The song that our server read in the station's document (`onAir` of the answer). Null where it read none, or for
 * another address than the element's.
 */
export function toldSong(
  onAir: unknown,
  { radioStream, feed: feedUrl, preserveOriginalUpperLowerCase: keepCase }: PlayerAttributes,
): FeedReading | null {
  const told = Object(onAir) as Record<string, unknown>;
  const { title, artist, cased, art = '', presenter: name = '' } = told;
  if (told.stream !== radioStream || told.feed !== feedUrl) return null;
  const track =
    title === undefined ? null : { title: `${title}`, artist: `${keepCase ? artist : cased}`, art: `${art}` };
  const live = { isLive: name !== '', name: `${name}`, words: told.words as Show['words'] };
  return { kind: 'read', nowPlaying: nowPlaying({ isOnline: told.online === true, track, live }) };
}
