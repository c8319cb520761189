import { type Mapped, startingWith } from './source-maps';

/**
 * Chromium compiles a function when it is first called, on the main thread, which took a third of the script of a page;
 * a file that begins with this word it compiles whole, beside it. For others it is a comment.
 */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks what a page runs as soon as it comes: the loader and the scripts of elements. What a visitor's use asks for is
 * compiled as it is called.
 */
export function compileWhileLoading(files: Record<string, Mapped>, names: readonly string[]): void {
  for (const name of new Set(names)) {
    const file = files[name];
    if (file) files[name] = startingWith(CALLED_ON_LOAD, file);
  }
}
