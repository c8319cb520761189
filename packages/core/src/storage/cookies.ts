const DAY_S = 86_400;

export interface CookieOptions {
  /** A cookie that lacks it ends with the browser's session. */
  days?: number;
  path?: string;
}

type Jar = Pick<Document, 'cookie'>;

/** Name and value are URL-encoded, as the spec says of its dismissal cookies. */
export function writeCookie(
  name: string,
  value: string,
  { days, path = '/' }: CookieOptions = {},
  jar: Jar = document,
): void {
  const age = days === undefined ? '' : `;max-age=${Math.round(days * DAY_S)}`;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  jar.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)};path=${path}${age};samesite=lax${secure}`;
}

/** In a page with a form or an object called `cookie`, that stands for the cookies: then there are none. */
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
