import { storedText } from './stored-text';

/** JSON by key in the browser's storage, or in memory if the browser refuses it. Never throws. */
export interface KeyStore {
  /** `parse` gets `undefined` for a missing or malformed value, and returns a valid one. */
  read<T>(key: string, parse: (value: unknown) => T): T;
  /** False when only the page's memory holds it. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Runs when another tab changed the key. */
  watch(key: string, run: () => void, signal: AbortSignal): void;
}

/** `area` is that of `storedText`. */
export function createStorage(area: () => Storage, target: EventTarget = window): KeyStore {
  const memory = new Map<string, string | null>();

  const change = (key: string, text: string | null): boolean => {
    try {
      if (text === null) area().removeItem(key);
      else area().setItem(key, text);
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, text);
      return false;
    }
  };
  const raw = (key: string): string | null => {
    const kept = memory.get(key);
    return kept === undefined ? storedText(area, key) : kept;
  };

  return {
    read: (key, parse) => parse(json(raw(key))),
    write: (key, value) => change(key, JSON.stringify(value) ?? null),
    remove: (key) => void change(key, null),
    watch(key, run, signal) {
      const onEvent = (event: Event) => {
        const { key: changed } = event as StorageEvent;
        if (changed !== key && changed !== null) return; // null: all keys were cleared
        memory.delete(key);
        run();
      };
      target.addEventListener('storage', onEvent, { signal });
    },
  };
}

function json(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
