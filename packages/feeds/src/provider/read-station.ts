import type { FeedOptions } from '../feed-options';
import { HISTORY_LIMIT, type NowPlaying, nowPlaying, type PlayedTrack } from '../now-playing';
import { artUrl, historyArtUrl } from '../songs/art';
import { presenterOf } from '../text/placeholders';
import { encodedText } from '../text/text';
import { scalar } from '../text/tidy';
import { endOf, lengthOf, momentOf, zoneOf } from '../time';
import type { LengthWays, Reading } from './provider';
import { type Context, firstRead, foundAt, songAt } from './song-at';
import { firstAt, holds, listOf } from './ways';

/** A song that begins later than this is not believed, and neither are the other times of its document. */
const EARLY_MS = 600_000;

/** Reads the part of a document that tells of one station. */
export function readStation(read: Reading, station: unknown, options: FeedOptions): NowPlaying {
  const { now } = options;
  const [clock] = foundAt({ station }, station, read.clock);
  const zone = clock === undefined || now === undefined ? 0 : zoneOf(clock, now);
  if (read.rows === undefined) {
    const context = { read, options, station, zone };
    const reading = assembled(context, firstAt(station, read.song ?? ''), historyOf(context));
    return { ...reading, history: withoutCurrent(reading) };
  }
  const [row, ...others] = rowsOf({ read, options, station, zone });
  const context = { read, options, station: row, zone };
  return assembled(context, row, playedIn(context, others, { ...read, at: read.startedAt }));
}

/** The rows of a list of songs, the one on air first. */
function rowsOf(context: Context): readonly unknown[] {
  const { read, options, station } = context;
  const rows = entriesOf(firstAt(station, read.rows)).slice(0, read.limit);
  if (!read.planned) return rows;
  const begins = (row: unknown) => momentAt(context, row, read.startedAt) ?? 0;
  return rows
    .filter((row) => begins(row) <= (options.now ?? Number.POSITIVE_INFINITY))
    .sort((one, other) => begins(other) - begins(one));
}

const entriesOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : listOf(value));

function historyOf(context: Context): PlayedTrack[] {
  const { history } = context.read;
  if (!history) return [];
  const entries = entriesOf(firstAt(context.station, history.each));
  return playedIn(context, entries, history, history.arts && firstAt(context.station, history.arts));
}

function playedIn(
  context: Context,
  entries: readonly unknown[],
  ways: NonNullable<Reading['history']> | (Reading & { at: Reading['startedAt']; cut?: string }),
  pictures: unknown = [],
): PlayedTrack[] {
  return entries.slice(0, HISTORY_LIMIT).flatMap((base, index) => {
    const picture = firstAt(pictures, String(index));
    const track = songAt(context, { base, ways, art: historyArtUrl, picture, cut: ways.cut });
    return track ? [{ ...track, playedAt: momentAt(context, base, ways.at) }] : [];
  });
}

function assembled(context: Context, song: unknown, history: readonly PlayedTrack[]): NowPlaying {
  const { read, options, station } = context;
  const isOnline = !holds(read.offline, station);
  const track = isOnline ? songAt(context, { base: song, ways: read, art: artUrl }) : null;
  const times = timesOf(context, song);
  const isEarly = (times.startedAt ?? 0) > (options.now ?? Number.POSITIVE_INFINITY) + EARLY_MS;
  const listeners = Number(scalar(foundAt(context, station, read.listeners)[0]) || Number.NaN);
  return nowPlaying({
    isOnline,
    track,
    ...(track && !isEarly && times),
    history: history.map((one) => (isEarly ? { ...one, playedAt: null } : one)),
    ...(isOnline && { live: liveOf(context) }),
    ...(listeners >= 0 && { listeners }),
  });
}

/** The newest entries may be the song on air once more. */
function withoutCurrent({ history, track }: NowPlaying): readonly PlayedTrack[] {
  const first = history.findIndex(({ artist, title }) => artist !== track?.artist || title !== track.title);
  return first < 0 ? [] : history.slice(first);
}

function timesOf(context: Context, song: unknown): Pick<NowPlaying, 'startedAt' | 'endsAt'> {
  const { read, options } = context;
  const position = lengthAt(context, song, read.position);
  const told = momentAt(context, song, read.startedAt);
  const startedAt = position !== null && options.now !== undefined ? options.now - position : told;
  const length = lengthAt(context, song, read.length);
  const ends = momentAt(context, song, read.endsAt);
  const endsAt = ends ?? (startedAt !== null && length !== null ? startedAt + length : null);
  return { startedAt, endsAt: endOf(startedAt, endsAt) };
}

const momentAt = (context: Context, base: unknown, ways: Reading['startedAt']): number | null =>
  firstRead(foundAt(context, base, ways), (value) => momentOf(value, context.zone));

const lengthAt = (
  context: Context,
  base: unknown,
  { seconds, milliseconds }: LengthWays = {},
): number | null =>
  firstRead(foundAt(context, base, seconds), (value) => lengthOf(value, 1000)) ??
  firstRead(foundAt(context, base, milliseconds), (value) => lengthOf(value, 1));

/** A presenter makes the program live if the provider names no condition. */
function liveOf(context: Context): NowPlaying['live'] {
  const { read, options, station } = context;
  const told = firstRead(foundAt(context, station, read.presenter), (value) =>
    encodedText(value, options.parseHtml, options.charset),
  );
  const name = presenterOf(told ?? '');
  const isLive = read.isLive ? holds(read.isLive, station) : name !== '';
  return { isLive, name: isLive ? name : '' };
}
