/** Where a word stands in a text: from its first character to the one behind its last. */
export type Place = readonly [start: number, end: number];

/** The words of a phrase that are long enough, as they are compared: without case and accents, the longest first. */
export function wordsOf(phrase: string, minLength: number): string[] {
  const words = phrase.split(/[\s"'«»“”.,;:!?¡¿()]+/).map((word) => folded(word).text);
  const long = words.filter((word) => word.length >= Math.max(1, minLength));
  return [...new Set(long)].sort((one, other) => other.length - one.length);
}

/** Every place of every word, accents or none. `isWhole`: not within a longer word. */
export function findWords(text: string, words: readonly string[], isWhole: boolean): Place[] {
  if (words.length === 0) return [];
  const { text: plain, origin } = folded(text);
  const any = words.map(escaped).join('|');
  const pattern = isWhole ? `(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])` : any;
  return [...plain.matchAll(new RegExp(pattern, 'gu'))].map(({ index, 0: word }) => [
    origin[index] ?? 0,
    origin[index + word.length] ?? text.length,
  ]);
}

const MARKS = /\p{M}+/gu;

/** Lower-case without accents, and for each of its characters where it came from: folding changes lengths. */
function folded(text: string): { text: string; origin: number[] } {
  const origin: number[] = [];
  let plain = '';
  let at = 0;
  for (const character of text) {
    const bare = character.normalize('NFD').replace(MARKS, '').toLowerCase();
    // A mark of its own belongs to the letter before it.
    for (let unit = 0; unit < bare.length; unit += 1) origin.push(at);
    plain += bare;
    at += character.length;
  }
  origin.push(text.length);
  return { text: plain, origin };
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
