import { httpUrl } from './http-url';

/** More mirrors than this no station has. */
const STREAMS_LIMIT = 20;

/**
 * The streams of an `.m3u`, `.pls`, `.xspf`, `.asx` or `.opml` document in its order; none when it is another, or a
 * playlist of segments.
 */
export function playlistStreams(text: string, playlistUrl: string): readonly string[] {
  const urls = named(text).flatMap((name) => httpUrl(addressOf(name), playlistUrl)?.href ?? []);
  return [...new Set(urls)].slice(0, STREAMS_LIMIT);
}

/** A name as some programs write it: in quotes, or without `http://` before its host. */
const addressOf = (name: string): string =>
  name.replace(/^(["'])(.*)\1$/, '$2').replace(HOST, (host) => `http://${host}`);

const HOST = /^(?:[a-z\d-]+\.)+(?:[a-z]{2,}|\d{1,3}:\d+)(?::\d+)?\//i;

function named(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const isMarkup = lines.some((line) => line.startsWith('<'));
  if (isMarkup) return markedUp(text);
  if (lines.some((line) => line.startsWith('#EXT-X-'))) return [];
  const numbered = numberedFiles(lines);
  if (numbered.length > 0 || lines.some((line) => /^\[\w+\]$/.test(line))) return numbered;
  // Any text has lines: without a heading only whole addresses are believed.
  const isHeaded = lines.some((line) => /^#EXTM3U/i.test(line));
  const isStream = (line: string) =>
    isHeaded ? line && !line.startsWith('#') : /^https?:\/\//i.test(addressOf(line));
  return lines.filter(isStream);
}

/** XSPF has `<location>http://…</location>`, ASX `<Ref href="http://…"/>`, OPML `<outline URL="http://…"/>`. */
function markedUp(text: string): string[] {
  const [, address] = ADDRESSES.find(([root]) => root.test(text)) ?? [];
  const found = address ? [...withoutRemarks(text).matchAll(address)] : [];
  return found.map(([, written = '']) => written.replace(/&(?:amp|#38|#x26);/gi, '&').trim());
}

const ADDRESSES: readonly (readonly [RegExp, RegExp])[] = [
  [/<asx\b/i, /<(?:entry)?ref\b[^<>]*?\bhref\s*=\s*["']?([^"'>\s]+)/gi],
  [/<opml\b/i, /<outline\b(?![^<>]*\btype\s*=\s*["']link)[^<>]*?\surl\s*=\s*["']([^"'<>]+)/gi],
  [/<(?:\w+:)?playlist\b/i, /<(?:\w+:)?location\s*>\s*(?:<!\[CDATA\[)?([^<\]]+)/gi],
];

const withoutRemarks = (text: string): string =>
  text
    .split('<!--')
    .map((part, at) => (at === 0 ? part : part.split('-->').slice(1).join('-->')))
    .join('');

/** `File2=…` of a pls, or `Ref2=…` of an old asx, comes after the first, wherever it stands. */
function numberedFiles(lines: readonly string[]): string[] {
  const files = lines.flatMap((line) => {
    const [, number, address] = /^(?:file|ref)(\d+)\s*=\s*(.+)$/i.exec(line) ?? [];
    return address ? [{ number: Number(number), address }] : [];
  });
  return files.sort((one, other) => one.number - other.number).map(({ address }) => address);
}
