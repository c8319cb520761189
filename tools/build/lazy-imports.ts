import type { BuiltFiles } from './forwarding-files';
import { replace as plain } from './source-maps';

/** Replaces each `import("./X.js")` with `ondaLoad("X.js")`, the loader's function (`core/module-loader`). */
export function loadedByLoader(files: BuiltFiles, replace = plain): BuiltFiles {
  const changed = Object.entries(files).map(([name, code]) => [
    name,
    replace(name, code, /\bimport\("\.\/([\w-]+\.js)"\)/g, (_, file) => `ondaLoad("${file}")`),
  ]);
  return Object.fromEntries(changed);
}
