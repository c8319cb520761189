import type { Poller, PollHandle, Reader } from '@onda/core/poll/poller';
import type { Clock } from '@onda/core/timing/clock';
import { asServerReads, parseFeedDocument } from '@onda/feeds/feed-document';
import type { FeedOptions } from '@onda/feeds/feed-options';
import { feedSource } from '@onda/feeds/feed-source';
import type { FeedReading } from '@onda/feeds/read-with';
import { untilNextSong } from '@onda/feeds/songs/next-song';
import { withFound } from '@onda/feeds/songs/with-show';
import type { PlayerApi } from '../api';
import { pollSeconds } from './poll-seconds';

/** A feed that fails once or twice leaves the last track standing. */
const FAILURES_BORNE = 2;

export interface NowPlayingDependencies {
  poller: Poller;
  api: PlayerApi;
  clock: Clock;
  parsers: Pick<FeedOptions, 'parseHtml'>;
  /** A server of ours answers `onda_poll`; without one the stream server is asked directly. */
  hasServer: boolean;
}

export interface NowPlayingSetup {
  station: string;
  stream: string;
  feed: string;
  feedKind: string;
  intervalSeconds: number;
  preserveCase: boolean;
  /** The answer of an earlier request. */
  known?: Reader['known'];
  /** The reading that our server told in its answer; null where it told none for this element. */
  toldIn?: (answer: unknown) => FeedReading | null;
  /** On screen. */
  isWanted?: () => boolean;
  isSounding?: () => boolean;
}

type DocumentReader = typeof import('./read-document');

/** Once a document had to be read here. */
let reader: DocumentReader | undefined;

export async function loadDocumentReader(): Promise<DocumentReader> {
  reader ??= await import('./read-document');
  return reader;
}

/** Follows what is on air until `stop` of the result; `apply` gets each new reading, and the answer if there is one. */
export function followNowPlaying(
  dependencies: NowPlayingDependencies,
  setup: NowPlayingSetup,
  apply: (reading: FeedReading, answer?: unknown) => void,
): PollHandle {
  const options = feedOptions(dependencies, setup);
  let wasRead = false;
  // With the readers there, all of the document is read: somebody wants the songs before this one.
  const told = (data: unknown) => (reader ? null : setup.toldIn?.(data));
  const read = (data: unknown) => {
    const document = parseFeedDocument(data);
    const notes = { ...asServerReads(options, data), now: dependencies.clock.now() };
    const reading = told(data) ?? reader?.readAtHand(document, notes) ?? { kind: 'unknown' as const };
    return withFound(reading, data);
  };
  const { api, hasServer } = dependencies;
  return dependencies.poller.add({
    ...feedSource({ ...api, hasServer }, setup, options),
    known: setup.known,
    intervalMs: pollSeconds(setup.intervalSeconds) * 1000,
    ...(setup.isWanted && { isWanted: setup.isWanted }),
    ...(setup.isSounding && { isSounding: setup.isSounding }),
    ready(data) {
      if (told(data)) return undefined;
      const document = parseFeedDocument(data);
      return reader
        ? reader.prepare(document)
        : loadDocumentReader().then(({ prepare }) => prepare(document));
    },
    read(data) {
      const reading = read(data);
      wasRead = reading.kind === 'read';
      apply(reading, data);
    },
    failed(_error, failures) {
      if (wasRead && failures <= FAILURES_BORNE) return;
      wasRead = false;
      apply({ kind: 'unreadable' });
    },
    nextDelay: (data) => untilNextSong(read(data), dependencies.clock.now()),
  });
}

export function feedOptions(
  { parsers }: Pick<NowPlayingDependencies, 'parsers'>,
  setup: Pick<NowPlayingSetup, 'stream' | 'feed' | 'preserveCase'>,
): FeedOptions {
  return {
    ...parsers,
    streamUrl: setup.stream,
    feedUrl: setup.feed || undefined,
    keepCase: setup.preserveCase,
  };
}
