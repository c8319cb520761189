import { readFileSync } from 'node:fs';

/** The rows of a table of cases, cells between tabs; lines with `#` tell of it. `path` begins at the repository. */
export const tableOf = <Row extends readonly string[]>(path: string): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t') as readonly string[] as Row);
