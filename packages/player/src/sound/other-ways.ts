import { httpUrl } from '@onda/feeds/http-url';
import { namedFormat } from './stream-format';

/** Paths where Shoutcast answers a browser with a page, and the lists that it offers there. */
const SHOUTCAST = /^((?:\/proxy\/[^/]+)?)\/?(?:(?:index|listen)\.(?:html|pls|m3u|asx|xspf|ram))?$/i;

/** Icecast puts the ending of a list behind the name of a stream. */
const LISTED = /^(.*[^/])\.(?:m3u|pls|xspf|asx|ram)$/i;

/**
 * Addresses of the sound that this one, which does not sound, stands for by the habits of stream servers: the page of a
 * Shoutcast server, a playlist that the page may not read.
 */
export function otherWays(address: string): readonly string[] {
  const url = httpUrl(address);
  if (!url) return [];
  const { pathname, searchParams, port } = url;
  const folder = SHOUTCAST.exec(pathname)?.[1];
  if (folder === undefined) {
    const stream = LISTED.exec(pathname)?.[1] ?? '';
    // A list of a web server's, without a port or a format, may stand beside no stream at all.
    return stream && (port || namedFormat(stream)) ? [at(url, stream)] : [];
  }
  const sid = /^\d{1,4}$/.exec(searchParams.get('sid') ?? '')?.[0];
  return [`${folder}/;`, sid ? `${folder}/stream/${sid}/` : `${folder}/stream`].map((path) => at(url, path));
}

function at({ origin, search }: URL, path: string): string {
  return `${origin}${path}${search}`;
}
