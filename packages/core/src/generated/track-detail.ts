// Printed by `pnpm generate` from packages/feeds/src/song.ts. Do not edit.

/** The detail of `onda-track`. */
export interface TrackDetail {
  /** The id of the station, else its stream. */
  source: string;
  /** Plain text. */
  title: string;
  /** Plain text, or empty. */
  artist: string;
  /** Address of a picture, or empty. */
  art: string;
}
