// Printed by `pnpm generate` from packages/feeds/src/song.ts. Do not edit.

/** The song of a store without markup. */
export interface HeardTrack {
  /** Plain text. */
  title: string;
  /** Plain text, or empty. */
  artist: string;
  /** Address of a picture, or empty. */
  art: string;
}
