import { webAddress } from '@onda/core/http/safe-url';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OneAudio } from '../sound/one-audio';
import type { Chapter } from './chapters';
import type { Episode } from './contract';
import type { EpisodeMemory } from './episode-memory';
import type { FileDependencies } from './file-failure';
import { fileSound } from './file-sound';
import { type Heard, isWanted } from './heard';
import { sourceOf } from './page-word';

export type Chapters =
  | { status: 'unasked' | 'asking' | 'failed' }
  | { status: 'read'; list: readonly Chapter[] };

export interface EpisodeState extends Heard {
  /** Null before the first one. */
  episode: Episode | null;
  /** The position that the slider is dragged to; null while nobody drags. */
  aim: number | null;
  speed: number;
  chapters: Chapters;
}

export interface EpisodeDependencies extends Omit<FileDependencies, 'clock'> {
  clock: FileDependencies['clock'] & { now(): number };
  memory: EpisodeMemory;
  oneAudio: OneAudio;
  readChapters(episode: Episode): Promise<readonly Chapter[]>;
}

export interface EpisodePlayer {
  store: Pick<StoreApi<EpisodeState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Inside the click. It takes the place of the former, whose place is kept, and goes on at its own. */
  start(episode: Episode, plays?: boolean): void;
  /** Inside the click. Resolves once it sounds, and rejects where it does not. */
  play(): Promise<void>;
  pause(): void;
  toggle(): void;
  /** Seconds from the start; `by`: forth, or back where it is negative. */
  seek(seconds: number): void;
  skip(by: number): void;
  aim(seconds: number): void;
  setSpeed(speed: number): void;
  /** Reads them once; after a failure again. */
  openChapters(): Promise<void>;
  keepPlace(): void;
  isPlaying(): boolean;
  /** False once another sound of the site has taken the turn. */
  hasTurn(): boolean;
  dispose(): void;
}

/** While it plays, its place is written so often. */
const KEEP_MS = 10_000;

/** Seconds of one press of a button. */
export const BACK_SECONDS = 15;
export const FORWARD_SECONDS = 30;

const AT_REST: EpisodeState = {
  episode: null,
  sound: { status: 'idle' },
  position: 0,
  length: 0,
  canSeek: true,
  aim: null,
  speed: 1,
  chapters: { status: 'unasked' },
};

export function createEpisodePlayer(dependencies: EpisodeDependencies): EpisodePlayer {
  const { clock, memory, oneAudio } = dependencies;
  const store = createStore<EpisodeState>(() => AT_REST);
  const { getState, setState } = store;
  let keptAt = 0;
  let isOurs = false;

  const isPlaying = () => isWanted(getState().sound);
  const keepPlace = () => {
    const { episode, position, length } = getState();
    keptAt = clock.now();
    if (episode) memory.keepPlace(episode.episode, position, length);
  };
  const set = (heard: Partial<Heard>) => {
    const was = isPlaying();
    setState(heard);
    const { sound } = getState();
    if (was && !isPlaying()) {
      oneAudio.release();
      keepPlace();
    } else if (sound.status === 'playing' && clock.now() - keptAt >= KEEP_MS) keepPlace();
  };
  const file = fileSound(dependencies, { get: getState, set });
  const play = () => {
    const { episode } = getState();
    if (!episode) return Promise.reject(new DOMException('There is no episode.', 'AbortError'));
    // Sound first: the others fall silent while it loads.
    const started = file.play();
    isOurs = true;
    oneAudio.take(sourceOf(episode), () => {
      isOurs = false;
      file.pause();
    });
    return started;
  };
  const playQuietly = () => void play().catch(() => {});
  const seek = (seconds: number) => {
    setState({ aim: null });
    file.seek(seconds);
    keepPlace();
  };

  return {
    store,
    start(episode, plays = true) {
      if (isPlaying()) file.pause();
      const speed = memory.speedOf(episode.show);
      setState({ ...AT_REST, episode, speed });
      keptAt = clock.now();
      file.setSpeed(speed);
      file.load(webAddress(episode.src), memory.placeOf(episode.episode), episode.seconds, plays);
      isOurs = true;
      if (plays) playQuietly();
    },
    play,
    pause: file.pause,
    toggle: () => (isPlaying() ? file.pause() : playQuietly()),
    seek,
    skip: (by) => seek(getState().position + by),
    aim: (aim) => setState({ aim }),
    setSpeed(speed) {
      setState({ speed });
      file.setSpeed(speed);
      memory.keepSpeed(getState().episode?.show ?? 0, speed);
    },
    openChapters: () => openChapters(store, dependencies),
    keepPlace,
    isPlaying,
    hasTurn: () => isOurs,
    dispose() {
      if (isPlaying()) file.pause();
      file.end();
    },
  };
}

async function openChapters(
  { getState, setState }: StoreApi<EpisodeState>,
  { readChapters }: EpisodeDependencies,
) {
  const { episode, chapters } = getState();
  if (!episode || chapters.status === 'asking' || chapters.status === 'read') return;
  setState({ chapters: { status: 'asking' } });
  const read = await readChapters(episode).then(
    (list): Chapters => ({ status: 'read', list }),
    (): Chapters => ({ status: 'failed' }),
  );
  // Another episode may have taken its place.
  if (getState().episode === episode) setState({ chapters: read });
}
