/** Takes away what a page keeps and shows; nothing where an environment has no window. */
export function emptyWindow(): void {
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
    document.cookie = `${pair.split('=')[0]}=; max-age=-1; path=/`;
  }
  document.body.replaceChildren();
}
