import { DAY_SECONDS } from './random-rules';

/**
 * Turns a time on the clock of a zone into a moment by the zones of JavaScript: the first that shows it, or nothing
 * where the clock skips it. Both are seconds.
 */
export function zoneMoments(zone: string): (shown: number) => number | undefined {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offset = (moment: number): number => {
    const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)$/.exec(format.format(moment * 1000)) ?? [];
    return (sign === '-' ? -60 : 60) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
  const days = new Map<number, number>();
  const offsetOfDay = (day: number): number => {
    const known = days.get(day) ?? offset(day * DAY_SECONDS);
    days.set(day, known);
    return known;
  };
  return (shown) => {
    const day = Math.floor(shown / DAY_SECONDS);
    const offsets = [offsetOfDay(day - 1), offsetOfDay(day + 2)];
    const first = Math.max(...offsets);
    const last = Math.min(...offsets);
    if (first === last || offset(shown - first) === first) return shown - first;
    return offset(shown - last) === last ? shown - last : undefined;
  };
}
