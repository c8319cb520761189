import { replace as plain } from './source-maps';

/** The contents of built files, by file name. */
export type BuiltFiles = Record<string, string>;

/** The chunk to which a file forwards, and the name there of each of its exports. */
interface Target {
  chunk: string;
  names: ReadonlyMap<string, string>;
}

/** How a built file writes a lazy import, by what it takes of it, and how it takes that from the chunk. */
const FORMS: readonly [form: RegExp, direct: (target: Target, taken: string) => string][] = [
  [
    /\{(?<taken>[\w$:,]+)\}=await import\("\.\/(?<file>[\w-]+\.js)"\)(?!\.)/g,
    ({ chunk, names }, taken) => `{${renamed(taken, names)}}=await import("./${chunk}")`,
  ],
  [
    /import\("\.\/(?<file>[\w-]+\.js)"\)\.then\(\(\{(?<taken>[\w$:,]+)\}\)/g,
    ({ chunk, names }, taken) => `import("./${chunk}").then(({${renamed(taken, names)}})`,
  ],
  [
    /\(await import\("\.\/(?<file>[\w-]+\.js)"\)\)\.(?<taken>[\w$]+)/g,
    ({ chunk, names }, taken) => `(await import("./${chunk}")).${names.get(taken)}`,
  ],
  [
    /import\("\.\/(?<file>[\w-]+\.js)"\)/g,
    ({ chunk, names }) =>
      `import("./${chunk}").then(e=>({${Array.from(names, ([name, there]) => `${name}:e.${there}`)}}))`,
  ],
];

/**
 * Removes files that only forward to a chunk, and points each `import("./entry.js")` at the chunk. esbuild writes such
 * a file for a lazy entry whose code is in a shared chunk; it would cost a visitor one more request before the chunk.
 */
export function withoutForwardingFiles(files: BuiltFiles, replace = plain): BuiltFiles {
  const targets = new Map(Object.entries(files).map(([name, code]) => [name, targetOf(code)]));
  const kept = Object.entries(files).filter(([name]) => !targets.get(name));
  const direct = (name: string, code: string) =>
    FORMS.reduce(
      (text, [form, write]) =>
        replace(name, text, form, (whole = '', ...match) => {
          const { file = '', taken = '' } = match.at(-1) as unknown as Record<string, string>;
          const target = targets.get(file);
          return target ? write(target, taken) : whole;
        }),
      code,
    );
  return Object.fromEntries(kept.map(([name, code]) => [name, direct(name, code)]));
}

/** Parses `import{w as a}from"./chunk-X.js";import"./chunk-Y.js";export{a as lookAtStation};` */
function targetOf(code: string): Target | null {
  const parts = code.match(
    /^import\{([^}]+)\}from"\.\/([\w-]+\.js)";(?:import"\.\/[\w-]+\.js";)*export\{([^}]+)\};?\s*$/,
  );
  if (!parts) return null;
  const [, imports = '', chunk = '', exports = ''] = parts;
  const remote = new Map(imports.split(',').map((pair) => splitAlias(pair).reverse() as [string, string]));
  const names = exports.split(',').map((pair): [string, string] => {
    const [local, name] = splitAlias(pair);
    return [name, remote.get(local) ?? local];
  });
  return { chunk, names: new Map(names) };
}

function splitAlias(pair: string): [from: string, to: string] {
  const [from = '', to = from] = pair.trim().split(' as ');
  return [from, to];
}

/** `{lookAtStation:n}` of the file is `{w:n}` of its chunk. */
const renamed = (taken: string, names: Target['names']) =>
  taken.split(',').map((pair) => {
    const [name = '', local = name] = pair.split(':');
    return `${names.get(name)}:${local}`;
  });
