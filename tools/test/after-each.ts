import { afterEach, vi } from 'vitest';

/** Each test begins with a window as a new page has it, so that their order does not matter. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Some tests choose an environment without a window.
  if ('document' in globalThis) emptyWindow();
});

function emptyWindow(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  }
  document.body.replaceChildren();
}
