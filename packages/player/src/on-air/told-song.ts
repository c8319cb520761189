import { nowPlaying } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-with';
import type { PlayerAttributes } from '../texts';

/**
 * The song that our server read in a plain document of Icecast's (`onAir` of the answer). Null where it read none, or
 * for another address than the element's.
 */
export function toldSong(
  onAir: unknown,
  { radioStream, feed: feedUrl, preserveOriginalUpperLowerCase: keepCase }: PlayerAttributes,
): FeedReading | null {
  const { stream, feed, online, title, artist, cased } = Object(onAir) as Record<string, unknown>;
  if (stream !== radioStream || feed !== feedUrl) return null;
  const track = title ? { title: `${title}`, artist: `${keepCase ? artist : cased}`, art: '' } : null;
  return { kind: 'read', nowPlaying: nowPlaying({ isOnline: online === true, track }) };
}
