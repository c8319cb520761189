import type { FeedOptions } from '../feed-options';
import { httpUrl } from '../http-url';
import { at } from '../json';
import { mountOf, pickMount } from '../mount';
import { type NowPlaying, nowPlaying, offline, type Track } from '../now-playing';
import { trackOf } from '../text/track-text';

/** Reads the parsed document of Icecast's `status-json.xsl`; `textOf` reads its texts. */
export function readIcestats(
  document: unknown,
  options: FeedOptions,
  textOf: (value: unknown) => string,
): NowPlaying | null {
  const stats = at(document, 'icestats');
  if (typeof stats !== 'object' || stats === null) return null;
  const source = pickMount(sourcesOf(stats).filter(isOnline), mountOf(options), pathOf);
  return source === undefined ? offline() : nowPlaying({ track: trackOfSource(source, textOf) });
}

/** One source is an object, several are a list, none is no key at all. */
function sourcesOf(stats: object): readonly unknown[] {
  const source = at(stats, 'source');
  if (Array.isArray(source)) return source;
  return source === undefined ? [] : [source];
}

/** A mount whose listeners were moved to its fallback is still listed, with an address and nothing else. */
const isOnline = (source: unknown): boolean =>
  ['stream_start', 'server_type', 'title'].some((key) => at(source, key) !== undefined);

const pathOf = (source: unknown): string => httpUrl(String(at(source, 'listenurl')))?.pathname ?? '';

/** Ogg mounts tell artist and title apart; MP3 mounts send one text. */
function trackOfSource(source: unknown, textOf: (value: unknown) => string): Track | null {
  const artist = textOf(at(source, 'artist'));
  const title = textOf(at(source, 'title')) || textOf(at(source, 'yp_currently_playing'));
  return artist && title ? { title, artist, art: '' } : trackOf(title || artist);
}
