/** Whether every test runs, as in `pnpm test all` and where a file is named; `pnpm test` runs one of each kind. */
export const isWhole = process.env.ONDA_WHOLE === '1';

/** The rows of a table that repeats one behavior, with another theme, version, color or browser: the first alone. */
export const oneOfAKind = <Row>(rows: readonly Row[]): Row[] => (isWhole ? [...rows] : rows.slice(0, 1));
