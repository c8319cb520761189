import type { FeedReader } from './feed-options';

/** `readerOf` of `read-feed`, once somebody needed it. */
let readerOf: ((kind: string, text: string) => FeedReader | undefined) | undefined;

/** The reader of a kind, undefined for one that nobody knows; `auto` looks at the text. */
export async function loadReader(kind: string, text: string): Promise<FeedReader | undefined> {
  await preloadReader();
  return readerAtHand(kind, text);
}

/** Loads the readers for `readerAtHand`; undefined if they are loaded. */
export function preloadReader(): Promise<void> | undefined {
  if (readerOf) return;
  return import('./read-feed').then((readers) => {
    readerOf = readers.readerOf;
  });
}

export const readerAtHand = (kind: string, text: string): FeedReader | undefined => readerOf?.(kind, text);
