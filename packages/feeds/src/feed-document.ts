/** A feed as it was read; `kind` is a `FeedKind`, or the word of a newer server. */
export interface FeedDocument {
  kind: string;
  body: string;
  /** A picture that our server found elsewhere for a song without one. */
  art?: unknown;
}

/** Parses `data` of `onda_now_playing`, and of a station's key in `onda_poll`. Throws for anything else. */
export function parseFeedDocument(data: unknown): FeedDocument {
  const { kind, body, art } = Object(data) as Record<string, unknown>;
  if (typeof kind !== 'string' || typeof body !== 'string') throw new Error('no feed document');
  return { kind, body, art };
}
