/**
 * One way to get sound from a stream. A connection is opened by `open` and ended by its `close`, never
 * paused or reused: play is always the live edge, and a paused visitor holds no listener slot.
 */
export interface AudioTransport {
  /** Called inside the visitor's gesture: the sound must be asked for before this returns. */
  open(url: string, volume: Volume, tell: (signal: ConnectionSignal) => void): AudioConnection;
}

export interface AudioConnection {
  setVolume(volume: Volume): void;
  /** Seconds of sound heard so far, for the watchdog; it stands still when the server is frozen. */
  position(): number;
  /** Ends the connection at once; no signal follows. */
  close(): void;
}

/** `level` is 0 to 1. */
export interface Volume {
  level: number;
  isMuted: boolean;
}

export type ConnectionSignal =
  | { type: 'playing' }
  | { type: 'waiting' }
  /** The stream ended cleanly: the source went away. */
  | { type: 'ended' }
  /** The browser wants a gesture first. */
  | { type: 'blocked' }
  /** 404, refused, HTML instead of sound, unknown codec: the browser does not say which. */
  | { type: 'failed' };
