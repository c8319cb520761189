import { vi } from 'vitest';

/** The files of a mutant's run share a thread and its window; each begins with what a new window holds. */
function emptyWindow(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
}

// Read anew for each file, so that a mutant of what runs at its import is known to all tests of it.
vi.resetModules();
// Some tests choose an environment without a window.
if ('document' in globalThis) emptyWindow();
