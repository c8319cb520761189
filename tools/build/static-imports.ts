import type { BuiltFiles } from './forwarding-files';

/** `import{a as b}from"./chunk-X.js"` and `import"./chunk-X.js"`. */
export const IMPORT = /(?<=^|;)import(?:\{[^}]*\}from)?"\.\/([\w-]+\.js)";?/g;

export const importsOf = (code: string) => [...code.matchAll(IMPORT)].map(([, file = '']) => file);

/** The files that come with a built script, those that its imports import included. */
export function staticImports(file: string, files: BuiltFiles, seen = new Set<string>()): string[] {
  for (const name of importsOf(files[file] ?? '')) {
    if (seen.has(name)) continue;
    seen.add(name);
    staticImports(name, files, seen);
  }
  return [...seen];
}
