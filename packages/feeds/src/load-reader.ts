import type { FeedReader } from './feed-options';

type Readers = typeof import('./read-tree');

/** `read-tree`, once somebody needed it. */
let readers: Readers | undefined;

/** The reader of a kind, undefined for one that nobody knows; `auto` looks at the text. */
export async function loadReader(kind: string, text: string): Promise<FeedReader | undefined> {
  await preloadReader(kind, text);
  return readerAtHand(kind, text);
}

/**
 * Loads the reader for `readerAtHand`; undefined if it is loaded. Sound pages of Icecast and Shoutcast, which most
 * stations have, need the first of three files.
 */
export function preloadReader(kind: string, text: string): Promise<void> | undefined {
  return readers && !readers.missingFile(kind, text) ? undefined : load(kind, text);
}

async function load(kind: string, text: string): Promise<void> {
  readers ??= await import('./read-tree');
  if (readers.missingFile(kind, text) === 'add-kinds') (await import('./add-kinds')).addKinds();
  if (readers.missingFile(kind, text) === 'add-pages') (await import('./add-pages')).addPages();
}

export const readerAtHand = (kind: string, text: string): FeedReader | undefined =>
  readers?.readerOf(kind, text);
