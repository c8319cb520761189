/**
 * The text of the key; null if there is none, or if the browser refuses access. `area` is a function, because reading
 * `window.localStorage` throws where cookies are blocked.
 */
export function storedText(area: () => Storage, key: string): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}
