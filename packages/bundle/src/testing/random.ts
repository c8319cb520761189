/** Random numbers from 0 to 1, the same in each run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  'Faro',
  ' ',
  '<b>',
  '"',
  "'",
  '&',
  '&amp;',
  '{{title}}',
  'ñandú',
  '$&',
  '$1',
  'שלום',
  '🎵',
  '`',
  '=',
  '/',
  ';',
];

/** A text of any kind, never empty. */
export const randomText = (random: () => number): string =>
  Array.from(
    { length: 1 + Math.floor(random() * 6) },
    () => PIECES[Math.floor(random() * PIECES.length)],
  ).join('');
