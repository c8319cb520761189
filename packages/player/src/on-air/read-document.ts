import { domParsers } from '@onda/feeds/dom-parsers';
import type { FeedOptions } from '@onda/feeds/feed-options';
import { loadReader } from '@onda/feeds/load-reader';
import { type FeedReading, readWith } from '@onda/feeds/read-with';

type Choice = Pick<FeedOptions, 'streamUrl' | 'feedUrl' | 'keepCase'>;

/** Reads the document of a station whose song our server did not tell. */
export async function readDocument(kind: string, body: string, choice: Choice): Promise<FeedReading> {
  return readWith(await loadReader(kind, body), body, { ...domParsers(), ...choice });
}
