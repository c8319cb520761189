import type { Clock } from '@onda/core/clock';
import type { FastTransport } from './fast-transport';
import type { AudioTransport } from './transport';

/** All that the sound needs of its browser. */
export interface SoundWorld {
  clock: Clock;
  /** 0 to 1. */
  random(): number;
  /** Starts inside the click. */
  first: AudioTransport;
  /** Brings the transport of the later connections; asked for once, when the first sound is there. */
  loadLater(): Promise<AudioTransport | null>;
  /** Brings the transport that sounds sooner; null where browser or stream rule it out. Fetched once. */
  loadFast(stream: string): Promise<FastTransport | null>;
  isOnline(): boolean;
  /** Runs when the network, or the visitor, comes back; returns the undo. */
  onReturn(run: () => void): () => void;
  isSecurePage: boolean;
  canPlay(mime: string): boolean;
}
