import { AjaxError, createAjax } from '@onda/core/http/ajax';
import { fakeAjax } from '@onda/core/testing/fake-ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import { describe, expect, it } from 'vitest';
import { createVoiceApi } from './api';

const HOME = 'https://radio.test/';
const ROUTE = `${HOME}wp-json/wp/v2/posts?search=tango&per_page=1`;
const SEARCH = `${HOME}index.php?s=tango`;
const POST = `${HOME}noticias/tango/`;
const never = () => new AbortController().signal;

const finding = (answers: Record<string, unknown>, query = 'tango', home = HOME) => {
  const ajax = fakeAjax(answers);
  const api = createVoiceApi({ ajax, action: 'voice_search_find', home });
  return { ajax, address: api.find(query, never()) };
};

describe('the site’s own answer', () => {
  it('is asked by POST, form-encoded, with action and q', async () => {
    const server = fakeFetch(new Response(JSON.stringify({ success: true, data: POST })));
    const url = 'https://radio.test/ajax.php';
    const ajax = createAjax({ url, fetch: server.fetch, clock: fakeClock() });
    const api = createVoiceApi({ ajax, action: 'voice_search_find', home: HOME });
    expect(await api.find('tango', never())).toBe(POST);
    expect(server.calls).toMatchObject([
      {
        url,
        init: { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
        form: { action: 'voice_search_find', q: 'tango' },
      },
    ]);
  });

  it('is where the visitor goes', async () => {
    const { ajax, address } = finding({ voice_search_find: { success: true, data: POST } });
    expect(await address).toBe(POST);
    expect(ajax.calls).toHaveLength(1);
  });

  it('may be an address without a host', async () => {
    const { address } = finding({ voice_search_find: { success: true, data: '/noticias/tango/' } });
    expect(await address).toBe(POST);
  });

  it('is asked for 120 characters at most, none of them cut in two', async () => {
    const { ajax } = finding({ voice_search_find: { success: true, data: POST } }, '📻'.repeat(130));
    expect(ajax.calls[0]?.fields).toEqual({ q: '📻'.repeat(120) });
  });
});

const FAILURES: [string, unknown][] = [
  ['success false', { success: false, data: null }],
  ['no data', { success: true, data: '' }],
  ['null', { success: true, data: null }],
  ['a number', { success: true, data: 7 }],
  ['0', new AjaxError('refused', 200, 0)],
  ['400', new AjaxError('refused', 400)],
  ['403', new AjaxError('refused', 403)],
  ['429', new AjaxError('failed', 429)],
  ['500', new AjaxError('failed', 500)],
  ['HTML', new AjaxError('unreadable', 200)],
  ['a timeout', new AjaxError('timeout')],
  ['no network', new AjaxError('offline')],
  ['javascript:', { success: true, data: 'javascript:alert(1)' }],
  ['data:', { success: true, data: 'data:text/html,x' }],
  ['a foreign origin', { success: true, data: 'https://evil.test/' }],
  ['a foreign origin without a scheme', { success: true, data: '//evil.test/' }],
  ['another port', { success: true, data: 'https://radio.test:444/' }],
  ['a name before the host', { success: true, data: 'https://radio.test@evil.test/' }],
];

describe('instead of it', () => {
  it.each(FAILURES)('after %s the first post of the REST route', async (_, answer) => {
    const { address } = finding({ voice_search_find: answer, [ROUTE]: JSON.stringify([{ link: POST }]) });
    expect(await address).toBe(POST);
  });

  it.each([
    ['no post', '[]'],
    ['a post without a link', '[{}]'],
    ['a javascript: link', '[{"link":"javascript:alert(1)"}]'],
    ['a foreign link', '[{"link":"https://evil.test/"}]'],
    ['an object', '{"link":"https://radio.test/"}'],
    ['HTML', '<html>'],
    ['null', 'null'],
    ['404', new AjaxError('failed', 404)],
    ['a network failure', new AjaxError('offline')],
  ])('and after %s the search page', async (_, reply) => {
    const { ajax, address } = finding({ [ROUTE]: reply });
    expect(await address).toBe(SEARCH);
    expect(ajax.calls.map(({ action }) => action)).toEqual(['voice_search_find', ROUTE]);
  });

  it('writes what was said into the address so that it stays one value', async () => {
    const { address } = finding({}, 'rock & roll / niños #1');
    const found = new URL(await address);
    expect([found.pathname, found.searchParams.get('s'), found.hash]).toEqual([
      '/index.php',
      'rock & roll / niños #1',
      '',
    ]);
  });

  it('begins where the site begins', async () => {
    expect(await finding({}, 'tango', `${HOME}revista/`).address).toBe(`${HOME}revista/index.php?s=tango`);
  });
});

describe('in time', () => {
  it('each question takes 5 s at most, so a visitor waits 10 s at most', async () => {
    const clock = fakeClock();
    const server = fakeFetch('never');
    const ajax = createAjax({ url: 'https://radio.test/ajax.php', fetch: server.fetch, clock });
    let found = '';
    createVoiceApi({ ajax, action: 'a', home: HOME })
      .find('tango', never())
      .then((address) => {
        found = address;
      });
    await clock.advance(4_999);
    expect(server.calls).toHaveLength(1);
    await clock.advance(1);
    expect(server.calls.map(({ url }) => url)).toEqual(['https://radio.test/ajax.php', ROUTE]);
    await clock.advance(5_000);
    expect(found).toBe(SEARCH);
  });

  it('asks nobody else once it is not wanted any more', async () => {
    const controller = new AbortController();
    const ajax = fakeAjax({ voice_search_find: new Promise(() => {}) });
    const address = createVoiceApi({ ajax, action: 'voice_search_find', home: HOME }).find(
      'x',
      controller.signal,
    );
    controller.abort();
    await expect(address).rejects.toMatchObject({ kind: 'aborted' });
    expect(ajax.calls).toHaveLength(1);
  });
});
