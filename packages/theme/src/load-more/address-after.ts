import { webAddress } from '@onda/core/http/safe-url';

/** Places of the page number, the most certain first: the part of the address, and the pattern before the number. */
const PLACES = [
  ['search', '[?&]paged='],
  // `query-3-page`, `e-page-1a2b`, `product-page`.
  ['search', '[?&](?:[^=&]*[-_])?paged?\\d*(?:-\\w+)?='],
  ['pathname', '/page/'],
  // `pg`, `pag`, `pagina`.
  ['search', '[?&](?:[^=&]*[-_])?pa?g\\w*='],
  // The other numbers of a query, except WordPress's own and a search phrase.
  ['search', '[?&](?!(?:[spw]|[cm]\\w*|\\w+_id|ord\\w*|sort\\w*|author|year|day|offset)=)[^=&]+='],
  ['pathname', '/'],
] as const;

/** The longest address that is read: servers take no longer ones, and the patterns read it several times. */
const MOST_LETTERS = 2000;

/** The address of the page after `page`, whose number is in this one; the same address if it is not. */
export function addressAfter(address: string, page: number): string {
  if (address.length > MOST_LETTERS || !webAddress(address)) return address;
  const url = new URL(address);
  PLACES.some(([part, before]) => {
    const was = url[part];
    const last = new RegExp(`^(.*${before})${page}(?=[/&]|$)`);
    url[part] = was.replace(last, `$1${page + 1}`);
    return url[part] !== was;
  });
  return url.href;
}
