import { expect, it } from 'vitest';
import { countTests, failuresOf } from './count';

it('reads what vitest prints, colors and all', () => {
  const output =
    '\u001b[2m Test Files \u001b[22m 3 passed (3)\n\u001b[2m      Tests \u001b[22m \u001b[32m26 passed\u001b[39m (26)\n';
  expect(countTests(output)).toEqual({ passed: 26, failed: 0 });
});

it('counts a skipped test as a failed one', () => {
  expect(
    countTests(' Test Files  1 failed | 2 passed (3)\n      Tests  2 failed | 1 skipped | 40 passed (43)\n'),
  ).toEqual({
    passed: 40,
    failed: 3,
  });
});

it('counts a file that could not be read at all', () => {
  expect(countTests(' Test Files  2 failed | 1 passed (3)\n      Tests  26 passed (26)\n')).toEqual({
    passed: 26,
    failed: 2,
  });
});

it('reads what PHPUnit prints', () => {
  expect(countTests('OK (12 tests, 40 assertions)\n')).toEqual({ passed: 12, failed: 0 });
  expect(countTests('FAILURES!\nTests: 12, Assertions: 40, Errors: 1, Failures: 2.\n')).toEqual({
    passed: 9,
    failed: 3,
  });
});

it('knows when a runner said nothing', () => {
  expect(countTests('Killed\n')).toBeNull();
});

it('names what failed, once each, with the first line of its reason', () => {
  const vitest =
    '\u001b[31m FAIL \u001b[39m e2e/sound.e2e.ts > plays\n FAIL  e2e/sound.e2e.ts > stops\nError: silent\n at x\n FAIL  e2e/sound.e2e.ts > plays\n ok\n';
  expect(failuresOf(vitest)).toEqual([
    { name: 'e2e/sound.e2e.ts > plays', reason: 'Error: silent' },
    { name: 'e2e/sound.e2e.ts > stops', reason: 'Error: silent' },
  ]);
  expect(failuresOf(' FAIL   quiet  e2e/votes.e2e.ts > counts\n')).toEqual([
    { name: 'quiet  e2e/votes.e2e.ts > counts', reason: '' },
  ]);
  const phpUnit =
    'There was 1 failure:\n\n1) Onda\\Tests\\PollTest::test_waits\nFailed asserting that 1 is 2.\n';
  expect(failuresOf(phpUnit)).toEqual([
    { name: 'Onda\\Tests\\PollTest::test_waits', reason: 'Failed asserting that 1 is 2.' },
  ]);
});

it('names no more than ten', () => {
  const many = Array.from({ length: 12 }, (_, number) => ` FAIL  file > test ${number}\n`).join('');
  expect(failuresOf(many)).toHaveLength(10);
});
