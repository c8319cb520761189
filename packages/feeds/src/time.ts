/** 2001: smaller numbers are the seconds that a song has played. */
const FIRST_SECONDS = 1e9;
/** Numbers from here on are milliseconds: as seconds they would lie in the year 5138. */
const FIRST_MILLISECONDS = 1e11;
const FIRST_MICROSECONDS = 1e14;
const DAY_MS = 86_400_000;

/** Hour, minute, second and its part, then the zone. */
const TIME = String.raw`[T\s,:]\s*(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(?:(?:UTC|GMT)(?=[+-]))?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$`;
const WEEKDAY = String.raw`(?:[a-z]{3,9},?\s+)?`;
/** ISO 8601; RFC 2822 and the log of Icecast-KH; the month or the day first. Then where year, month and day stand. */
const WRITTEN = [
  written(String.raw`(\d{4})[-/](\d\d?)[-/](\d\d?)`, [1, 2, 3]),
  written(String.raw`${WEEKDAY}(\d\d?)[/\s-]([a-z]{3})[a-z]*[/\s-](\d{4})`, [3, 2, 1]),
  written(String.raw`${WEEKDAY}([a-z]{3})[a-z]*\s+(\d\d?),?\s+(\d{4})`, [3, 1, 2]),
  written(String.raw`(\d\d?)[/.-](\d\d?)[/.-](\d{4})`, [3, 2, 1]),
];
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/**
 * A moment as feeds write it, in milliseconds since the epoch. A time without a zone is of one that lies `zone`
 * milliseconds before UTC's clock.
 */
export function momentOf(value: unknown, zone = 0): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim().slice(0, 60);
  const number = text === '' ? 0 : Number(text);
  if (Number.isFinite(number)) return fromNumber(number);
  for (const { form, places } of WRITTEN) {
    const parts = form.exec(text);
    if (parts)
      return composed(
        [...places, 4, 5, 6, 7, 8].map((place) => parts[place] ?? ''),
        zone,
      );
  }
  return null;
}

function written(day: string, places: number[]) {
  return { form: new RegExp(`^${day}${TIME}`, 'i'), places };
}

/** Null for a day that no calendar has, and for an hour that no clock shows. */
function composed(
  [year, name = '', day, hour, minute, second, part = '', mark = '']: string[],
  zone: number,
): number | null {
  const month = Number(name) || MONTHS.indexOf(name.toLowerCase()) / 3 + 1;
  const midnight = Date.UTC(Number(year), month - 1, Number(day));
  if (new Date(midnight).getUTCMonth() !== month - 1 || Number(hour) > 23 || Number(minute) > 59) return null;
  const time = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  const moment =
    midnight + time * 1000 + Number(part.padEnd(3, '0').slice(0, 3)) - (mark ? offsetOf(mark) : zone);
  return moment > 0 ? moment : null;
}

function offsetOf(mark: string): number {
  const [, sign, hours, minutes = 0] = /([+-])(\d\d):?(\d\d)?/.exec(mark) ?? [];
  return hours ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}

function fromNumber(number: number): number | null {
  if (number < FIRST_SECONDS || number >= FIRST_MICROSECONDS * 1000) return null;
  if (number < FIRST_MILLISECONDS) return Math.round(number * 1000);
  return Math.round(number < FIRST_MICROSECONDS ? number : number / 1000);
}

/** A length as a number of units or as `03:30`, in milliseconds; null for none, and for more than a day. */
export function lengthOf(value: unknown, unitMs: number): number | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const clock = /^(?:(\d{1,2}):)?(\d{1,2}):(\d\d)$/.exec(text);
  const [, hours = 0, minutes = 0, seconds = 0] = (clock ?? []).map((part) => Number(part ?? 0));
  const length = clock ? ((hours * 60 + minutes) * 60 + seconds) * 1000 : Number(text) * unitMs;
  return length > 0 && length <= DAY_MS ? Math.round(length) : null;
}

/** Null for an end that cannot be that of a song: before it begins, or more than a day later. */
export const endOf = (start: number | null, end: number | null): number | null =>
  end === null || (start !== null && (end <= start || end > start + DAY_MS)) ? null : end;

/** Clocks of the world differ by whole half hours, nearly everywhere. */
export const ZONE_STEP_MS = 1_800_000;

/** How far the clock of a server, which writes no zone, is before UTC. */
export function zoneOf(clock: unknown, now: number): number {
  const moment = momentOf(clock);
  return moment === null ? 0 : Math.round((moment - now) / ZONE_STEP_MS) * ZONE_STEP_MS;
}
