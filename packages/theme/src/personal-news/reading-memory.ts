import { logOnce } from '@onda/core/dom/log-once';
import type { KeyStore } from '@onda/core/storage/storage';
import { nothingRead, type Reading, readingOf } from './reading';
import { KEY } from './reading-key';

/** The keys of a former theme's data; taken over once. */
const FORMER = {
  lifetime: 'magwp_lifetime',
  posts: 'magwp_posts',
  tags: 'magwp_tags',
  categories: 'magwp_categories',
};
/** The text of M-8.03. */
export const UNSUPPORTED = 'Web storage is unsupported: what is read is not remembered.';

export interface ReadingMemory {
  /** Whether data are stored. */
  has(): boolean;
  read(): Reading;
  /** Stores an empty record: the visitor agreed. */
  begin(): boolean;
  /** False if the browser refuses, with a message in the console once. */
  write(reading: Reading): boolean;
  /** Deletes the data; nothing is stored on this page until the next `write`. */
  forget(): void;
  wasForgotten(): boolean;
  /** Takes over a former theme's data, and drops data past their lifetime. */
  tidy(): void;
}

/** `textOf` reads the keys of other scripts, whose text may be no JSON. */
export function createReadingMemory(
  storage: KeyStore,
  textOf: (key: string) => string | null,
  now: () => number,
): ReadingMemory {
  const raw = (key: string) => storage.read(key, (value) => value);
  let isForgotten = false;
  const memory: ReadingMemory = {
    has: () => raw(KEY) !== undefined,
    read: () => readingOf(raw(KEY), nothingRead(now()), now()),
    begin: () => memory.write(nothingRead(now())),
    write(reading) {
      const isKept = storage.write(KEY, reading);
      isForgotten = false;
      if (!isKept) logOnce(UNSUPPORTED);
      return isKept;
    },
    wasForgotten: () => isForgotten,
    forget() {
      isForgotten = true;
      for (const key of [KEY, ...Object.values(FORMER)]) storage.remove(key);
    },
    tidy() {
      if (Number(Object(raw(KEY)).lifetime) * 1000 <= now()) memory.begin();
      const former = Object.entries(FORMER).map(([name, key]) => [name, parsed(textOf(key))] as const);
      if (former.every(([, value]) => value === undefined)) return;
      // The theme's own `lifetime` is another number.
      const { lifetime: _, ...kept } = Object.fromEntries(former);
      if (memory.write(readingOf(kept, memory.read(), now())))
        for (const key of Object.values(FORMER)) storage.remove(key);
    },
  };
  return memory;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
