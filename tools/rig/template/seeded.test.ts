import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type SiteOptions } from '../options';
import { addressesOfCopy, moved } from './seeded';

const options = {
  ...DEFAULT_OPTIONS,
  server: 'native' as const,
  seededIn: 'kept-sites',
  constants: { ONDA_STATION_URL: 'http://127.0.0.1:43210' },
  port: 54321,
};
const addresses = { site: '127.0.0.1:54321', station: '127.0.0.1:43210' };

describe('a site is copied', () => {
  it('where it has the demo and nothing else', () => {
    expect(addressesOfCopy(options)).toEqual(addresses);
  });

  it.each<[string, Partial<SiteOptions> & { port?: number }]>([
    ['no kept site', { seededIn: '' }],
    ['MariaDB', { db: 'mariadb' }],
    ['WebAssembly', { server: 'playground' }],
    ['no plugin', { bare: true }],
    ['no demo', { noSeed: true }],
    ['a network', { multisite: true }],
    ['another theme', { theme: 'twentytwentyfour' }],
    ['further plugins', { plugins: ['/plugin'] }],
    ['no station', { constants: {} }],
    ['a shorter port', { port: 8080 }],
    ['a station on a shorter port', { constants: { ONDA_STATION_URL: 'http://127.0.0.1:8010' } }],
  ])('but not with %s', (_, other) => {
    expect(addressesOfCopy({ ...options, ...other })).toBeUndefined();
  });
});

it('moves both addresses, also in a query, and keeps every length', () => {
  const kept =
    's:22:"http://127.0.0.1:10001" ?url=127.0.0.1%3A10002 http:\\/\\/127.0.0.1:10002\\/mount 127.0.0.1:9';
  const text = moved(kept, addresses);
  expect(text).toBe(
    's:22:"http://127.0.0.1:54321" ?url=127.0.0.1%3A43210 http:\\/\\/127.0.0.1:43210\\/mount 127.0.0.1:9',
  );
  expect(text).toHaveLength(kept.length);
});
