import type { FeedReader } from './feed-options';
import { readIcecastJson } from './icecast-json';

/**
 * The reader of a kind, undefined for one that nobody knows; `auto` looks at the text. Icecast's, which most stations
 * have, is at hand; the others come in one chunk.
 */
export async function loadReader(kind: string, text: string): Promise<FeedReader | undefined> {
  if (kind === 'icecast-json') return readIcecastJson;
  const { readerOf } = await import('./read-feed');
  return readerOf(kind, text);
}
