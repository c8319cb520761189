import { nowPlaying, type Show } from '@onda/feeds/now-playing';
import type { FeedReading } from '@onda/feeds/read-with';
import { toldTrack } from '../generated/told-track';
import type { PlayerAttributes } from '../texts';

/**
 * The station's document as our server read it (`onAir` of the answer), without the songs before this one. Null where
 * it read nothing, or for another address than the element's.
 */
export function toldSong(
  onAir: unknown,
  {
    radioStream,
    feed: feedUrl,
    preserveOriginalUpperLowerCase: keepCase,
  }: Pick<PlayerAttributes, 'radioStream' | 'feed' | 'preserveOriginalUpperLowerCase'>,
): FeedReading | null {
  const told = Object(onAir) as Record<string, unknown>;
  if (told.stream !== radioStream || told.feed !== feedUrl) return null;
  const track = toldTrack(told, keepCase);
  const live = {
    isLive: told.presenter !== undefined,
    name: `${told.presenter ?? ''}`,
    words: told.words as Show['words'],
  };
  const [startedAt, endsAt] = [inMs(told.startedAt), inMs(told.endsAt)];
  return {
    kind: 'read',
    nowPlaying: nowPlaying({ isOnline: told.online === true, track, live, startedAt, endsAt }),
  };
}

const inMs = (seconds: unknown) => Number(seconds) * 1000 || null;
