/** A text with its quotes, one that never ends, a sign of structure, or a value without quotes. */
const PIECE = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|"[\s\S]*|[{}[\]:,]|[^"{}[\]:,\s][^"{}[\]:,\r\n]*/g;
const ENDLESS = /^"(?![\s\S]*"$)/;
const VALID = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a string ends JSON.parse
const CONTROL = /[\u0000-\u001f]/g;
/** A quote inside a text: nothing of a document's structure stands before it or behind it. */
const INNER = /((?:[{[\\]|"\s*:)\s*|,\s*(?="[\w-]*"\s*[:,\]]))?"(?!\s*(?:[:}\]]|,\s*["{[\d-]|$))/g;
/** No status page has more inside one another. */
const DEPTH = 100;

/**
 * Damaged JSON as it was meant: bare values are quoted, controls are left out, unknown escapes lose their backslash,
 * commas and braces too many are left out, missing ones are added, and what stands before the first brace is left out.
 * Quotes inside texts are escaped first if that is no JSON. Empty for a document without a brace at its end: the
 * rest may name the stream that would seem to be off air.
 */
export function repairJson(text: string): string {
  const mended = mend(text);
  return isJson(mended) ? mended : mend(text.replace(INNER, (all, before) => (before ? all : '\\"')));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function mend(text: string): string {
  const out: string[] = [];
  const closers: string[] = [];
  for (const piece of piecesOf(text)) {
    if (ENDLESS.test(piece)) return '';
    (TAKE.get(piece) ?? value)(out, closers, piece);
    if (closers.length > DEPTH) return '';
    if (closers.length === 0) break;
  }
  if (closers.length > 0 && !/[}\]]\s*$/.test(text)) return '';
  closeDownTo(0, out, closers);
  return out.join('');
}

function piecesOf(text: string): readonly string[] {
  const start = text.search(/[{[]\s*["{[}\]]/);
  return (start < 0 ? '' : text.slice(start)).match(PIECE) ?? [];
}

type Take = (out: string[], closers: string[], piece: string) => void;

const TAKE = new Map<string, Take>([
  ['{', open],
  ['[', open],
  ['}', close],
  [']', close],
  [':', colon],
  [',', comma],
]);

function value(out: string[], _: string[], piece: string): void {
  out.push(...joint(out), repaired(piece.trim()));
}

function open(out: string[], closers: string[], piece: string): void {
  out.push(...joint(out), piece);
  closers.push(piece === '{' ? '}' : ']');
}

/** Closes what is open inside too; a closer of something that nobody opened is left out. */
function close(out: string[], closers: string[], closer: string): void {
  const index = closers.lastIndexOf(closer);
  if (index >= 0) closeDownTo(index, out, closers);
}

function closeDownTo(depth: number, out: string[], closers: string[]): void {
  while (closers.length > depth) {
    const last = closers.pop() as string;
    if (out.at(-1) === ':') out.push('null');
    if (out.at(-1) === ',') out.pop();
    const isKey = last === '}' && out.at(-1)?.startsWith('"') && /^[{,]$/.test(out.at(-2) ?? '');
    if (isKey) out.push(':null');
    out.push(last);
  }
}

/** Icecast forgets a brace in its first moments: `"icestats":"server_id":…`. */
function colon(out: string[], closers: string[]): void {
  if (!out.at(-1)?.startsWith('"')) return;
  if (out.at(-2) === ':') {
    out.splice(-1, 0, '{');
    closers.push('}');
  }
  out.push(':');
}

function comma(out: string[]): void {
  if (out.at(-1) === ':') out.push('null');
  if (!isOpen(out)) out.push(',');
}

const isOpen = (out: readonly string[]): boolean => /^[{[:,]$/.test(out.at(-1) ?? ',');

/** The comma that is missing between two values. */
const joint = (out: readonly string[]): string[] => (isOpen(out) ? [] : [',']);

function repaired(piece: string): string {
  if (!piece.startsWith('"')) return VALID.test(piece) ? piece : JSON.stringify(piece);
  return piece
    .replace(/[\t\r\n]/g, ' ')
    .replace(CONTROL, '')
    .replace(/\\(?:(["\\/bfnrt]|u[\da-fA-F]{4})|([\s\S]?))/g, (_, known, other) =>
      known ? `\\${known}` : other,
    );
}
