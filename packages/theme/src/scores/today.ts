import { systemClock } from '@onda/core/timing/clock';

/** The visitor's date, as `2026-11-21`. */
export function today(): string {
  const now = new Date(systemClock.now());
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
