/** What a built file is made of, by name. */
export type BuiltFiles = Record<string, string>;

/**
 * esbuild keeps a file for each lazy entry, also where its code is in a chunk that others share: all such a file does is
 * to import the chunk and to export its names anew. A visitor would pay a request for it, and wait for two in a row.
 * Sends every `import("./entry.js")` straight to the chunk and leaves the entries out.
 */
export function withoutDetours(files: BuiltFiles): BuiltFiles {
  const detours = Object.fromEntries(
    Object.entries(files).flatMap(([name, code]) => {
      const goal = goalOf(code);
      return goal ? [[name, goal]] : [];
    }),
  );
  const kept = Object.entries(files).filter(([name]) => !detours[name]);
  return Object.fromEntries(kept.map(([name, code]) => [name, straightened(code, detours)]));
}

/** `{ file, names }` of `import{w as a}from"./chunk-X.js";import"./chunk-Y.js";export{a as lookAtStation};` */
function goalOf(code: string): { file: string; names: string } | null {
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

function straightened(code: string, detours: Record<string, { file: string; names: string }>): string {
  return code.replace(/import\("\.\/([\w-]+\.js)"\)/g, (whole, name: string) => {
    const goal = detours[name];
    return goal ? `import("./${goal.file}").then(e=>({${goal.names}}))` : whole;
  });
}
