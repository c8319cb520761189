import type { FeedOptions } from '../feed-options';
import { bareTitle } from './bare-title';
import { encodedText, parsedText } from './text';
import { tidy } from './tidy';

/** How the station's owner wants the texts of songs read. */
export type SongWords = Pick<FeedOptions, 'leaveOut' | 'charset' | 'parseHtml'>;

/** A value of a feed as a text of a song, without the words that the station's owner left out. */
export const songText = (value: unknown, options: SongWords): string =>
  without(encodedText(value, options.parseHtml, options.charset), options);

/** A song text whose entities a markup parser has already decoded. */
export const parsedSongText = (value: string | null | undefined, options: SongWords): string =>
  without(parsedText(value, options.charset), options);

/** The mark of AzuraCast's queue. */
const MARK = /\[#[\da-f]{32}#\]/gi;

/** The owner's words are left out, whatever their capitals; `ad` stays in `Madrid`. */
function without(text: string, { leaveOut = [] }: SongWords): string {
  const bare = unescaped(text).replace(MARK, '');
  const words = leaveOut.flatMap((word) => wholeWord(word.trim()));
  const left = words.length === 0 ? bare : bare.replace(new RegExp(words.join('|'), 'giu'), '');
  return bareTitle(tidy(left === bare ? bare : left.replace(BAR, '')));
}

/** The bar that stood beside words that are gone. */
const BAR = /^\s*\|+|\|+\s*$/g;

/** `Faro%20-%20Marea` and `Faro+-+Marea`, as some encoders send them: looked for where no space is. */
const ESCAPED = /^(?=\S*$)(?:.*%[\da-f]{2}|[^+]+\+[^+]+\+[^+])/i;

function unescaped(text: string): string {
  try {
    return ESCAPED.test(text) ? decodeURIComponent(text.replaceAll('+', ' ')) : text;
  } catch {
    return text;
  }
}

function wholeWord(word: string): string[] {
  if (!word) return [];
  const before = /^[\p{L}\p{N}]/u.test(word) ? '(?<![\\p{L}\\p{N}])' : '';
  const behind = /[\p{L}\p{N}]$/u.test(word) ? '(?![\\p{L}\\p{N}])' : '';
  return [before + literal(word) + behind];
}

/** A text as a pattern that finds it. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
