const DATE = String.raw`(?:(\d{4})([-/.])(\d\d?)\2(\d\d?)|(\d\d?)([-/.])(\d\d?)\6(\d{4}))`;
const TIME = String.raw`[T, ]+(\d\d?)(?=[:.]| ?[aph])(?:[:.h](\d\d)(?::(\d\d)(?:[.,]\d+)?)?)? ?(?:([ap])\.? ?m\.?|h\.?)?`;
const ZONE = String.raw` ?(Z|(?:UTC|GMT)?([+-])(\d\d?):?(\d\d)?|UTC|GMT)`;
const WRITTEN = new RegExp(`^${DATE}(?:${TIME})?(?:${ZONE})?$`, 'i');

/**
 * The milliseconds since the epoch of a date in the formats of people and programs, the year or the day first; without
 * a zone it is in the visitor's. NaN for any other text. `Moment.php` reads the same, by the same table of cases.
 */
export function momentOf(text: string): number {
  const written = text.trim().replace(/\s+/g, ' ');
  if (/^\d{10}(?:\d{3})?$/.test(written)) return Number(written.padEnd(13, '0'));
  const [, y, , m, d, d2, , m2, y2, ...time] = WRITTEN.exec(written) ?? [];
  const day = d ?? d2;
  const date = `${y ?? y2}-${two(m ?? m2)}-${two(day)}`;
  // Some browsers accept 30 February.
  return new Date(date).getUTCDate() === Number(day) ? Date.parse(`${date}T${timeOf(time)}`) : Number.NaN;
}

function timeOf([hour = '0', minute = '00', second = '00', half, zone = '', sign, shift, rest = '00']: (
  | string
  | undefined
)[]) {
  const isHalf = /^(?:0?[1-9]|1[0-2])$/.test(hour);
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  const its = sign ? `${sign}${two(shift)}:${rest}` : zone && 'Z';
  return half && !isHalf ? '' : `${two(hours)}:${minute}:${second}${its}`;
}

const two = (part: unknown) => String(part).padStart(2, '0');
