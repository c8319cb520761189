import { openPageFavorites } from './page';
import { createShell } from './shell';

let shell: ReturnType<typeof createShell> | undefined;

/** The one shell of the page, for buttons, counts, clear buttons and lists. */
export function singletonShell() {
  shell ??= createShell(openPageFavorites);
  return shell;
}
