import type { FeedReading } from '@onda/feeds/read-with';
import { withFailedArt } from '@onda/feeds/songs/failed-art';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { applyReading, type ProgramState } from './on-air/apply-reading';
import { delayMetadata } from './on-air/delay-metadata';
import type { Photos } from './on-air/on-air';
import { createConnection, type SoundConnection } from './sound/connection';
import type { OneAudio } from './sound/one-audio';
import type { Sound } from './sound/sound';
import type { SoundDependencies } from './sound/sound-dependencies';
import { toggledMute, withLevel } from './sound/volume';
import type { Volume } from './transports/transport';

/** A `track` of null: nobody told, the name of the station stands for it. */
export interface PlayerState extends ProgramState {
  sound: Sound;
  volume: Volume;
  /** Addresses of art that did not load; the default cover stands for them. */
  failedArt: readonly string[];
  /** False where only the buttons of the device do. */
  canSetVolume: boolean;
  /** A sticky player is the small bar: part `minimise`, attribute `startMinified`. */
  isMinimized: boolean;
}

/** The program of a station that nobody has told of yet. */
const NO_PROGRAM: Omit<ProgramState, 'photos'> = {
  feed: 'unasked',
  track: null,
  live: undefined,
  history: [],
};

export type TellSound = (sound: Sound) => void;

export interface PlayerDependencies {
  sound: SoundDependencies;
  oneAudio: OneAudio;
  /** In place of a sound of its own that of a window which frames the page. */
  connect?: ((tell: TellSound) => SoundConnection) | undefined;
}

export interface PlayerSetup {
  /** Address of the stream. */
  stream: string;
  /** Further addresses of the same station, heard where the first is not. */
  mirrors?: readonly string[];
  /** Station's id, else the stream; names the sound to other players. */
  source: string;
  /** 0 to 1. */
  initialVolume: number;
  /** Off when nobody says. */
  isMinimized?: boolean | undefined;
  /** None when nobody has looked for any. */
  photos?: Photos | undefined;
}

type Station = Omit<PlayerSetup, 'initialVolume' | 'isMinimized' | 'photos'>;

export interface Player {
  store: Pick<StoreApi<PlayerState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Call it inside the click: the sound is asked for before it returns. Also the way out of `blocked` and `error`. */
  play(): void;
  /** Ends the connection; no listener is held while silent. */
  pause(): void;
  /** The stream that this address, a playlist, has led the sound to; the address itself where it has not. */
  leadsTo(address: string): string;
  /** Plays, or pauses whatever is under way. */
  toggle(): void;
  /** 0 to 1, rounded to steps of .05. Ends muteness, unless told. */
  setVolume(level: number, isMuted?: boolean): void;
  toggleMute(): void;
  /** The browser did not let it begin by itself: the visitor is asked. */
  refused(): void;
  /** The platform does not take a volume. */
  volumeIsFixed(): void;
  minimize(isMinimized: boolean): void;
  /** Sounds at this share of the volume, 0 to 1, until the next change of it; the slider stays where it is. */
  fade(share: number): void;
  /** Another station; goes on sounding when the former did. */
  tune(setup: Station): void;
  /** Applies a reading of the feed; another track is shown when the sound has reached it, as one `inSound` has. */
  apply(reading: FeedReading, inSound?: boolean): void;
  /** Photos of artists were found. */
  showPhotos(photos: Photos): void;
  /** An image did not load. */
  artFailed(url: string): void;
  dispose(): void;
  /** In a framed page: the player of the window that sounds in place of this one. */
  ofWindow?: (() => Player | undefined) | undefined;
}

export function createPlayer(dependencies: PlayerDependencies, setup: PlayerSetup): Player {
  const { clock } = dependencies.sound;
  const volume = withLevel(setup.initialVolume);
  const store = createStore<PlayerState>(() => ({
    sound: { status: 'idle' },
    volume,
    ...NO_PROGRAM,
    failedArt: [],
    canSetVolume: true,
    isMinimized: setup.isMinimized ?? false,
    photos: setup.photos,
  }));
  let station: Station = setup;

  const tell = (sound: Sound) => {
    store.setState({ sound });
    if (sound.status !== 'playing') titles.catchUp();
    if (!isWanted(sound)) dependencies.oneAudio.release();
  };
  const connection = dependencies.connect?.(tell) ?? createConnection(dependencies.sound, tell);
  const titles = delayMetadata(
    clock,
    () => ({ ...store.getState(), bufferedSeconds: connection.bufferedSeconds() }),
    (reading) => store.setState((state) => applyReading(state, reading, clock.now())),
  );
  const setVolume = (next: Volume) => {
    store.setState({ volume: next });
    connection.setVolume(next);
  };
  const play = () => {
    // Sound first: the others fall silent while it loads.
    connection.start(station.stream, station.mirrors);
    if (isWanted(store.getState().sound)) dependencies.oneAudio.take(station.source, connection.stop);
  };
  connection.setVolume(volume);
  connection.expect(setup.stream);

  return {
    store,
    play,
    pause: connection.stop,
    leadsTo: connection.leadsTo,
    toggle: () => (isWanted(store.getState().sound) ? connection.stop() : play()),
    setVolume: (level, isMuted = false) => setVolume({ ...withLevel(level), isMuted }),
    toggleMute: () => setVolume(toggledMute(store.getState().volume)),
    refused: () => store.setState({ sound: { status: 'blocked' } }),
    volumeIsFixed: () => store.setState({ canSetVolume: false }),
    minimize: (isMinimized) => store.setState({ isMinimized }),
    fade(share) {
      const { level, isMuted } = store.getState().volume;
      connection.setVolume({ level: level * share, isMuted });
    },
    tune(next) {
      const former = station;
      station = next;
      if (next.source !== former.source) store.setState(NO_PROGRAM);
      if (next.stream === former.stream) return;
      titles.end();
      connection.expect(next.stream);
      if (isWanted(store.getState().sound)) play();
    },
    apply: titles.apply,
    showPhotos: (photos) => store.setState({ photos }),
    artFailed: (url) => store.setState(({ failedArt }) => ({ failedArt: withFailedArt(failedArt, url) })),
    dispose() {
      titles.end();
      connection.stop();
    },
  };
}

/** It sounds, or has paused for so short a moment that nobody asked for it anew. */
export const isHeard = (sound: Sound): boolean =>
  sound.status === 'playing' || (sound.status === 'reconnecting' && sound.attempt === 0);

/** Something is done about the sound; offline too, because it goes on by itself. So the button offers to end it. */
export function isWanted(sound: Sound): boolean {
  if (sound.status === 'error') return sound.reason === 'offline';
  return sound.status === 'connecting' || sound.status === 'playing' || sound.status === 'reconnecting';
}
