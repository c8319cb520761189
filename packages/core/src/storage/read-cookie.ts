import type { Jar } from './cookies';

/** A form or object called `cookie` hides the cookies of a page: then there are none. */
export function readCookie(name: string, jar: Jar = document): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const pair = `${jar.cookie}`.split('; ').find((cookie) => cookie.startsWith(start));
  return pair === undefined ? undefined : decoded(pair.slice(start.length));
}

/** Another script's cookie may hold a lone `%`. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
