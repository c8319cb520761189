import type { FeedOptions } from './feed-options';

/** A feed as it was read; `kind` is a `FeedKind`, or the word of a newer server. */
export interface FeedDocument {
  kind: string;
  body: string;
}

/** Parses `data` of `onda_now_playing`, and of a station's key in `onda_poll`. Throws for anything else. */
export function parseFeedDocument(data: unknown): FeedDocument {
  const { kind, body } = Object(data) as Record<string, unknown>;
  if (typeof kind !== 'string' || typeof body !== 'string') throw new Error('no feed document');
  return { kind, body };
}

type Notes = Pick<FeedOptions, 'leaveOut' | 'charset' | 'stationName'> & { feed?: string; sound?: string };

/**
 * The options by which our server reads a document of its own answer: its place if that tells of this stream alone, the
 * address of sound where the stream is a playlist, the name of the station, the words that the owner leaves out of
 * titles, and their charset.
 */
export function asServerReads<T extends Partial<FeedOptions>>(options: T, data: unknown): T {
  const { feed, sound, leaveOut, charset, stationName } = Object(data) as Notes;
  return {
    ...options,
    feedUrl: options.feedUrl || feed,
    streamUrl: sound || options.streamUrl,
    leaveOut: leaveOut ?? options.leaveOut,
    charset: charset ?? options.charset,
    stationName: stationName ?? options.stationName,
  };
}
