import { ensure, type Lane as SetupLane } from '../setup/setup';
import { countTests, type Failure, failuresOf, type Tally } from './count';

/**
 * A part of the whole: what must be on the machine, what is run. `counts` is false where the command is one check.
 */
export interface Lane {
  name: string;
  needs: SetupLane[];
  command: string[];
  counts: boolean;
  /** Left out of `pnpm test`; `pnpm test all` and its own name run it. */
  isOnlyInAll?: boolean;
}

/** How it came out. `note` says how its command ended or why it did not run. */
export type Result = Tally & { note: string; failures: Failure[] };

export type Print = (said: string) => void;

/** Runs a command; `hear` gets what it says as it is said, the result holds all of it. */
export type Run = (command: string[], print: Print) => Promise<{ code: number; output: string }>;

/** A lane that could not run counts as failed, by name, never as passed. */
export async function runLane(lane: Lane, run: Run, print: Print, makeReady = ensure): Promise<Result> {
  for (const need of lane.needs) {
    const state = await makeReady(need);
    if (!state.ready) return didNotRun(`${need} lacks ${state.missing.join(', ')}`);
  }
  const { code, output } = await run(lane.command, print);
  const tally = lane.counts ? countTests(output) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!tally) return didNotRun(`the runner left with ${code} and counted nothing`);
  const isSilentFailure = code !== 0 && tally.failed === 0;
  return {
    passed: tally.passed,
    failed: tally.failed + (isSilentFailure ? 1 : 0),
    note: `left with ${code}`,
    failures: failuresOf(output),
  };
}

const didNotRun = (why: string): Result => ({
  passed: 0,
  failed: 1,
  note: `did not run: ${why}`,
  failures: [],
});
