/**
 * A way to get sound from a stream. A connection is opened by `open` and ended by its `close`, never paused or reused:
 * play is always the live edge, and a paused visitor holds no listener slot.
 */
export interface AudioTransport {
  /** Called inside the visitor's gesture: the sound must be asked for before this returns. */
  open(url: string, volume: Volume, tell: (signal: ConnectionSignal) => void): AudioConnection;
}

export interface AudioConnection {
  setVolume(volume: Volume): void;
  /** Seconds on the stream's own clock, which may start anywhere; it stands still when nothing is heard. */
  position(): number;
  /** Seconds on that clock at the last sound that has arrived; it stands still when the server is frozen. */
  received(): number;
  /** The server answers, though nothing may sound yet. */
  stirs(): boolean;
  /** Seconds of sound that have arrived and are not heard yet. */
  ahead(): number;
  /** Ends the connection at once; no signal follows. */
  close(): void;
}

/** `level` is 0 to 1. */
export interface Volume {
  level: number;
  isMuted: boolean;
}

export interface ConnectionSignal {
  type: SignalType;
}

/**
 * `playing` sound starts, or starts again · `ended` the stream ended cleanly: the source went away · `paused` the
 * system paused it: a phone call, a media key · `blocked` the browser wants a gesture first · `failed` 404, refused,
 * HTML instead of sound, unknown codec: the browser does not say which · `undecodable` sound came, and could not be
 * decoded; Chromium says so of an AAC whose source went away, too.
 */
export type SignalType = 'playing' | 'ended' | 'paused' | 'blocked' | 'failed' | 'undecodable';
