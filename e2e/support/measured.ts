import { expect } from 'vitest';

const HOLDS_LIMITS = process.env.ONDA_E2E_TIMES === '1';

/**
 * Prints a time or a ratio of times. Its limit (above which it is too much) is held with `pnpm test:e2e --times` alone,
 * for a quiet machine: elsewhere the same code takes ten times as long.
 */
export function measured(name: string, figures: number | number[], limit?: number): void {
  const all = [figures].flat();
  const told = all.map((figure) => (figure < 10 ? figure.toFixed(2) : Math.round(figure))).join(', ');
  console.log(`  ${name}: ${told}${limit === undefined ? '' : ` (limit ${limit})`}`);
  if (HOLDS_LIMITS && limit !== undefined) expect(Math.max(...all), name).toBeLessThan(limit);
}
