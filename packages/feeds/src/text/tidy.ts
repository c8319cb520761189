import { toWindows1252 } from './mojibake';

/** Characters of a text that are looked at, so that a title of a megabyte costs nothing. */
export const READ_LIMIT = 4000;
/** Characters that are kept: no title is longer, and a page must not be filled by one. */
const TEXT_LIMIT = 500;

/** Controls, and the marks that turn the writing direction of what follows; joiners stay, emoji need them. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Icecast writes titles such as `1999` and `true` without quotes; of a list the first counts. */
export function scalar(value: unknown): string {
  if (Array.isArray(value)) return Array.isArray(value[0]) ? '' : scalar(value[0]);
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? String(value).slice(0, READ_LIMIT) : '';
}

/** The visible text in one line, not longer than any title is; half a character at the end is left out. */
export function tidy(text: string): string {
  return toWindows1252(text)
    .replace(INVISIBLE, '')
    .replace(/\\(?=['"])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_LIMIT)
    .replace(/[\ud800-\udbff]?\s*$/, '');
}
