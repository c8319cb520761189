/** What the player's sound does. `reconnecting` lasts as long as the visitor wants to hear. */
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
 * `insecure` an http stream on an https page · `offline` the visitor has no network; it goes on by itself ·
 * `unsupported` a format this browser does not play · `unavailable` everything else, browsers do not say more.
 */
export type SoundError = 'insecure' | 'offline' | 'unsupported' | 'unavailable';
