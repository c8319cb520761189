import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { elements } from '../../packages/bundle/src/registry';
import { placeOf } from './document-page';
import { exampleOf } from './examples/examples';
import { navigation } from './navigation';
import { byTopic } from './topics';

const root = join(import.meta.dirname, '../..');
const links = new Set(
  Object.values(navigation(elements)).flatMap((groups) =>
    groups.flatMap(({ items }) => items.map(({ link }) => link)),
  ),
);
const addressOf = (place: string) => `/${place.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;

it('leads to every document and every element', () => {
  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => placeOf(`docs/${name.replaceAll('\\', '/')}`))
    .flatMap((place) => (place ? [addressOf(place)] : []));
  const wanted = [...documents, '/changelog', '/elements/', ...elements.map(({ tag }) => `/elements/${tag}`)];
  expect(wanted.filter((address) => !links.has(address))).toEqual([]);
  const places = new Set([...wanted, '/playground']);
  expect([...links].filter((link) => !places.has(link))).toEqual([]);
});

it('has the groups of a reader beside each of the pages', () => {
  const beside = navigation(elements);
  expect(beside['/recipes']?.map(({ text }) => text)).toEqual(['Site owners', 'Coming from another plugin']);
  expect(beside['/packages']?.map(({ text }) => text)).toEqual(['App developers', 'Protocol']);
  expect(beside['/elements/']?.[0]?.items[0]?.link).toBe('/elements/');
});

it('names a tag that stands in no topic, and one without an example', () => {
  // A name without a hyphen can never become a tag.
  expect(() => byTopic([{ tag: 'nowhere' }])).toThrow("tools/site/topics.ts: write 'nowhere' into one");
  expect(() => exampleOf('nowhere')).toThrow("<nowhere> has no example: write 'nowhere': {");
});

it('every picture of the examples is there', () => {
  const named = elements.flatMap(
    ({ tag }) => JSON.stringify(exampleOf(tag)).match(/\/samples\/[\w.]+/g) ?? [],
  );
  const missing = named.filter((name) => {
    const file = name.replace('/samples/', '');
    return file !== 'live.mp3' && !existsSync(join(root, 'demo/site/media', file));
  });
  expect(missing).toEqual([]);
});
