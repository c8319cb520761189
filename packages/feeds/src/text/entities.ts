import type { ParseMarkup } from '../feed-options';
import { toWindows1252 } from './mojibake';

/**
 * Decodes HTML entities once, also those without `;` where HTML allows it: `&amp;lt;` is `&lt;`. Only `&`, quotes and
 * letters are decoded again, because no title means to show `&amp;`. The named ones are the parser's.
 */
export function decodeEntities(text: string, parseHtml: ParseMarkup): string {
  if (!text.includes('&')) return text;
  const numbered = text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex, decimal) =>
    character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
  const once = named(numbered, parseHtml).replace(LETTER, (letter) => named(letter, parseHtml));
  return decodeAgain(once).replace(/[\ud800-\udfff]/gu, '\ufffd');
}

/** Left where a text was encoded twice. */
const LETTER = /&[a-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil|lig|ring|slash);/gi;

/** `&` and quotes are decoded once more, however often they were encoded. */
export const decodeAgain = (text: string): string =>
  text.replace(
    /&(?:amp;)*(?:amp|quot|apos|#0*3[489]|#x2[267]);/gi,
    (name) => TWICE[name.slice(-3, -1).toLowerCase()] ?? '&',
  );

/** The last two letters of what is no `&`. */
const TWICE: Record<string, string> = { ot: '"', os: "'", '34': '"', '39': "'", '22': '"', '27': "'" };

function named(text: string, parseHtml: ParseMarkup): string {
  if (!/&[a-z]/i.test(text)) return text;
  const page = parseHtml(`<body>${text.replaceAll('<', '&lt;')}`);
  return page?.getElementsByTagName('body')[0]?.textContent ?? text;
}

/**
 * Like a browser: 128 to 159 mean Windows-1252. Two halves of a character that lie beyond 65,535 are joined; controls
 * are left out. An `&` stays one reference.
 */
function character(code: number): string {
  if (code < 32) return code === 9 || code === 10 || code === 13 ? ' ' : '';
  if (code === 38) return '&amp;';
  if (code > 0xffff) return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  return toWindows1252(String.fromCharCode(code));
}
