import { toWindows1252 } from './mojibake';

const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    iexcl: '¡',
    iquest: '¿',
    ordm: 'º',
    laquo: '«',
    raquo: '»',
    szlig: 'ß',
    aelig: 'æ',
    AElig: 'Æ',
    oslash: 'ø',
    Oslash: 'Ø',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
  }),
);

/** `&eacute;` is a letter and a mark: six marks spare a table of a hundred names. */
const MARKS = new Map(
  Object.entries({
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030a',
    cedil: '\u0327',
  }),
);

/** Decodes HTML entities once, `&amp;lt;` is `&lt;`; a name it does not know stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,8}|x[\da-f]{1,6})|(\w{2,8}));/gi, (written, number, name) =>
    number ? character(number) : (named(name) ?? written),
  );
}

/** XML knows five names; what else a server wrote would end the parsing of its whole document. */
export function toXmlEntities(text: string): string {
  return text.replace(
    /&(?!(?:amp|lt|gt|quot|apos|#\d{1,8}|#x[\da-f]{1,6});)(\w{2,8};)?/gi,
    (written, name) => (name ? (named(name.slice(0, -1)) ?? `&amp;${name}`) : written.replace('&', '&amp;')),
  );
}

function named(name: string): string | undefined {
  const mark = MARKS.get(name.slice(1));
  return mark ? (name.charAt(0) + mark).normalize('NFC') : NAMED.get(name);
}

/** Like a browser: 128 to 159 mean Windows-1252, what is no character becomes U+FFFD. */
function character(number: string): string {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? toWindows1252(String.fromCodePoint(code)) : '\ufffd';
}
