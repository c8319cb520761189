import { createHash } from 'node:crypto';
import type { Mutant } from '@stryker-mutator/api/core';

export type Change = Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>;

const REPO_PATH = /packages\/.*$/;

/** The N of `--one-in N`. Throws for what is no whole number from 1 on. */
export function sampleSize(word: string): number {
  if (!/^[1-9]\d*$/.test(word)) throw new Error(`--one-in takes a whole number from 1 on, not ${word}.`);
  return Number(word);
}

/**
 * The sample is one change in `oneIn`, chosen by a hash of its place and what it writes: the same in every run and on
 * every machine, and no kind of change or file is preferred.
 */
export function isInSample({ fileName, location, mutatorName, replacement }: Change, oneIn: number): boolean {
  const file = fileName.replaceAll('\\', '/').match(REPO_PATH)?.[0];
  const hash = createHash('sha256').update(JSON.stringify([file, location, mutatorName, replacement]));
  return hash.digest().readUInt32BE() % oneIn === 0;
}
