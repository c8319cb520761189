import type { Track } from '../now-playing';
import { repairMojibake } from './mojibake';
import { isPlaceholder } from './placeholders';
import { recordedSong } from './recorded-song';

/**
 * A song text split into artist and title on its dash. Three parts: the first two are the artist, which is
 * how Icecast repeats a stale artist. More: the first is. Null when no letter is left: `-` is what an encoder without
 * tags sends.
 */
export function trackOf(text: string, art = ''): Track | null {
  const parts = isPlaceholder(text) ? [] : (recordedSong(text) ?? partsOf(text)).map(repairMojibake);
  const artistParts = parts.length === 3 ? 2 : 1;
  const [first] = parts;
  if (first === undefined) return null;
  if (parts.length === 1) return { title: first, artist: '', art };
  const artist = parts.slice(0, artistParts).join(' - ');
  return { title: parts.slice(artistParts).join(' - '), artist: isPlaceholder(artist) ? '' : artist, art };
}

/** Not inside brackets: `Faro - Marea (En vivo - 1994)` has two parts. */
const DASH = / - (?![^()[\]]*[)\]])/;

function partsOf(text: string): string[] {
  const spaced = pieces(` ${text} `, DASH);
  if (spaced.length !== 1) return spaced;
  const others = [
    pieces(` ${text} `, ' - '),
    pieces(text, / (?:[\u2010-\u2015\u2212\ufe58\ufe63]|--) |\s*\uff0d\s*/),
    pieces(text.replace(/(\S)- (?=\S)|(\S) -(?=[^\s\d-])/, '$1$2 - '), ' - '),
    isTight(text) ? pieces(text, '-') : [],
  ];
  return others.find(({ length }) => length > 1) ?? spaced;
}

/**
 * Whether a dash without spaces splits: where the text holds no space at all, or between two names of several words.
 * `Jean-Michel Jarre` is one.
 */
function isTight(text: string): boolean {
  const [left = '', right = '', ...more] = text.split('-');
  if (!left || !right || more.length > 0) return false;
  const isName = (part: string) => /\S\s+\S/.test(part);
  const isUpper = right.charAt(0) !== right.charAt(0).toLowerCase();
  return !/\s/.test(text) || (isName(left) && isName(right) && isUpper);
}

function pieces(text: string, dash: string | RegExp): string[] {
  return text
    .split(dash)
    .map((part) => part.trim())
    .filter((part) => !/^[-\u2010-\u2015\u2212]*$/.test(part));
}

/**
 * `LOS ÁCIDOS` → `Los Ácidos`, `CÓNDOR Y CENIZA` → `Cóndor y Ceniza`: every letter counts, not a–z alone; a letter
 * after an apostrophe stays small. A text with a word like `McFly` has its own case and stays as it is. A first letter
 * that is large already stays, too: `İ` has no small letter of its own here.
 */
export function titleCase(text: string, locale = 'es'): string {
  const isLarge = (letter: string) => letter !== letter.toLocaleLowerCase(locale);
  const words = [...text.matchAll(WORD)];
  const isOwn = ([, , first = '', rest = '']: RegExpExecArray) =>
    isLarge(first) && rest !== rest.toLocaleUpperCase(locale);
  if (words.some(isOwn)) return text;
  let end = 0;
  return text.replace(WORD, (word, before, first, rest, at) => {
    const small = (first + rest).toLocaleLowerCase(locale);
    const isBetween = at > 0 && at === end && text[at + word.length] === ' ';
    end = at + word.length;
    if (isBetween && before === ' ' && SMALL_WORDS.includes(small)) return before + small;
    return (
      before + (isLarge(first) ? first : first.toLocaleUpperCase(locale)) + rest.toLocaleLowerCase(locale)
    );
  });
}

/** Between two words of a name they are small. */
const SMALL_WORDS = 'y e o u de del el la las lo los al con en por para sin'.split(' ');

/** A list of the separators of words: `\p{L}` costs a phone 3 ms to compile. */
const WORD = wordsParted(
  String.raw`\s!-&(-/:-@[-\x60{-~\xa1-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf\u2010-\u2018\u201a-\u206f\u3001-\u303f`,
);

function wordsParted(parting: string): RegExp {
  return new RegExp(`(^|[${parting}])([^${parting}])([^${parting}]*)`, 'gu');
}
