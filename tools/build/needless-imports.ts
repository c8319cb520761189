import type { BuiltFiles } from './forwarding-files';
import { replace as plain } from './source-maps';

/** `import"./chunk-X.js";`, an import without names. */
const BARE = /import"\.\/([\w-]+\.js)";/g;

/**
 * Removes imports without names. Each import that `stages.ts` adds leaves one behind. Only a file that registers an
 * element does something on import, and only an entry has to keep that import.
 *
 * @param elements Files that register an element.
 */
export function withoutNeedlessImports(
  files: BuiltFiles,
  elements: ReadonlySet<string>,
  replace = plain,
): BuiltFiles {
  const changed = Object.entries(files).map(([name, code]) => {
    const isEntry = !name.startsWith('chunk-');
    const kept = replace(name, code, BARE, (whole = '', file = '') =>
      isEntry && elements.has(file) ? whole : '',
    );
    return [name, kept];
  });
  return Object.fromEntries(changed);
}
