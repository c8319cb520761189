// Printed by `pnpm generate` from packages/feeds/src/song.ts. Do not edit.

/** The song of a store without markup. */
export interface HeardTrack {
  title: string;
  artist: string;
  art: string;
}
