import type { Clock } from '@onda/core/timing/clock';
import type { FastTransport } from '../transports/fast-transport';
import type { AudioTransport } from '../transports/transport';
import type { SoundError } from './sound';

/** All that the sound needs of its browser. */
export interface SoundDependencies {
  clock: Clock;
  /** 0 to 1. */
  random(): number;
  /** Starts inside the click. */
  first: AudioTransport;
  /** Brings the transport of the later connections; asked for once, when the first sound is there. */
  loadLater(): Promise<AudioTransport | null>;
  /** Brings the transport that sounds sooner; null where browser or stream rule it out. Fetched once. */
  loadFast(stream: string): Promise<FastTransport | null>;
  /** For `.m3u8`; with `isRefused` the way before has failed. */
  hls(isRefused: boolean): AudioTransport;
  /** Whether there is any way to play it. */
  canHls(): boolean;
  /** The streams that a playlist names; none for what is none. Throws when it cannot be read. */
  readPlaylist(url: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Why a stream cannot be heard; takes 5 s at most. */
  diagnose(stream: string, signal: AbortSignal): Promise<SoundError>;
  /** Lets the element take the visitor's gesture when its address will be known only later. */
  unlock(): void;
  isOnline(): boolean;
  /** Runs when the network, or the visitor, comes back; returns the undo. */
  onReturn(run: () => void): () => void;
  isSecurePage: boolean;
  canPlay(mime: string): boolean;
}
