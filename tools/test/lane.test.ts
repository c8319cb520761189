import { expect, it } from 'vitest';
import type { Readiness, Lane as SetupLane } from '../setup/setup';
import { type Lane, type Run, runLane } from './lane';

const laneWith = (parts: Partial<Lane>): Lane => ({
  name: 'floor',
  needs: [],
  command: ['vitest'],
  counts: true,
  ...parts,
});
const ready = async (): Promise<Readiness> => ({ ready: true });
const says =
  (output: string, code = 0): Run =>
  async () => ({ code, output });
const never: Run = () => Promise.reject(new Error('the lane ran'));

it.each(['chromium', 'chromium-111', 'chromium-131', 'firefox', 'webkit'] as const)(
  'fails by name without its browser, and runs nothing in its place: %s',
  async (browser) => {
    const makeReady = async (need: SetupLane): Promise<Readiness> =>
      need === browser ? { ready: false, missing: ['no such package'] } : { ready: true };
    const result = await runLane(laneWith({ needs: ['php', browser] }), never, () => {}, makeReady);
    expect(result).toEqual({
      passed: 0,
      failed: 1,
      note: `did not run: ${browser} lacks no such package`,
      failures: [],
    });
  },
);

it('fails when its runner counts nothing', async () => {
  const result = await runLane(laneWith({}), says('No test files found', 1), () => {}, ready);
  expect(result).toMatchObject({ passed: 0, failed: 1, note: expect.stringContaining('did not run') });
});

it('counts what its runner counts, and names what failed', async () => {
  const output =
    ' FAIL  e2e/smoke.e2e.ts > plays\nAssertionError: expected 1 to be 2\n\n      Tests  1 failed | 13 passed (14)\n';
  expect(await runLane(laneWith({}), says(output, 1), () => {}, ready)).toEqual({
    passed: 13,
    failed: 1,
    note: 'left with 1',
    failures: [{ name: 'e2e/smoke.e2e.ts > plays', reason: 'AssertionError: expected 1 to be 2' }],
  });
});

it('fails when its runner leaves with an error though every test passed', async () => {
  const output = '      Tests  14 passed (14)\n';
  expect(await runLane(laneWith({}), says(output, 1), () => {}, ready)).toMatchObject({ failed: 1 });
});

it('is one check where its command counts no tests', async () => {
  const check = laneWith({ counts: false });
  expect(await runLane(check, says(''), () => {}, ready)).toMatchObject({ passed: 1, failed: 0 });
  expect(await runLane(check, says('', 1), () => {}, ready)).toMatchObject({ passed: 0, failed: 1 });
});
