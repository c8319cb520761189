const WRITTEN = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d))?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Milliseconds since the epoch of `2027-03-21 20:00` and its like; without a zone it is the visitor's. NaN for anything
 * else.
 */
export function momentOf(text: string): number {
  const found = WRITTEN.exec(text.trim());
  if (!found) return Number.NaN;
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone = ''] = found;
  const two = (part = '') => part.padStart(2, '0');
  const time = [hour, minute, second].map(two).join(':');
  return Date.parse(`${year}-${two(month)}-${two(day)}T${time}${zone.toUpperCase()}`);
}
