import { type NowPlaying, nowPlaying, offline } from '../now-playing';
import { trackOf } from '../text/track-text';

/**
 * What the XML and the JSON of Shoutcast 2 both tell. `status` 0 is off air; the titles of before are still there then.
 */
export function shoutcast2({ status, song, dj }: { status: string; song: string; dj: string }): NowPlaying {
  if (status === '0') return offline();
  return nowPlaying({ track: trackOf(song), live: { isLive: dj !== '', name: dj } });
}

/** Some encoders put three spaces where the dash should be. */
export function dashed(song: string): string {
  return song.includes(' - ') ? song : song.replace(/(\S) {3}(?=\S)/, '$1 - ');
}
