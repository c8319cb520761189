/**
 * The phrase to search, from the spoken words: in small letters, without the first occurrence of the
 * activation word, wherever it stands. Undefined when the word is missing, empty when nothing else was said.
 * Recognizers on the device write commas and full stops around it, leave accents out, and say some phrases twice.
 */
export function phraseOf(transcript: string, activationWord: string): string | undefined {
  const word = plain(activationWord);
  const said = saidOnce(transcript.toLowerCase().normalize('NFC').replace(/[“”„]/g, ''), word);
  const place = plain(said, false).indexOf(word);
  if (place < 0) return undefined;
  if (word === '') return bare(said);
  return `${bare(said.slice(0, place))} ${bare(said.slice(place + word.length))}`.trim();
}

/** The text without spaces, commas and stops at the ends, and with single spaces. */
const bare = (text: string): string => text.replace(EDGES, '').replace(/\s+/g, ' ');

const EDGES = /^[\s.,;:!?¡¿…]+|[\s.,;:!?¡¿…]+$/g;

/** In small letters without accents, each letter in its place; `ñ` is a letter of its own. */
function plain(text: string, isTrimmed = true): string {
  const small = text.toLowerCase().normalize('NFC');
  const letters = (isTrimmed ? small.trim() : small).split('');
  return letters.map((letter) => (letter === 'ñ' ? letter : letter.normalize('NFD').charAt(0))).join('');
}

/**
 * Android repeats within one result: the whole, or each beginning of it (`buscar, buscar tango, buscar tango y jazz`).
 * Only what repeats the activation word is cut, because `New York, New York` may be meant.
 */
function saidOnce(said: string, word: string): string {
  const words = said.split(/\s+/).filter((one) => bare(one) !== '');
  const names = words.map((one) => bare(plain(one)));
  const text = (from: number, to: number) => names.slice(from, to).join(' ');
  const starts = names.flatMap((_, at) =>
    ` ${text(at, names.length)} `.startsWith(` ${word} `) ? [at] : [],
  );
  const [first = 0] = starts;
  const lead = text(0, first);
  const parts = starts.map((start, at) => {
    const next = starts[at + 1];
    return next === undefined ? text(start, names.length) : text(start, next - first);
  });
  const isLedAlike = starts.slice(1).every((start) => text(start - first, start) === lead);
  const isBegun = parts.every((part, at) => `${parts[at + 1] ?? part} `.startsWith(`${part} `));
  const isRepeated = word !== '' && starts.length > 1 && isLedAlike && isBegun;
  return isRepeated ? words.slice((starts.at(-1) ?? 0) - first).join(' ') : said;
}
