import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock';
import { createFetchPage } from './fetch-page';

const ORIGIN = 'https://site.test';
const HTML = { headers: { 'content-type': 'text/html; charset=UTF-8' } };

function answering(response: Response, url = '') {
  Object.defineProperty(response, 'url', { value: url });
  const clock = fakeClock();
  const fetchPage = createFetchPage({ fetch: async () => response, clock, origin: ORIGIN });
  return { clock, page: fetchPage(`${ORIGIN}/a`, new AbortController().signal) };
}

it('gives the page and where it was found', async () => {
  const { page, clock } = answering(new Response('<p>', HTML), `${ORIGIN}/b`);
  expect(await page).toEqual({ url: `${ORIGIN}/b`, html: '<p>' });
  expect(clock.waiting()).toBe(0);
});

it.each([
  ['an error', new Response('<p>', { ...HTML, status: 500 }), ''],
  ['a page that is not there', new Response('<p>', { ...HTML, status: 404 }), ''],
  ['a sound', new Response('ID3', { headers: { 'content-type': 'audio/mpeg' } }), ''],
  ['no type', new Response(new Uint8Array([48])), ''],
  ['another origin', new Response('<p>', HTML), 'https://other.test/a'],
])('refuses %s', async (_what, response, url) => {
  await expect(answering(response, url).page).rejects.toThrow('no page of ours');
});

const hanging: typeof fetch = (_url, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

it('gives up after 10 s', async () => {
  const clock = fakeClock();
  const fetchPage = createFetchPage({ fetch: hanging, clock, origin: ORIGIN });
  const page = fetchPage(`${ORIGIN}/a`, new AbortController().signal);
  const outcome = expect(page).rejects.toThrow('aborted');
  await clock.advance(10_000);
  await outcome;
});

it('stops when its caller has gone on', async () => {
  const lifetime = new AbortController();
  const fetchPage = createFetchPage({ fetch: hanging, clock: fakeClock(), origin: ORIGIN });
  const page = fetchPage(`${ORIGIN}/a`, lifetime.signal);
  lifetime.abort();
  await expect(page).rejects.toThrow('aborted');
});
