import { addKinds } from './add-kinds';
import { addPages } from './add-pages';
import type { FeedOptions, FeedReader } from './feed-options';
import type { FeedKind } from './now-playing';
import { readerOf as treeReaderOf } from './read-tree';
import { type FeedReading, readWith } from './read-with';

export type { FeedReading } from './read-with';

/**
 * Reads the text of a feed. Never throws; any string may stand for the kind, because attributes and servers name it.
 */
export function readFeed(text: string, kind: FeedKind | string, options: FeedOptions): FeedReading {
  return readWith(readerOf(kind, text), text, options);
}

/** Undefined for a kind that nobody knows; `auto` looks at the text. */
export function readerOf(kind: string, text: string): FeedReader | undefined {
  addKinds();
  addPages();
  return treeReaderOf(kind, text);
}
