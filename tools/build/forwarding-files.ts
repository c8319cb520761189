import { replace as plain } from './source-maps';

/** The contents of built files, by file name. */
export type BuiltFiles = Record<string, string>;

const LAZY = /import\("\.\/([\w-]+\.js)"\)/g;

/**
 * Removes files that only forward to a chunk, and points each `import("./entry.js")` at the chunk. esbuild writes such
 * a file for a lazy entry whose code is in a shared chunk; it would cost a visitor one more request before the chunk.
 */
export function withoutForwardingFiles(files: BuiltFiles, replace = plain): BuiltFiles {
  const forwarding = Object.fromEntries(
    Object.entries(files).flatMap(([name, code]) => {
      const target = targetOf(code);
      return target ? [[name, target]] : [];
    }),
  );
  const kept = Object.entries(files).filter(([name]) => !forwarding[name]);
  const direct = (whole = '', name = '') => {
    const target = forwarding[name];
    return target ? `import("./${target.file}").then(e=>({${target.names}}))` : whole;
  };
  return Object.fromEntries(kept.map(([name, code]) => [name, replace(name, code, LAZY, direct)]));
}

/** Parses `import{w as a}from"./chunk-X.js";import"./chunk-Y.js";export{a as lookAtStation};` */
function targetOf(code: string): { file: string; names: string } | null {
  const parts = code.match(
    /^import\{([^}]+)\}from"\.\/([\w-]+\.js)";(?:import"\.\/[\w-]+\.js";)*export\{([^}]+)\};?\s*$/,
  );
  if (!parts) return null;
  const [, imports = '', file = '', exports = ''] = parts;
  const remote = new Map(imports.split(',').map((pair) => splitAlias(pair).reverse() as [string, string]));
  const names = exports.split(',').map((pair) => {
    const [local, name] = splitAlias(pair);
    return `${name}:e.${remote.get(local)}`;
  });
  return { file, names: names.join() };
}

function splitAlias(pair: string): [from: string, to: string] {
  const [from = '', to = from] = pair.trim().split(' as ');
  return [from, to];
}
