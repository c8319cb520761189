import { expect, it } from 'vitest';
import { addressAfter } from './address-after';

/** The address of page 2 → the one of page 3. */
it.each([
  // The number stands in the path.
  ['/page/2/', '/page/3/'],
  ['/page/2', '/page/3'],
  ['/page/2/#tarjetas', '/page/3/#tarjetas'],
  ['/tag/2/page/2/', '/tag/2/page/3/'],
  ['/2/page/2/', '/2/page/3/'],
  ['/top-2/page/2', '/top-2/page/3'],
  ['/page/2/2/page/2/', '/page/2/2/page/3/'],
  ['/page/2/?s=2', '/page/3/?s=2'],
  ['/page/2/?s=2026', '/page/3/?s=2026'],
  ['/page/2/?orderby=2', '/page/3/?orderby=2'],
  ['/2/pagina/2/', '/2/pagina/3/'],
  ['/pagina/2/?s=2', '/pagina/3/?s=2'],
  ['/2/ca%C3%B1%C3%B3n/page/2/', '/2/ca%C3%B1%C3%B3n/page/3/'],
  // The number is a value.
  ['/?paged=2', '/?paged=3'],
  ['/?cat=2&paged=2', '/?cat=2&paged=3'],
  ['/?paged=2&cat=2', '/?paged=3&cat=2'],
  ['/?m=2&paged=2', '/?m=2&paged=3'],
  ['/?s=2&paged=2', '/?s=2&paged=3'],
  ['/?page_id=2&paged=2', '/?page_id=2&paged=3'],
  ['/?s=2026&paged=2', '/?s=2026&paged=3'],
  ['/?s=a+b%20%26&paged=2', '/?s=a+b%20%26&paged=3'],
  ['/2/?query-2-page=2', '/2/?query-2-page=3'],
  ['/2/?query-page=2&cst', '/2/?query-page=3&cst'],
  ['/2/?query-ab12cd-page=2', '/2/?query-ab12cd-page=3'],
  ['/2/?e-page-1a2b3c=2', '/2/?e-page-1a2b3c=3'],
  ['/2/?product-page=2', '/2/?product-page=3'],
  ['/2/?lcp_page0=2', '/2/?lcp_page0=3'],
  ['/2/?cat=2&page=2', '/2/?cat=2&page=3'],
  ['/2/?pg=2&cat=2', '/2/?pg=3&cat=2'],
  ['/?pg=2&s=2', '/?pg=3&s=2'],
  ['/?pg=2&orden=2', '/?pg=3&orden=2'],
  ['/?orden=2&pag=2', '/?orden=2&pag=3'],
  ['/?pagina=2&columnas=2', '/?pagina=3&columnas=2'],
  ['/?pageNum=2&vista=2', '/?pageNum=3&vista=2'],
  ['/?hoja=2&orden=2', '/?hoja=3&orden=2'],
  ['/?hoja=2&sort=2', '/?hoja=3&sort=2'],
  // No number of a page.
  ['/?cat=2', '/?cat=2'],
  ['/?orden=2', '/?orden=2'],
  ['/', '/'],
  ['/12/?paged=12', '/12/?paged=12'],
])('%s → %s', (from, to) => {
  const origin = 'https://radio.example';
  expect(addressAfter(origin + from, 2)).toBe(origin + to);
});

it('counts beyond one digit', () => {
  expect(addressAfter('https://radio.example/?paged=9', 9)).toBe('https://radio.example/?paged=10');
});

it.each([[''], ['javascript:void(2)'], ['http://']])('leaves "%s"', (address) => {
  expect(addressAfter(address, 2)).toBe(address);
});
