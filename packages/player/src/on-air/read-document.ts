import { domParsers } from '@onda/feeds/dom-parsers';
import { asServerReads, parseFeedDocument } from '@onda/feeds/feed-document';
import type { FeedOptions } from '@onda/feeds/feed-options';
import { loadReader } from '@onda/feeds/load-reader';
import { type FeedReading, readWith } from '@onda/feeds/read-with';

type Choice = Pick<FeedOptions, 'streamUrl' | 'feedUrl' | 'keepCase'>;

/** Reads the document of a station whose song our server did not tell. */
export async function readDocument(data: unknown, choice: Choice): Promise<FeedReading> {
  const { kind, body } = parseFeedDocument(data);
  return readWith(await loadReader(kind, body), body, asServerReads({ ...domParsers(), ...choice }, data));
}
