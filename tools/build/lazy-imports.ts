import type { BuiltFiles } from './forwarding-files';
import { replace as plain } from './source-maps';
import { staticImports } from './static-imports';

/**
 * Replaces each `import("./X.js")` with `ondaLoad("X.js","Y.js")`, the loader's function (`core/module-loader`). Behind
 * the module stand the files that it imports and that did not come with the caller: they are requested together.
 */
export function loadedByLoader(files: BuiltFiles, replace = plain): BuiltFiles {
  const changed = Object.entries(files).map(([name, code]) => {
    const present = [name, ...staticImports(name, files)];
    const call = (file: string) => {
      const missing = staticImports(file, files).filter((one) => one !== file && !present.includes(one));
      return `ondaLoad(${[file, ...missing].map((one) => `"${one}"`).join()})`;
    };
    return [name, replace(name, code, /\bimport\("\.\/([\w-]+\.js)"\)/g, (_, file = '') => call(file))];
  });
  return Object.fromEntries(changed);
}
