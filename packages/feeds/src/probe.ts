import { PAGES, PLACES } from './generated/places';
import { httpUrl } from './http-url';
import { numberIn, streamAddress } from './stations/stream-address';

export interface Probe {
  url: string;
  kind: string;
}

/** Addresses that are asked at most in one search. */
const MOST = 8;

/**
 * The documents that may tell what a stream plays, the most telling first: the provider's own, the status pages below
 * the stream's folder, those at the root of its server, and guesses. None for what is no address.
 */
export function probes(streamUrl: string): Probe[] {
  const stream = httpUrl(streamUrl);
  if (!stream) return [];
  stream.username = '';
  stream.password = '';
  const folder = folderOf(stream);
  const first = [...placesOf(stream, false), ...(folder === '/' ? [] : pagesBelow(stream, folder))];
  const guesses = placesOf(stream, true);
  const room = Math.max(MOST - first.length - guesses.length, 0);
  return [...first, ...pagesBelow(stream, '/').slice(0, room), ...guesses].slice(0, MOST);
}

function placesOf(stream: URL, isGuess: boolean): Probe[] {
  return PLACES.filter(({ guess = false }) => guess === isGuess).flatMap(({ kind, streams, ask }) => {
    const found = streams.map((pattern) => new RegExp(pattern).exec(stream.href)).find(Boolean);
    return found ? ask.map((url) => ({ url: filled(url, found.groups ?? {}), kind })) : [];
  });
}

/** The folder of the stream with a `/` at its end; Shoutcast's number of a stream is none. */
function folderOf({ pathname, searchParams, href }: URL): string {
  if (/^\/stream\/\d{1,4}(?:\/|$)/.test(pathname) && numberIn(href)) return '/';
  if (searchParams.has('mp')) return pathname.replace(/\/{0,9}$/, '/');
  return pathname.replace(/\/[^/]*$/, '/');
}

function pagesBelow(stream: URL, folder: string): Probe[] {
  const asked = stream.searchParams.get('mp');
  const path = asked?.replace(/^\/?/, '/') ?? stream.pathname.slice(folder.length - 1);
  const mount = streamAddress(path)?.path && path.replaceAll('&', '%26').replaceAll('+', '%2B');
  const number = numberIn(stream.href);
  const values = { number, sid: number || '1', mount: mount || '' };
  return PAGES.map(({ kind, page }) => ({
    kind,
    url: stream.origin + folder + filled(page, values).replace(/\?\w+=$/, ''),
  }));
}

const filled = (pattern: string, values: Record<string, string>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** The address at which a Shoutcast server tells what it played; '' for what is no address. */
export function historyAddress(streamUrl: string): string {
  const stream = httpUrl(streamUrl);
  if (!stream) return '';
  const sid = numberIn(stream.href);
  return `${stream.origin}/played.html${sid && `?sid=${sid}`}`;
}
