/**
 * Ending of a word → its ending in the other number, in Spanish and English; the first match counts. Words that a row
 * invents are not in the index, and do no harm. Generates the server's table, too.
 */
export const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ces: ['z', 'ce'],
  ies: ['y', 'ie', 'i'],
  ss: ['sses'],
  es: ['', 'e', 'eses'],
  s: ['', 'ses'],
  z: ['ces', 'zes'],
  y: ['yes', 'ys', 'ies'],
  a: ['as'],
  e: ['es'],
  o: ['os'],
  i: ['is', 'ies'],
  u: ['us', 'ues'],
  '': ['es', 's'],
};

/** The length of the shortest word with other forms. */
const SHORTEST = 3;

/** A folded word in the other number: `luces` of `luz`, `cancion` of `canciones`. */
export function formsOf(word: string): string[] {
  if (word.length < SHORTEST || !/^[a-zñ]+$/.test(word)) return [];
  const ending = Object.keys(ENDINGS).find((one) => word.endsWith(one)) ?? '';
  const stem = word.slice(0, word.length - ending.length);
  return (ENDINGS[ending] ?? []).map((other) => stem + other).filter((form) => form.length >= SHORTEST);
}
