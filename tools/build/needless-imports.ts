import type { BuiltFiles } from './detours';

/** `import"./chunk-X.js";`, of which no name is used. */
const BARE = /import"\.\/([\w-]+\.js)";/g;

/**
 * The stages (`stages.ts`) tell esbuild what to put together, and it leaves an import behind for each: of a file that is
 * there already, or that nobody here needs. Nothing of ours runs on import but what registers an element, and only an
 * entry is asked to.
 *
 * @param elements Files that register an element.
 */
export function withoutNeedlessImports(files: BuiltFiles, elements: ReadonlySet<string>): BuiltFiles {
  const changed = Object.entries(files).map(([name, code]) => {
    const isEntry = !name.startsWith('chunk-');
    const kept = code.replace(BARE, (whole, file: string) => (isEntry && elements.has(file) ? whole : ''));
    return [name, kept];
  });
  return Object.fromEntries(changed);
}
