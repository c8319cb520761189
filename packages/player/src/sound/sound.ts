/** The state of the player's sound. `reconnecting` lasts as long as the visitor wants to hear. */
export type Sound =
  | { status: 'idle' }
  | { status: 'connecting' }
  | { status: 'playing' }
  /** `attempt` is 0 while the first silence is only watched. */
  | { status: 'reconnecting'; attempt: number }
  /** The browser wants a click first. */
  | { status: 'blocked' }
  | { status: 'error'; reason: SoundError };

/**
 * `insecure` an http stream on an https page · `offline` the visitor has no network; it goes on by itself · `network`
 * nobody answers at the address · `unavailable` the server is there, the stream is not · `unsupported` no sound, or a
 * format this browser does not play · `noRenderer` HLS where the browser has no means at all · `undecodable` sound that
 * breaks off again and again · `playlist` the address is of a list of streams that this page may not read.
 */
export type SoundError =
  | 'insecure'
  | 'offline'
  | 'network'
  | 'unavailable'
  | 'unsupported'
  | 'noRenderer'
  | 'undecodable'
  | 'playlist';
