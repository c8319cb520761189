import { vi } from 'vitest';
import { emptyWindow } from '../test/empty-window';

/** The files of a mutant's run share a thread and its window; each begins with what a new window holds. */
function newWindow(): void {
  emptyWindow();
  if (!('document' in globalThis)) return;
  document.head.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  forgetElements();
}

/** A class of the file before would load modules of this one, which know nothing of its elements. */
function forgetElements(): void {
  const kept: Record<symbol, unknown> = customElements as never;
  for (const symbol of Object.getOwnPropertySymbols(kept)) {
    const definitions = kept[symbol];
    if (definitions instanceof Map) definitions.clear();
  }
}

// Read anew for each file, so that a mutant of what runs at its import is known to all tests of it.
vi.resetModules();
newWindow();
