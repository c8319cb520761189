import type { Failure, Tally } from './count';
import type { Result } from './lane';

/** How the failed tests of a lane came out when they ran alone. */
export interface SecondRun {
  isMended: boolean;
  failures: Failure[];
}

/** How a lane came out. */
export interface Outcome {
  name: string;
  seconds: number;
  first: Result;
  /** Absent where nothing failed, where a second run says nothing, and in a strict run. */
  again?: SecondRun | undefined;
}

const isMended = ({ again }: Outcome) => again?.isMended === true;

/** The sum over all lanes. Tests that passed the second time count as passed. */
export function totalOf(outcomes: readonly Outcome[]): Tally {
  const total = { passed: 0, failed: 0 };
  for (const outcome of outcomes) {
    const { passed, failed } = outcome.first;
    total.passed += passed + (isMended(outcome) ? failed : 0);
    total.failed += isMended(outcome) ? 0 : failed;
  }
  return total;
}

/** A line for each lane with what failed in it; then what passed only the second time; last the sum. */
export function closingLines(outcomes: readonly Outcome[]): string[] {
  const { passed, failed } = totalOf(outcomes);
  return [...outcomes.flatMap(linesOf), ...racesIn(outcomes), '', `${passed} passed, ${failed} failed`];
}

function linesOf(outcome: Outcome): string[] {
  const { name, seconds, first, again } = outcome;
  const isFine = first.passed > 0 && (first.failed === 0 || isMended(outcome));
  const { passed, failed } = totalOf([outcome]);
  const line = `${isFine ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed in ${Math.round(seconds)} s (${first.note})`;
  if (first.failed === 0 || isMended(outcome)) return [line];
  return [
    line,
    ...listed('', first.failures),
    ...listed('failed the second time, too: ', again?.failures ?? []),
  ];
}

/** A test that loses a race is a fault, of the product or of the test. */
function racesIn(outcomes: readonly Outcome[]): string[] {
  const races = outcomes
    .filter(isMended)
    .flatMap(({ name, first }) =>
      first.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })),
    );
  if (races.length === 0) return [];
  return ['', 'passed only the second time, alone; each is a race to mend:', ...listed('', races)];
}

const listed = (word: string, failures: readonly Failure[]) =>
  failures.flatMap(({ name, reason }) => [`     ${word}${name}`, `       ${reason}`]);
