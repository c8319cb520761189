/** What the hash of an address names, where it is on the page. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A visitor may write any address.
    return null;
  }
}
