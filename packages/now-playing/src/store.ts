import type { NowPlaying, PlayedTrack, Track } from '@onda/feeds/now-playing';
import { withFailedArt } from '@onda/feeds/songs/failed-art';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Reading, Trouble } from './feed/reading';

/** the current song and at most four before it. */
export const HISTORY_LIMIT = 4;

export interface WidgetState {
  isOpen: boolean;
  isHistoryShown: boolean;
  /** `loading` until the first answer; trouble leaves what was read standing. */
  feed: 'loading' | 'read' | Trouble;
  /** Null until something was read. */
  onAir: OnAir | null;
  /** The page's player sounds with this station. */
  isSounding: boolean;
  /** When the times of the history were last looked at, in milliseconds. */
  now: number;
  /** Addresses of art that did not load; the default cover stands for them. */
  failedArt: readonly string[];
}

export type OnAir = Pick<NowPlaying, 'isOnline' | 'live' | 'track' | 'history'>;

export interface Widget {
  store: Pick<StoreApi<WidgetState>, 'getState' | 'getInitialState' | 'subscribe'>;
  open(): void;
  close(): void;
  toggleHistory(): void;
  /** Applies a reading of the feed. */
  apply(reading: Reading): void;
  /** Applies the track that the player of the page sends. */
  onTrack(track: Track): void;
  onSound(isSounding: boolean): void;
  /** Another feed is followed. */
  forget(): void;
  artFailed(url: string): void;
  /** Time has passed. */
  tick(): void;
}

/** `now` gives milliseconds since the epoch. */
export function createWidget(now: () => number): Widget {
  const unread = { feed: 'loading', onAir: null } as const;
  const store = createStore<WidgetState>(() => ({
    ...unread,
    isOpen: false,
    isHistoryShown: false,
    isSounding: false,
    now: now(),
    failedArt: [],
  }));
  const setOnAir = (onAir: Omit<OnAir, 'history'>, history: OnAir['history']) =>
    store.setState({
      feed: 'read',
      onAir: { ...onAir, history: history.slice(0, HISTORY_LIMIT) },
      now: now(),
    });

  return {
    store,
    open: () => store.setState({ isOpen: true, now: now() }),
    close: () => store.setState({ isOpen: false }),
    toggleHistory: () => store.setState(({ isHistoryShown }) => ({ isHistoryShown: !isHistoryShown })),
    apply(reading) {
      if (reading.kind !== 'read') return store.setState({ feed: reading.kind });
      const { track, history } = reading.nowPlaying;
      const known = history[0] ? history : ownHistory(store.getState().onAir, track, now());
      setOnAir(reading.nowPlaying, known);
    },
    onTrack(track) {
      const { onAir } = store.getState();
      if (isSame(onAir?.track, track)) return;
      setOnAir(
        { live: { isLive: false, name: '' }, ...onAir, isOnline: true, track },
        ownHistory(onAir, track, now()),
      );
    },
    onSound: (isSounding) => store.setState({ isSounding }),
    forget: () => store.setState(unread),
    artFailed: (url) => store.setState(({ failedArt }) => ({ failedArt: withFailedArt(failedArt, url) })),
    tick: () => store.setState({ now: now() }),
  };
}

/** For a feed that tells no history: the song that was on air goes on top when another begins. */
function ownHistory(former: OnAir | null, next: Track | null, now: number): readonly PlayedTrack[] {
  const { track = null, history = [] } = former ?? {};
  if (!track || !next || isSame(track, next)) return history;
  return [{ ...track, playedAt: now }, ...history];
}

const isSame = (one: Track | null | undefined, other: Track): boolean =>
  one?.title === other.title && one.artist === other.artist;
