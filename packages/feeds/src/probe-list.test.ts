import { expect, it } from 'vitest';
import list from './fixtures/probes.json';
import { probes } from './probe';

/** The server looks in the same places: `SearchTest` of the plugin reads the same list. */
it.each(Object.entries(list))('%s is asked for in these places', (stream, places) => {
  expect(probes(stream).map(({ kind, url }) => `${kind} ${url}`)).toEqual(places);
});
