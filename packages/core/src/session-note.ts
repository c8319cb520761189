/**
 * Whether this tab keeps something under the key; no where the browser refuses. For a page that nobody has touched:
 * `storage`, which reads and writes, comes when there is something.
 */
export function hasSessionNote(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
