/** Letters that Unicode does not decompose, and their usual spelling. Generates the server's table, too. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŀ: 'l',
  ŋ: 'n',
  ŉ: 'n',
  ŧ: 't',
  ə: 'e',
  ǝ: 'e',
  ɑ: 'a',
  ς: 'σ',
  ґ: 'г',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  º: '',
  ª: '',
  // The slash of a fraction that is one character.
  '⁄': '',
};

/**
 * Marks of European, Arabic and Hebrew letters, the Arabic stroke that only lengthens, and signs without a width. The
 * marks of Indian scripts are vowels: they stay. JavaScript and PCRE read the ranges alike.
 */
export const MARKS =
  '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640' +
  '\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff' +
  '\\u20d0-\\u20ff\\ufe20-\\ufe2f\\u00ad\\u200b-\\u200d\\u2060\\ufeff';

const ANY_MARK = new RegExp(`[${MARKS}]`, 'g');
const ANY_SPELLED = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'g');

const spelled = (letter: string) => SPELLED[letter] ?? letter;

/**
 * Letters as people type them: lower case, without accents and marks, wide and joined letters as plain ones. `Việt` and
 * `viet`, `Straße` and `strasse`, `أحمد` and `احمد` are the same. With `keepsEnye` an ñ stays a letter of its own.
 */
export function fold(text: string, keepsEnye = false): string {
  const parted = text.toLowerCase().replace(ANY_SPELLED, spelled).normalize('NFKD');
  const kept = keepsEnye ? parted.replace(/n\u0303/g, 'ñ') : parted;
  return kept.replace(ANY_MARK, '').replace(ANY_SPELLED, spelled).normalize('NFC');
}

/**
 * The folded text and the place of each of its characters in the original, with the length of the text at the end:
 * folding changes lengths.
 */
export function foldWithPlaces(text: string, keepsEnye = false): { folded: string; places: number[] } {
  const places: number[] = [];
  let all = '';
  let at = 0;
  for (const [cluster] of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const letters = fold(cluster, keepsEnye);
    for (let nth = 0; nth < letters.length; nth += 1) places.push(at);
    all += letters;
    at += cluster.length;
  }
  places.push(text.length);
  return { folded: all, places };
}
