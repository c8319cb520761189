import type { Checker, CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { isInSample } from './sample';

const PASSED = { status: 'passed' as CheckStatus.Passed } satisfies CheckResult;
const LEFT_OUT = { status: 'compileError' as CheckStatus.CompileError, reason: 'not in the sample' };

/** Lets Stryker try the sample alone: refused mutants are not counted. `ONDA_SAMPLE` is set by `stryker.ts`. */
class SampleChecker implements Checker {
  readonly #oneIn = Number(process.env.ONDA_SAMPLE);

  async init(): Promise<void> {}

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const result = (mutant: Mutant) => (isInSample(mutant, this.#oneIn) ? PASSED : LEFT_OUT);
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, result(mutant)]));
  }

  /** All at once. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
