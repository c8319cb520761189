import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepReport, readResults } from './results';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onda-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (title: string) => ({ title, head: ['', 'ms'], rows: [['a click', '5.2']], notes: [] });

it('keeps one report of a bench, in its place, with the date and the machine', () => {
  const file = join(folder, 'results.json');
  keepReport('bytes', report('first'), file);
  keepReport('views', report('views'), file);
  keepReport('bytes', report('second'), file);
  const results = readResults(file);
  expect(results.map(({ name, title }) => [name, title])).toEqual([
    ['bytes', 'second'],
    ['views', 'views'],
  ]);
  expect(results[0]).toMatchObject({
    command: 'pnpm bench bytes',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    machine: expect.stringMatching(/^\d+ cores, Node \d+\.\d+\.\d+, load average \d+$/),
    rows: [['a click', '5.2']],
  });
  expect(readFileSync(file, 'utf8')).toMatch(/\]\n$/);
});

it('keeps the former report where nothing could be measured', () => {
  const file = join(folder, 'results.json');
  keepReport('views', report('views'), file);
  keepReport('views', { ...report('none'), rows: [] }, file);
  expect(readResults(file)).toMatchObject([{ title: 'views' }]);
});

it('has no results before the first report', () => {
  expect(readResults(join(folder, 'results.json'))).toEqual([]);
});
