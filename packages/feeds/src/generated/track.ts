// Printed by `pnpm generate` from packages/feeds/src/song.ts. Do not edit.

/** A song. Texts are decoded and hold no markup. */
export interface Track {
  /** Plain text. */
  title: string;
  /** Plain text, or empty. */
  artist: string;
  /** Address of a picture, or empty. */
  art: string;
}

export const TRACK_VALUES: readonly (keyof Track)[] = ['title', 'artist', 'art'];
