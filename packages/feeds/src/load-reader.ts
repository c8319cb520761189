import type { FeedReader } from './feed-options';
import { isPlainIcecast, readPlainIcecast } from './icecast/plain-icecast';

/** `readerOf` of `read-feed`, once somebody needed it. */
let readerOf: ((kind: string, text: string) => FeedReader | undefined) | undefined;

/**
 * The reader of a kind, undefined for one that nobody knows; `auto` looks at the text. Icecast's own, which most
 * stations have, is at hand for a document without flaws; all others come in one chunk.
 */
export async function loadReader(kind: string, text: string): Promise<FeedReader | undefined> {
  await preloadReader(kind, text);
  return readerAtHand(kind, text);
}

/** Loads the reader for `readerAtHand`; undefined if it is loaded. */
export function preloadReader(kind: string, text: string): Promise<void> | undefined {
  if (readerOf || isIcecasts(kind, text)) return;
  return import('./read-feed').then((readers) => {
    readerOf = readers.readerOf;
  });
}

export const readerAtHand = (kind: string, text: string): FeedReader | undefined =>
  isIcecasts(kind, text) ? readPlainIcecast : readerOf?.(kind, text);

const isIcecasts = (kind: string, text: string) => kind === 'icecast-json' && isPlainIcecast(text);
