import { describe, it } from 'vitest';

/** Whether every test runs, as in `pnpm test all` and where a file is named; `pnpm test` runs one of each kind. */
export const isWhole = process.env.ONDA_WHOLE === '1';

/**
 * The rows of a table that repeats one behavior, with another theme, version, color or browser: the first alone, or the
 * first of so many kinds.
 */
export const oneOfAKind = <Row>(rows: readonly Row[], kinds = 1): Row[] =>
  isWhole ? [...rows] : rows.slice(0, kinds);

/** A test or a suite that `pnpm test` leaves out: another one, or a unit test, has the behavior once. */
export function itInAll(name: string, test: () => Promise<void>, timeout?: number): void {
  if (isWhole) it(name, test, timeout);
}

export function describeInAll(name: string, tests: () => void): void {
  if (isWhole) describe(name, tests);
}
