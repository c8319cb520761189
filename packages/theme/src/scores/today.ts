import { systemClock } from '@onda/core/timing/clock';

/** `2026-11-21`, where the visitor is. */
export function today(): string {
  const now = new Date(systemClock.now());
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
