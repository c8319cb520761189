import { describe, expect, it } from 'vitest';
import { destinationOf } from './redirects';

const wanted = {
  phrase: 'rock & té',
  id: 2,
  filters: 'filters_changed=1&categoryset[]=3&categoryset[]=4&termset[genre][]=9&aspf[city]=Lima',
  firstResult: '',
};
const sites = {
  homeUrl: 'https://radio.test/',
  elementorUrl: '',
  redirectUrl: '',
  overrideMethod: 'get',
  overridewpdefault: false,
} as const;
const pathTo = (address: string) => {
  const found = destinationOf('custom', wanted, sites, `https://radio.test${address}`);
  return found && new URL(found.address).pathname + new URL(found.address).hash;
};

describe('an address of the owner’s', () => {
  it.each([
    ['/buscar/{phrase}/', '/buscar/rock%20%26%20t%C3%A9/'],
    ['/{category}/', '/3%2C4/'],
    ['/{genre}/{city}/', '/9/Lima/'],
    ['/{categoryset[]}/', '/3%2C4/'],
    ['/x{nobody}/', '/x/'],
    ['/#{phrase}', '/#rock%20%26%20t%C3%A9'],
  ])('%s is filled', (address, path) => expect(pathTo(address)).toBe(path));

  it('leads nowhere where it is none', () => {
    expect(destinationOf('custom', wanted, sites, 'javascript:alert(1)')).toBeUndefined();
    expect(destinationOf('elementor_page', wanted, sites)).toBeUndefined();
    expect(destinationOf('first_result', wanted, sites)).toBeUndefined();
  });
});

it('a page of results gets the phrase, the box and what is chosen', () => {
  const elementorUrl = 'https://radio.test/resultados/?lang=es';
  const { address = '' } = destinationOf('elementor_page', wanted, { ...sites, elementorUrl }) ?? {};
  expect([...new URL(address).searchParams]).toEqual([
    ['lang', 'es'],
    ['asp_ls', 'rock & té'],
    ['asp_active', '1'],
    ['p_asid', '2'],
    ['p_asp_data', '1'],
    ...new URLSearchParams(wanted.filters),
  ]);
});
