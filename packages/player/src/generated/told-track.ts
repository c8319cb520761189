// Printed by `pnpm generate` from packages/feeds/src/song.ts. Do not edit.
import type { Track } from '@onda/feeds/now-playing';

/** The song in an answer of our server; `cased` is the artist with initial capitals. */
export const toldTrack = (
  { title, artist, cased, art = '' }: Record<string, unknown>,
  keepCase: boolean,
): Track | null =>
  title === undefined
    ? null
    : { title: `${title}`, artist: `${keepCase ? artist : cased}`, art: `${art}` };
