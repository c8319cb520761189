import { PACKAGES } from './mutated';

const TARGETS = [...PACKAGES, 'php'] as const;

type Target = (typeof TARGETS)[number];

const USAGE = `pnpm mutate [${TARGETS.join('|')}]... [--one-in N] [--skip-static] [--fresh]`;

/** All where none is named. Throws for a name that there is not. */
export function chosenTargets(names: readonly string[]): readonly Target[] {
  const unknown = names.find((name) => !TARGETS.some((known) => known === name));
  if (unknown) throw new Error(`There is nothing named ${unknown}.\nUsage: ${USAGE}`);
  return names.length === 0 ? TARGETS : TARGETS.filter((name) => names.includes(name));
}
