import type { FeedReader } from './feed-options';
import { isPlainIcecast, readPlainIcecast } from './plain-icecast';

/**
 * The reader of a kind, undefined for one that nobody knows; `auto` looks at the text. Icecast's own, which most
 * stations have, is at hand for a document without flaws; all others come in one chunk.
 */
export async function loadReader(kind: string, text: string): Promise<FeedReader | undefined> {
  if (kind === 'icecast-json' && isPlainIcecast(text)) return readPlainIcecast;
  const { readerOf } = await import('./read-feed');
  return readerOf(kind, text);
}
