import { logOnce } from '@onda/core/dom/log-once';
import type { KeyStore } from '@onda/core/storage/storage';
import { nothingRead, type Reading, readingOf } from './reading';
import { KEY } from './reading-key';

/** The names under which a theme kept the same; taken over once. */
const FORMER = {
  lifetime: 'magwp_lifetime',
  posts: 'magwp_posts',
  tags: 'magwp_tags',
  categories: 'magwp_categories',
};
/** M-8.03. */
export const UNSUPPORTED = 'Web storage is unsupported: what is read is not remembered.';

export interface ReadingMemory {
  /** Whether anything is kept. */
  has(): boolean;
  read(): Reading;
  /** Keeps that there is nothing yet: the visitor agreed. */
  begin(): boolean;
  /** False where the browser refuses, said once in the console. */
  write(reading: Reading): boolean;
  /** Until somebody writes again, on this page nothing is to be remembered. */
  forget(): void;
  wasForgotten(): boolean;
  /** Takes over what a theme kept under its own names, and drops what is past its lifetime. */
  tidy(): void;
}

/** `textOf` reads what others wrote, which may be no JSON. */
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
      // Its lifetime is a number of its own making.
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
