import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest';

/**
 * Chromium compiles a function when it is first called, on the main thread, which took a third of the script of a page;
 * a file that begins with this word it compiles whole, beside it. For others it is a comment.
 */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks what a page asks for at once, nearly all of which runs at once. What comes later is compiled as it is called.
 */
export function compileWhileLoading(
  folder: string,
  { loader, preload }: Pick<Manifest, 'loader' | 'preload'>,
) {
  for (const name of new Set([loader, ...Object.values(preload).flat()])) {
    const file = join(folder, name);
    writeFileSync(file, CALLED_ON_LOAD + readFileSync(file, 'utf8'));
  }
}
