import type { BuiltFiles } from './forwarding-files';

/** Replaces each `import("./X.js")` with `ondaLoad("X.js")`, the loader's function (`core/module-loader`). */
export function loadedByLoader(files: BuiltFiles): BuiltFiles {
  const changed = Object.entries(files).map(([name, code]) => [
    name,
    code.replace(/\bimport\("\.\/([\w-]+\.js)"\)/g, 'ondaLoad("$1")'),
  ]);
  return Object.fromEntries(changed);
}
