/** The search page of the site for a phrase: a link that also works in another tab. `base` empty is the site's home. */
export function searchAddress(base: string, phrase: string): string {
  const url = new URL(base || '/', document.baseURI);
  url.searchParams.set('s', phrase);
  return url.href;
}
