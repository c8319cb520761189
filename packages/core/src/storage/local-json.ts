/**
 * The stored JSON of the key; undefined if there is none, or if the browser refuses access. For
 * shells that read on every page: `storage`, which also remembers what was refused, comes with larger parts.
 */
export function readLocal(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** A value that the browser refuses to store is lost with the page. */
export function writeLocal(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** Runs when another tab wrote, as long as the page lives. */
export function watchLocal(key: string, run: () => void): void {
  addEventListener('storage', ({ key: changed }) => {
    if (changed === key) run();
  });
}
