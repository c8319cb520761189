/**
 * What this browser keeps under the key, as it stands there; null where there is nothing, or the browser refuses to
 * look.
 */
export function localText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
