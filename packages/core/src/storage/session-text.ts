/**
 * The text of the key in this tab. Throws if the browser refuses access. For a page that nobody has touched:
 * `storage`, which never throws and also writes, comes when there is something.
 */
export function sessionText(key: string): string | null {
  return sessionStorage.getItem(key);
}
