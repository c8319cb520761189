/**
 * What this tab keeps under the key. Throws where the browser refuses to look. For a page that nobody has touched:
 * `storage`, which never throws and also writes, comes when there is something.
 */
export function sessionText(key: string): string | null {
  return sessionStorage.getItem(key);
}
