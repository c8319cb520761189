import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import { inPackages, loadedBefore, type ModuleGraph, moduleGraph } from './load-order';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Paths are relative to `packages/`. */
export interface ChunkChoices {
  /** Module → the module, or modules, that come with it although it does not import them. */
  after: Record<string, string | readonly string[]>;
  /** Groups of modules for one chunk. */
  together: readonly (readonly string[])[];
  /** Modules that run in a worker too, where no page has loaded anything. */
  alone: readonly string[];
}

/** Module → the modules that it is made to import. */
export type ChunkPlan = Map<string, string[]>;

/**
 * Adds imports that tell esbuild which modules share a chunk: a lazy module imports what the page has loaded before
 * it, so their code is in one chunk for all later modules. esbuild alone makes a chunk for each set of modules
 * that two lazy modules share: forty files of 300 bytes. The imports stand on the first line, so that lines keep their
 * numbers.
 *
 * @param entries Name → source of each built script.
 */
export const stages = (entries: Record<string, string>, choices: ChunkChoices): Plugin => ({
  name: 'stages',
  async setup(build) {
    const plan = chunkPlan(await moduleGraph(entries), entries, choices);
    const before = new Map([...plan].map(([file, imports]) => [placeOf(file), imports.map(placeOf)]));
    build.onLoad({ filter: /\.(tsx?|mjs)$/ }, ({ path }) => {
      const imports = before.get(path);
      if (imports === undefined) return undefined;
      const lines = imports.map((file) => `import ${JSON.stringify(`./${relative(dirname(path), file)}`)};`);
      return {
        contents: lines.join('') + readFileSync(path, 'utf8'),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});

/** The choices, and what follows from the code with them. Throws where a choice names a file that is not there. */
export function chunkPlan(
  graph: ModuleGraph,
  entries: Record<string, string>,
  choices: ChunkChoices,
): ChunkPlan {
  const plan: ChunkPlan = new Map();
  const add = (file: string, imports: readonly string[]) => {
    const known = plan.get(file) ?? [];
    plan.set(file, [...known, ...imports.filter((one) => !known.includes(one))]);
  };
  for (const [file, former] of chosen(choices)) add(file, former);
  const landmarks = [...new Set([...plan].flat(2))];
  const order = loadedBefore(withPlan(graph, plan), Object.values(entries).map(inPackages), landmarks);
  const alone = choices.alone.filter(isBuilt).map(nameOf);
  for (const [file, former] of order) if (former.length > 0 && !alone.includes(file)) add(file, former);
  return plan;
}

function withPlan(graph: ModuleGraph, plan: ChunkPlan): ModuleGraph {
  const all = new Map(graph);
  for (const [file, imports] of plan) {
    const { now = [], later = [] } = graph.get(file) ?? {};
    all.set(file, { now: [...now, ...imports], later });
  }
  return all;
}

/** The rows of both tables by the names of the graph; a group is a ring in which each module imports the one before. */
function chosen({ after, together }: ChunkChoices): [string, string[]][] {
  const rows = Object.entries(after).map(([file, former]): [string[], string[]] => [[file], [former].flat()]);
  const rings = together.flatMap((group) => ring(group.filter(isBuilt)));
  return [...rows, ...rings]
    .map(([file, former]) => [file.filter(isBuilt), former.filter(isBuilt)] as const)
    .flatMap(([[file], former]) => (file === undefined ? [] : [[nameOf(file), former.map(nameOf)]]));
}

const ring = (modules: readonly string[]): [string[], string[]][] =>
  modules.map((module, index) => [[module], [modules.at(index - 1) ?? module]]);

/** Rows of a feature that was taken out do nothing. */
const isBuilt = (file: string) => existsSync(resolve('packages', file.split('/')[0] ?? ''));

function nameOf(file: string): string {
  if (existsSync(resolve('packages', file))) return inPackages(`packages/${file}`);
  throw new Error(`tsup.config.ts: there is no packages/${file}: correct the row of the chunk plan`);
}

const placeOf = (file: string) => realpathSync(resolve('packages', file));

/** A line for each module; packages of npm have no version in it. */
export function printChunkPlan(plan: ChunkPlan): string {
  const shortOf = (file: string) => file.replace(/^.*node_modules\//, '');
  const lines = [...plan]
    .filter(([, imports]) => imports.length > 0)
    .map(([file, imports]) => `${shortOf(file)}\t${imports.map(shortOf).join(' ')}\n`);
  return `module\tcomes after\n${lines.sort().join('')}`;
}
