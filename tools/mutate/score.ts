import { figure, table } from '../bench/table';

/** A result of Stryker. */
export interface Mutant {
  status: string;
}

export interface Score {
  mutants: number;
  killed: number;
  /** 0 to 100; of a package without mutants 100. */
  percent: number;
}

export const GOAL = 85;

/** An endless loop that the time limit ended was noticed too. */
const KILLED = ['Killed', 'Timeout'];
/** A mutant that no test runs is as bad as one that all tests pass. */
const UNNOTICED = ['Survived', 'NoCoverage'];

/**
 * Only mutants that could be tried count: not those ignored by rule or comment, nor those that break.
 */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const among = (statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = among(KILLED);
  const tried = killed + among(UNNOTICED);
  return { mutants: tried, killed, percent: tried === 0 ? 100 : (100 * killed) / tried };
}

export const isEnough = ({ percent }: Score) => percent >= GOAL;

export function scoreTable(scores: ReadonlyMap<string, Score>): string {
  const rows = [...scores].map(([name, score]) => [
    name,
    String(score.mutants),
    String(score.killed),
    `${figure(score.percent)} %`,
    isEnough(score) ? 'ok' : 'MISSED',
  ]);
  return table(['package', 'mutants', 'killed', 'score', `${GOAL} %`], rows);
}
