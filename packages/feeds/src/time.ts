/** 2001: smaller numbers are the seconds that a song has played. */
const FIRST_SECONDS = 1e9;
/** Numbers from here on are milliseconds: as seconds they would lie in the year 5138. */
const FIRST_MILLISECONDS = 1e11;
const FIRST_MICROSECONDS = 1e14;
const DAY_MS = 86_400_000;

/** `21/11/2026 01:00:00`, and Icecast-KH's `11/Nov/2021:09:15:45 +0200`. */
const DAY_FIRST =
  /^(\d{1,2})\/(\d{1,2}|[A-Za-z]{3})\/(\d{4})[ :T]+(\d{1,2}:\d\d(?::\d\d)?)\s*([+-]\d{4}|Z)?$/;
const ISO = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s*(Z|[+-]\d\d:?\d\d)?$/;
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/**
 * A moment as feeds write it, in milliseconds since the epoch. A time without a zone is of one that lies `zone`
 * milliseconds before UTC's clock.
 */
export function momentOf(value: unknown, zone = 0): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim().slice(0, 40);
  const number = text === '' ? 0 : Number(text);
  if (Number.isFinite(number)) return fromNumber(number);
  const written = dayFirst(text);
  const [, day, clock = '', mark = ''] = ISO.exec(written) ?? [];
  const iso = `${day}T${clock.replace(/(\.\d{3})\d+/, '$1')}`;
  if (day) return mark ? parsed(iso + mark.replace(/^(...)(\d\d)$/, '$1:$2')) : parsed(`${iso}Z`, zone);
  if (!/[a-z]{3}.*\d{4}.*\d:\d\d/i.test(text)) return null;
  return /(?:GMT|UTC|[+-]\d{4})$/.test(text) ? parsed(text) : parsed(`${text} GMT`, zone);
}

function parsed(text: string, zone = 0): number | null {
  const moment = Date.parse(text) - zone;
  return moment > 0 ? moment : null;
}

/** `2026-11-21 01:00:00` for `21/11/2026 01:00:00`; any other text as it is. */
function dayFirst(text: string): string {
  const [, day = '', month = '', year, clock, zone = ''] = DAY_FIRST.exec(text) ?? [];
  if (!year) return text;
  const number = /\d/.test(month) ? month : String(MONTHS.indexOf(month) / 3 + 1);
  return `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')} ${clock?.padStart(5, '0')}${zone}`;
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

/** Clocks of the world differ by whole half hours, nearly everywhere. */
export const ZONE_STEP_MS = 1_800_000;

/** How far the clock of a server, which writes no zone, is before UTC. */
export function zoneOf(clock: unknown, now: number): number {
  const moment = momentOf(clock);
  return moment === null ? 0 : Math.round((moment - now) / ZONE_STEP_MS) * ZONE_STEP_MS;
}
