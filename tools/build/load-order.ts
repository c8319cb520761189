import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { importedSheets } from './sheets';
import { slimContracts } from './slim-contracts';

/** A module's imports: those that come with it, and those that `import()` loads later. */
export interface ModuleImports {
  now: string[];
  later: string[];
}

/** File, relative to `packages/` → its imports. */
export type ModuleGraph = Map<string, ModuleImports>;

/** @param entries Name → source of each built script, relative to the repository's root. */
export async function moduleGraph(entries: Record<string, string>): Promise<ModuleGraph> {
  const { metafile } = await build({
    entryPoints: entries,
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    loader: { '.html': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [importedSheets, slimContracts],
  });
  const graph: ModuleGraph = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const of = (isLater: boolean) =>
      imports
        .filter(({ kind, external }) => (kind === 'dynamic-import') === isLater && !external)
        .map(({ path }) => inPackages(path));
    graph.set(inPackages(file), { now: of(false), later: of(true) });
  }
  return graph;
}

/** The name of a file in the graph; links of the package manager are followed, as esbuild does. */
export function inPackages(file: string): string {
  const isFile = !file.includes(':');
  return isFile
    ? relative(realpathSync('packages'), realpathSync(resolve(file))).replaceAll('\\', '/')
    : file;
}

/**
 * For each lazy module what every page has loaded before it: on each way from an entry to an `import()` of it. Named
 * are entries, lazy modules and `landmarks`; one that comes with another one of the list is left out.
 */
export function loadedBefore(
  graph: ModuleGraph,
  entries: readonly string[],
  landmarks: readonly string[] = [],
): Map<string, string[]> {
  const lazy = [...new Set([...graph.values()].flatMap(({ later }) => later))];
  const roots = [...new Set([...entries, ...lazy])];
  const own = new Map([...roots, ...landmarks].map((root) => [root, closureOf(graph, root)]));
  const loaded = settle(roots, importersOf(graph, roots, own), own, new Set(entries));
  const brings = (one: string, other: string) => (loaded.get(one) ?? own.get(one))?.has(other);
  const order = new Map<string, string[]>();
  for (const file of lazy.filter((name) => !entries.includes(name))) {
    const before = [...own.keys()].filter((one) => brings(file, one) && !own.get(file)?.has(one));
    order.set(file, withoutBrought(before, brings).sort());
  }
  return order;
}

/** The first of modules that bring each other stays. */
function withoutBrought(
  files: string[],
  brings: (one: string, other: string) => boolean | undefined,
): string[] {
  return files.filter(
    (file, place) =>
      !files.some((other, at) => at !== place && brings(other, file) && (at < place || !brings(file, other))),
  );
}

/** The module and what comes with it. */
function closureOf(graph: ModuleGraph, file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const next of graph.get(file)?.now ?? []) closureOf(graph, next, seen);
  }
  return seen;
}

type Loaded = Map<string, Set<string>>;

/** Lazy module → the roots that bring an `import()` of it. */
function importersOf(graph: ModuleGraph, roots: readonly string[], own: Loaded): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const root of roots) {
    const loads = [...(own.get(root) ?? [])].flatMap((file) => graph.get(file)?.later ?? []);
    for (const lazy of new Set(loads)) importers.set(lazy, [...(importers.get(lazy) ?? []), root]);
  }
  return importers;
}

/** Root → all that a page has loaded with it: its own modules, and what each of its importers had. */
function settle(
  roots: readonly string[],
  importers: Map<string, string[]>,
  own: Loaded,
  entries: ReadonlySet<string>,
): Loaded {
  const everything = new Set([...own.values()].flatMap((files) => [...files]));
  const loaded: Loaded = new Map(
    roots.map((root) => [root, entries.has(root) ? (own.get(root) ?? new Set()) : everything]),
  );
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const root of roots.filter((name) => !entries.has(name))) {
      const [first, ...others] = (importers.get(root) ?? []).map(
        (from) => loaded.get(from) ?? new Set<string>(),
      );
      const shared = [...(first ?? [])].filter((file) => others.every((files) => files.has(file)));
      const now = new Set([...(own.get(root) ?? []), ...shared]);
      if (now.size !== loaded.get(root)?.size) isSettled = false;
      loaded.set(root, now);
    }
  }
  return loaded;
}
