import { vi } from 'vitest';
import { emptyWindow } from '../test/empty-window';

/** The files of a mutant's run share a thread and its window; each begins with what a new window holds. */
function newWindow(): void {
  emptyWindow();
  if (!('document' in globalThis)) return;
  document.head.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
}

// Read anew for each file, so that a mutant of what runs at its import is known to all tests of it.
vi.resetModules();
newWindow();
