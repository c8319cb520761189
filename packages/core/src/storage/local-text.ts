/**
 * The stored text of the key; null if there is none, or if the browser refuses access.
 */
export function localText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
