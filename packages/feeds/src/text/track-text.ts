import type { Track } from '../now-playing';

/**
 * A song text split into artist and title on its dash. Three parts: the first two are the artist (radio.md 5), which is
 * how Icecast repeats a stale artist. More: the first is. A dash without spaces splits only a text that holds no space
 * at all, or `Jean-Michel Jarre` would be cut. Null when no letter is left: `-` is what an encoder without tags sends.
 */
export function trackOf(text: string, art = ''): Track | null {
  const parts = partsOf(text);
  const artistParts = parts.length === 3 ? 2 : 1;
  const [first] = parts;
  if (first === undefined) return null;
  if (parts.length === 1) return { title: first, artist: '', art };
  return {
    title: parts.slice(artistParts).join(' - '),
    artist: parts.slice(0, artistParts).join(' - '),
    art,
  };
}

function partsOf(text: string): string[] {
  const spaced = pieces(` ${text} `, ' - ');
  if (spaced.length !== 1) return spaced;
  const long = pieces(text, / [–—] /);
  if (long.length > 1) return long;
  const tight = pieces(text, '-');
  return tight.length === 2 && /^[^\s-]+-[^\s-]+$/.test(text) ? tight : spaced;
}

function pieces(text: string, dash: string | RegExp): string[] {
  return text
    .split(dash)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-');
}

/** `LOS ÁCIDOS` → `Los Ácidos`: every letter counts, not a–z alone; a letter after an apostrophe stays small. */
export function titleCase(text: string, locale = 'es'): string {
  return text
    .toLocaleLowerCase(locale)
    .replace(WORD_START, (_, before, letter) => before + letter.toLocaleUpperCase(locale));
}

/** A list of the separators of words: `\p{L}` costs a phone 3 ms to compile. */
const WORD_START = wordStart(
  String.raw`\s!-&(-/:-@[-\x60{-~\xa1-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf\u2010-\u2018\u201a-\u206f\u3001-\u303f`,
);

function wordStart(parting: string): RegExp {
  return new RegExp(`(^|[${parting}])([^${parting}])`, 'gu');
}
