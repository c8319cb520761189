import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { globsOf, type Package, TESTS } from './mutated';
import { BUNDLED_SAMPLE, CACHE, COPIES } from './places';
import type { Mutant } from './score';

/**
 * Kinds of change that are not made. Texts: whether a message, a class name or an attribute's name is spelled so is
 * wording; the words of the wire are written out by the tests of each `api`, and types refuse most others.
 */
const LEFT_OUT = ['StringLiteral'];

/** On a machine that is busy with others, a thread alone may take seconds to start. */
const TIME_LIMIT_MS = 60_000;

export interface MutationOptions {
  /** Forgets what former runs found: they stand for a constant also where a new test would notice its change. */
  isFresh: boolean;
  /** Leaves out what runs at the import of a file: all tests of the package run for each such mutant. */
  skipsStatic: boolean;
  /** Tries one mutant in so many. */
  oneIn: number;
}

/** Tries every mutant of a package with the tests of that package, and prints those that no test noticed. */
export function mutate(name: Package, { isFresh, skipsStatic, oneIn }: MutationOptions): Promise<Mutant[]> {
  process.env.ONDA_MUTATED = name;
  process.env.ONDA_SAMPLE = String(oneIn);
  const isWhole = oneIn === 1;
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', BUNDLED_SAMPLE],
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false },
    mutate: [...globsOf(name), TESTS],
    mutator: { excludedMutations: LEFT_OUT },
    coverageAnalysis: 'perTest',
    ignoreStatic: skipsStatic,
    concurrency: 2,
    timeoutMS: TIME_LIMIT_MS,
    incremental: true,
    force: isFresh,
    // A sample calls what it leaves out broken: a whole run must not believe that.
    incrementalFile: join(CACHE, isWhole ? `${name}.json` : `${name}-one-in-${oneIn}.json`),
    tempDirName: COPIES,
    cleanTempDir: 'always',
    ignorePatterns: ['/e2e', '/docs', '/wordpress-plugin/build'],
    disableTypeChecks: false,
    checkers: isWhole ? [] : ['sample'],
    reporters: ['clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  });
  return stryker.runMutationTest();
}
