import { expect, it } from 'vitest';
import { printMeasured } from './measured';

const result = {
  name: 'bytes',
  command: 'pnpm bench bytes',
  date: '2026-11-27',
  machine: '2 cores',
  title: 'bytes: scripts of a page',
  head: ['', 'kB', 'limit'],
  rows: [['a bare <audio> | none', '1.5', '2'], ['… used']],
  notes: ['files in their order'],
};

it('prints a heading, the conditions, a table and the notes of a result', () => {
  expect(printMeasured([result])).toContain(`## bytes

scripts of a page. \`pnpm bench bytes\`, 2026-11-27, 2 cores.

|  | kB | limit |
| --- | --: | --: |
| a bare \\<audio> \\| none | 1.5 | 2 |
| … used |  |  |

files in their order
`);
});

it('starts each result after an empty line', () => {
  expect(printMeasured([result, { ...result, name: 'views' }])).toContain(
    'files in their order\n\n## views\n',
  );
});
