import type { Random } from '../../packages/core/src/testing/random';
import { nameFrom, valueFrom } from './values';

/** The inputs of a site: the actions of the table, the fields that its handlers read, and addresses of pages. */
export interface Surface {
  actions: string[];
  fields: string[];
  pages: string[];
}

export interface FuzzRequest {
  method: 'GET' | 'POST';
  path: string;
  /** The fields of a form; empty for GET. */
  body: string;
  headers: Record<string, string>;
  /** An address of this machine, so that limits of a network do not answer everything. */
  address: string;
}

const AJAX = '/wp-admin/admin-ajax.php';
const MOST_FIELDS = 6;
/** WordPress's own pages warn about odd values of these names, or end with a 500, without any plugin. */
const OF_WORDPRESS = ['action', 'feed', 'year', 'monthnum', 'day', 'hour', 'minute', 'second'];
const ORIGINS: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Origin: `https://${'x'.repeat(300)}.example` },
  {},
];
const COOKIES = [
  '',
  '',
  `onda_visitor=${'a'.repeat(32)}`,
  'onda_visitor=x; simplefavorites=%5B%7B%5D',
  'onda_hint=1',
];

export function requestFrom(random: Random, surface: Surface): FuzzRequest {
  const isAction = random.below(4) > 0;
  const names = isAction ? surface.fields : surface.fields.filter((name) => !OF_WORDPRESS.includes(name));
  const fields = Array.from(
    { length: random.below(MOST_FIELDS) },
    () => `${nameFrom(random, names)}=${valueFrom(random)}`,
  );
  if (isAction) fields.unshift(`action=${random.of(surface.actions)}`);
  const method = random.of(['GET', 'POST'] as const);
  const path = isAction ? AJAX : random.of(surface.pages);
  const query = fields.join('&');
  const isShort = query.length < 7_000;
  return {
    method: isShort ? method : 'POST',
    path: method === 'GET' && isShort ? withQuery(path, query) : path,
    body: method === 'GET' && isShort ? '' : query,
    headers: {
      ...random.of(ORIGINS),
      Cookie: random.of(COOKIES),
      'User-Agent': 'Mozilla/5.0 Firefox/160.0',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    address: addressFrom(random),
  };
}

/** An address of this machine, so that limits of a network do not answer everything. */
export const addressFrom = (random: Random): string =>
  `127.${1 + random.below(200)}.${random.below(250)}.${1 + random.below(250)}`;

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
