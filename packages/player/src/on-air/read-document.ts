import { domParsers } from '@onda/feeds/dom-parsers';
import { asServerReads, type FeedDocument, parseFeedDocument } from '@onda/feeds/feed-document';
import type { FeedOptions } from '@onda/feeds/feed-options';
import { loadReader, preloadReader, readerAtHand } from '@onda/feeds/load-reader';
import { type FeedReading, readWith } from '@onda/feeds/read-with';

type Choice = Pick<FeedOptions, 'streamUrl' | 'feedUrl' | 'keepCase'>;

/** Reads the document of a station whose song our server did not tell. */
export async function readDocument(data: unknown, choice: Choice): Promise<FeedReading> {
  const { kind, body } = parseFeedDocument(data);
  return readWith(await loadReader(kind, body), body, asServerReads({ ...domParsers(), ...choice }, data));
}

/** Loads the reader of a document; undefined if it is loaded. */
export const prepare = ({ kind, body }: FeedDocument): Promise<void> | undefined => preloadReader(kind, body);

/** A `readDocument` whose reader is loaded. */
export const readAtHand = ({ kind, body }: FeedDocument, options: FeedOptions): FeedReading =>
  readWith(readerAtHand(kind, body), body, options);
