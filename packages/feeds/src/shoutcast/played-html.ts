import type { FeedOptions, FeedReader, MarkupElement } from '../feed-options';
import { HISTORY_LIMIT, nowPlaying, type PlayedTrack } from '../now-playing';
import { songIn } from '../songs/song';
import { parsedSongText } from '../text/song-text';
import { ZONE_STEP_MS } from '../time';

interface Row {
  /** Milliseconds since midnight where the server stands. */
  timeOfDay: number;
  track: PlayedTrack;
  isCurrent: boolean;
}

const DAY_MS = 86_400_000;
const TIME = /(?:^|\s)(\d{1,2}):(\d\d):(\d\d)(?: ?([ap])m)?$/i;

/** `played.html` of Shoutcast 1 and 2: the current song and the 10 to 20 before it. */
export const readPlayedHtml: FeedReader = (text, options) => {
  if (!/Played @/i.test(text)) return null;
  const rows = Array.from(options.parseHtml(text)?.getElementsByTagName('tr') ?? []).flatMap((row) =>
    rowOf(row, options),
  );
  const playedAt = clockOf(rows, options.now);
  const current = rows.find(({ isCurrent }) => isCurrent);
  return nowPlaying({
    track: current ? withoutTime(current.track) : null,
    startedAt: current ? playedAt(current) : null,
    history: rows
      .filter(({ isCurrent }) => !isCurrent)
      .slice(0, HISTORY_LIMIT)
      .map((row) => ({ ...row.track, playedAt: playedAt(row) })),
  });
};

/** Time, title, and a third cell in the row of the current song. */
function rowOf(row: MarkupElement, options: FeedOptions): Row[] {
  const [time, title, mark] = Array.from(row.getElementsByTagName('td'), (cell) =>
    parsedSongText(cell.textContent, options),
  );
  const [, hours, minutes, seconds, half] = TIME.exec(time ?? '') ?? [];
  const track = title ? songIn(title, options) : null;
  if (!track || !seconds) return [];
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const timeOfDay = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return [{ timeOfDay, track: { ...track, playedAt: null }, isCurrent: /^current song$/i.test(mark ?? '') }];
}

/**
 * The times are of the server's clock and have no date. The newest song began less than half an hour ago,
 * so the minutes tell when, whatever the zone; the others lie before it, some beyond midnight.
 */
function clockOf(rows: readonly Row[], now: number | undefined): (row: Row) => number | null {
  const newest = rows[0];
  if (now === undefined || !newest) return () => null;
  const newestAt = now - modulo(now - newest.timeOfDay, ZONE_STEP_MS);
  return ({ timeOfDay }) => newestAt - modulo(newest.timeOfDay - timeOfDay, DAY_MS);
}

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

const withoutTime = ({ playedAt, ...track }: PlayedTrack) => track;
