import type { FeedOptions } from '../feed-options';
import { MORE_TEXTS } from '../generated/providers';
import type { Track } from '../now-playing';
import type { artUrl } from '../songs/art';
import { songOf } from '../songs/song';
import { songText } from '../text/song-text';
import { scalar } from '../text/tidy';
import type { Reading, SongWays, Ways } from './provider';
import { holds, isEmpty, listOf, valuesAt } from './ways';

/** The part of a document that tells of one station, and how it is read. */
export interface Context {
  read: Reading;
  options: FeedOptions;
  station: unknown;
  /** How far the clock of the server is before UTC, in milliseconds. */
  zone: number;
}

/** All that several ways lead to, in their order; a way that begins with `/` starts at the station. */
export const foundAt = ({ station }: Pick<Context, 'station'>, base: unknown, ways: Ways = []): unknown[] =>
  listOf(ways)
    .flatMap((way) => (way.startsWith('/') ? valuesAt(station, way.slice(1)) : valuesAt(base, way)))
    .filter((found) => !isEmpty(found));

/** Reads the first of several values that can be read. */
export function firstRead<T>(values: readonly unknown[], read: (value: unknown) => T | null): T | null {
  for (const value of values) {
    const found = read(value);
    if (found) return found;
  }
  return null;
}

interface SongPlace {
  base: unknown;
  ways: SongWays;
  art: typeof artUrl;
  /** The picture, where it stands elsewhere. */
  picture?: unknown;
  cut?: string | undefined;
}

/** The song at a place of the document; null for none, and for an announcement. */
export function songAt(context: Context, { base, ways, art, picture, cut }: SongPlace): Track | null {
  const { read, options } = context;
  if (isEmpty(base) || holds(read.skip, base)) return null;
  const told = (of: Ways | undefined) => foundAt(context, base, of);
  const text = (of: Ways | undefined) =>
    firstRead(told(of), (value) => songText(written(read, value, cut), options)) ?? '';
  const pictures = holds(read.noArt, base) ? [] : [...told(ways.art), picture];
  const found = firstRead(pictures, (value) => art(value, options)) ?? '';
  const stations = [text(read.station), options.stationName];
  const texts = { artist: text(ways.artist), title: text(ways.title), text: text(ways.text), stations };
  const song = songOf(texts, found);
  // An entry of a list of earlier songs that names nothing is one of them.
  const isEntry = read.artAlone ? ways !== read : ways === read.history;
  const isShown =
    (read.artAlone && found) || (isEntry && ![ways.artist, ways.title, ways.text].some((of) => told(of)[0]));
  const track = song ?? (isShown ? { title: '', artist: '', art: found } : null);
  const more = MORE_TEXTS.map((name) => [name, text(ways[name])] as const).filter(([, value]) => value);
  return track && { ...track, ...Object.fromEntries(more) };
}

/** A text without what the provider writes around it; some encoders put three spaces where the dash should be. */
function written(read: Reading, value: unknown, cut: string | undefined): string {
  const text = cut ? scalar(value).replace(new RegExp(cut, 'g'), '') : scalar(value);
  return read.gap && !text.includes(' - ') ? text.replace(/(\S) {3}(?=\S)/, '$1 - ') : text;
}
