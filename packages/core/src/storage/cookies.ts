const DAY_S = 86_400;

export interface CookieOptions {
  /** The days until it expires; without them it ends with the browser's session. */
  days?: number;
  path?: string;
}

export type Jar = Pick<Document, 'cookie'>;

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
