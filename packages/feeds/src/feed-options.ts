import type { NowPlaying } from './now-playing';

/** The little that a reader needs of a parsed document; the DOM's Document and Element satisfy it as they are. */
export interface MarkupNode {
  readonly textContent: string | null;
  getElementsByTagName(name: string): ArrayLike<MarkupElement>;
}

export interface MarkupElement extends MarkupNode {
  readonly tagName: string;
}

/** Null, a throw and a `parsererror` document all mean: this is no document of that kind. */
export type ParseMarkup = (text: string) => MarkupNode | null;

export interface FeedOptions {
  parseHtml: ParseMarkup;
  /** The stream that is heard: its path chooses the mount. */
  streamUrl?: string | undefined;
  /** The address of the text: `?mount=` in it wins over the path of the stream, and relative pictures are below it. */
  feedUrl?: string | undefined;
  /** Stands before `/data/image/…` art; the host of the stream when absent. */
  providerHost?: string | undefined;
  /** Milliseconds since the epoch, for the documents that tell the time of day alone. */
  now?: number | undefined;
  /** False writes the artist with initial capitals (the spec's `preserveOriginalUpperLowerCase` unset). */
  keepCase?: boolean | undefined;
  /** The name of the station in our settings, which some senders write beside the song. */
  stationName?: string | undefined;
  /** Words that are left out of the texts of songs; the station's owner names them. */
  leaveOut?: readonly string[] | undefined;
  /** The charset of texts for which nothing names one; the station's owner names it. */
  charset?: string | undefined;
}

/** Null when the text is not what the reader reads. */
export type FeedReader = (text: string, options: FeedOptions) => NowPlaying | null;
