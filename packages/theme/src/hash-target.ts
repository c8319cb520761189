/** The element that the hash of an address names, or null. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed escape in the address makes decodeURIComponent throw.
    return null;
  }
}
