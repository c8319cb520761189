import { expect, it } from 'vitest';
import { closingLines, type Outcome, totalOf } from './closing-lines';

const outcome = (parts: Partial<Outcome['first']>, again?: Outcome['again']): Outcome => ({
  name: 'floor firefox',
  seconds: 61.6,
  first: { passed: 13, failed: 0, note: 'left with 0', failures: [], ...parts },
  again,
});
const race = { name: 'e2e/smoke.e2e.ts > plays', reason: 'AssertionError: expected 1 to be 2' };
const lost = { failed: 1, note: 'left with 1', failures: [race] };

it('says of each lane how it came out, how long it took, and the sum last', () => {
  expect(closingLines([outcome({}), { ...outcome({ passed: 2 }), name: 'unit' }])).toEqual([
    'ok   floor firefox: 13 passed, 0 failed in 62 s (left with 0)',
    'ok   unit: 2 passed, 0 failed in 62 s (left with 0)',
    '',
    '15 passed, 0 failed',
  ]);
});

it('names what failed at its lane', () => {
  expect(closingLines([outcome(lost)])).toEqual([
    'FAIL floor firefox: 13 passed, 1 failed in 62 s (left with 1)',
    '     e2e/smoke.e2e.ts > plays',
    '       AssertionError: expected 1 to be 2',
    '',
    '13 passed, 1 failed',
  ]);
});

it('names what passed only the second time, with its cause, in the last lines', () => {
  expect(closingLines([outcome(lost, { isMended: true, failures: [] }), outcome({})])).toEqual([
    'ok   floor firefox: 14 passed, 0 failed in 62 s (left with 1)',
    'ok   floor firefox: 13 passed, 0 failed in 62 s (left with 0)',
    '',
    'passed only the second time, alone; each is a race to mend:',
    '     floor firefox: e2e/smoke.e2e.ts > plays',
    '       AssertionError: expected 1 to be 2',
    '',
    '27 passed, 0 failed',
  ]);
});

it('names what failed both times', () => {
  const lines = closingLines([outcome(lost, { isMended: false, failures: [race] })]);
  expect(lines[0]).toMatch(/^FAIL/);
  expect(lines).toContain('     failed the second time, too: e2e/smoke.e2e.ts > plays');
  expect(totalOf([outcome(lost, { isMended: false, failures: [race] })])).toEqual({ passed: 13, failed: 1 });
});

it('calls no lane fine in which nothing ran', () => {
  expect(closingLines([outcome({ passed: 0 })])[0]).toMatch(/^FAIL/);
});
