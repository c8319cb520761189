import { systemClock } from '@onda/core/timing/clock';
import { asServerReads } from '@onda/feeds/feed-document';
import type { FeedReading } from '@onda/feeds/read-with';
import { withShow } from '@onda/feeds/songs/with-show';
import type { LiveFeed } from './live-feed';
import {
  feedOptions,
  loadDocumentReader,
  type NowPlayingDependencies,
  type NowPlayingSetup,
} from './now-playing-source';

interface Ears {
  /** The last answer of our server, whose notes tell how songs are read. */
  answer(): unknown;
  /** Heard, or on screen without a server of ours to ask. */
  isWanted(): boolean;
  apply(reading: FeedReading): void;
  /** `isLive` of the result changed. */
  changed(): void;
}

const KIND = 'azuracast';

/**
 * AzuraCast tells by itself what is on air; what listens to it is loaded for its stations alone, and once it is wanted.
 */
export function followPush(
  dependencies: Pick<NowPlayingDependencies, 'parsers'>,
  setup: NowPlayingSetup,
  { answer, isWanted, apply, changed }: Ears,
): LiveFeed {
  const isOffered = setup.feedKind === KIND && setup.feed !== '' && typeof EventSource === 'function';
  let feed: LiveFeed | undefined;
  let isAsked = false;
  let isOver = false;

  const load = async () => {
    const [{ liveAddress, openLiveFeed }, { prepare, readAtHand }] = await Promise.all([
      import('./live-feed'),
      loadDocumentReader(),
    ]);
    await prepare({ kind: KIND, body: '' });
    const read = (frame: string) => {
      const options = asServerReads(
        { ...feedOptions(dependencies, setup), now: systemClock.now() },
        answer(),
      );
      const reading = withShow(readAtHand({ kind: KIND, body: frame }, options), answer());
      if (reading.kind === 'read') apply(reading);
      return reading.kind === 'read';
    };
    const address = liveAddress(setup.feed);
    if (isOver || address === '') return;
    const open = (url: string) => new EventSource(url);
    feed = openLiveFeed({ clock: systemClock, page: document, open }, { address, isWanted, read, changed });
  };
  const wake = () => {
    feed?.wake();
    if (isAsked || !isOffered || !isWanted()) return;
    isAsked = true;
    // The feed is polled as ever after a failed load, until the next wake.
    load().catch(() => {
      isAsked = false;
    });
  };
  wake();
  return {
    isLive: () => feed?.isLive() ?? false,
    wake,
    close() {
      isOver = true;
      feed?.close();
    },
  };
}
