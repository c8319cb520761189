/** Numbers from here on are milliseconds: as seconds they would lie in the year 5138. */
const FIRST_MILLISECONDS = 1e11;

/** A moment as feeds write it (seconds, milliseconds, ISO, `2026-11-21 01:00:00`) in milliseconds since the epoch. */
export function momentOf(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = value === '' ? 0 : Number(value);
  if (Number.isFinite(number)) return number > 0 ? fromNumber(number) : null;
  const parsed = Date.parse(String(value).trim().slice(0, 40).replace(' ', 'T'));
  return Number.isNaN(parsed) ? null : parsed;
}

function fromNumber(number: number): number | null {
  const milliseconds = Math.round(number < FIRST_MILLISECONDS ? number * 1000 : number);
  return milliseconds <= 8.64e15 ? milliseconds : null;
}
