import { type NowPlaying, nowPlaying, offline } from '../now-playing';
import { trackOf } from '../text/track-text';

/**
 * Reads the fields that Shoutcast 2's XML and JSON share. With `status` 0 the station is off air; old titles stay
 * there.
 */
export function shoutcast2({ status, song, dj }: { status: string; song: string; dj: string }): NowPlaying {
  if (status === '0') return offline();
  return nowPlaying({ track: trackOf(song), live: { isLive: dj !== '', name: dj } });
}

/** Some encoders put three spaces where the dash should be. */
export function dashed(song: string): string {
  return song.includes(' - ') ? song : song.replace(/(\S) {3}(?=\S)/, '$1 - ');
}
