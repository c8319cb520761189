import { httpUrl } from '../http-url';

/** An address of a stream as two sides can be compared: host with port, and path. */
export interface StreamAddress {
  host: string;
  path: string;
}

/** The last `/` and the ending of a playlist; few, because a text may be nothing else. */
const END = /\/{0,9}(?:\.(?:m3u|pls|xspf|asx))?$/i;

/**
 * An address without a playlist's ending, the tail that Shoutcast's streams have and the last `/`; `?mp=` and `?mount=`
 * are the path. Null for what is no address; a path alone has no host.
 */
export function streamAddress(written: unknown): StreamAddress | null {
  const text = typeof written === 'string' ? written : '';
  const url = httpUrl(text, text.startsWith('/') ? 'http://-' : undefined);
  if (!url) return null;
  const asked = url.searchParams.get('mp') || url.searchParams.get('mount');
  const path = decoded(asked || url.pathname)
    .replace(/;.*/s, '')
    .replace(END, '');
  return { host: url.host === '-' ? '' : url.host, path };
}

/** Shoutcast 2 numbers its streams: `/;?sid=2`, `/stream/2/`; '' where the address names none. */
export const numberIn = (address: string): string =>
  /^[^?#]*\?(?:[^#]*&)?sid=(\d{1,4})(?:[&#]|$)|^https?:\/\/[^/]+\/stream\/(\d{1,4})(?:[/?#]|$)/
    .exec(address)
    ?.slice(1)
    .find(Boolean) ?? '';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
