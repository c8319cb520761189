export interface FakeStorage {
  area: () => Storage;
  /** The stored texts. */
  kept: Map<string, string>;
  /** `full` refuses to write, `blocked` throws at the first look, as a browser without cookies does. */
  mode: 'open' | 'full' | 'blocked';
}

export function fakeStorage(initial: Record<string, string> = {}): FakeStorage {
  const kept = new Map(Object.entries(initial));
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (fake.mode === 'full') throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  const fake: FakeStorage = {
    kept,
    mode: 'open',
    area() {
      if (fake.mode === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return storage;
    },
  };
  return fake;
}
