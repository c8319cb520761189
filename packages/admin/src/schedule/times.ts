export const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;
/** A Monday: names of weekdays are those of its week. */
const SOME_MONDAY = '2024-01-01';

/** A browser takes longer to make one than to draw a row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `18:30` of minutes since any midnight. */
export function clockText(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes since midnight of `18:30`; NaN for anything else. */
export function minutesOf(text: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return 60 * Number(hours) + Number(minutes);
}

/** @param date `2026-11-23`; any other text stays as it is. */
export function plusDays(date: string, days: number): string {
  const moment = Date.parse(`${date}T00:00Z`) + days * DAY_MS;
  return Number.isNaN(moment) ? date : new Date(moment).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;

/**
 * A day in the language of the screen: `{weekday: 'long', day: 'numeric'}` is `lunes 23`.
 *
 * @param more Days that follow it, as in `23–29 de noviembre`.
 */
export function dayText(
  date: string,
  language: string,
  format: Intl.DateTimeFormatOptions,
  more = 0,
): string {
  const zone: Intl.DateTimeFormatOptions = { ...format, timeZone: 'UTC' };
  const [from, until] = [date, plusDays(date, more)].map((day) => Date.parse(`${day}T00:00Z`));
  if (from === undefined || until === undefined || Number.isNaN(from + until)) return date;
  const name = `${language} ${Object.entries(zone)}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat(language || undefined, zone);
  formats.set(name, known);
  return known.formatRange(from, until);
}

/** From Monday on. */
export function weekdayNames(language: string, length: 'long' | 'short'): string[] {
  const days = [0, 1, 2, 3, 4, 5, 6];
  return days.map((day) => dayText(plusDays(SOME_MONDAY, day), language, { weekday: length }));
}
