import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock';
import { type FakeFetch, fakeFetch } from '../testing/fake-fetch';
import { AjaxError, createAjax, dataOf } from './ajax';

const URL = 'https://radio.test/wp-admin/admin-ajax.php';

let clock = fakeClock();
beforeEach(() => {
  clock = fakeClock();
});

const ajaxOver = (web: FakeFetch, more: { url?: string } = {}) =>
  createAjax({ url: URL, fetch: web.fetch, clock, ...more });

const reply = (body: BodyInit, status = 200, headers = {}) => new Response(body, { status, headers });

async function failureOf(promise: Promise<unknown>): Promise<AjaxError> {
  const error = await promise.then(
    () => 'no error',
    (thrown: unknown) => thrown,
  );
  if (error instanceof AjaxError) return error;
  throw new Error(`expected an AjaxError, got ${String(error)}`);
}

describe('what is sent', () => {
  it('posts a form with the action to the one address, with the cookies of the site', async () => {
    const web = fakeFetch(reply('{"ok":1}'));
    expect(await ajaxOver(web).post('vote', { id: 7, up: true })).toEqual({ ok: 1 });
    expect(web.calls[0]).toMatchObject({
      url: URL,
      init: { method: 'POST', credentials: 'include' },
      form: { action: 'vote', id: '7', up: 'true' },
    });
  });

  it('writes nested fields as PHP reads them and leaves out what is not there', async () => {
    const web = fakeFetch(reply('{}'));
    await ajaxOver(web).post('a', {
      want: { 'now-playing:uno': '' },
      tags: ['x', 'y'],
      no: null,
      nor: undefined,
    });
    expect(String(web.calls[0]?.init.body)).toBe(
      'action=a&want%5Bnow-playing%3Auno%5D=&tags%5B%5D=x&tags%5B%5D=y',
    );
  });

  it('reads a document with GET and sends nothing along', async () => {
    const web = fakeFetch(reply('1,1,1,1,1,128,A - B'));
    await ajaxOver(web, { url: '' }).get('https://stream.test/7.html');
    const [call] = web.calls;
    expect(call?.url).toBe('https://stream.test/7.html');
    const { method, body } = new Request(call?.url ?? '', call?.init);
    expect([method, body]).toEqual(['GET', null]);
  });

  it('reads it in the letters that its server names', async () => {
    const web = fakeFetch(
      reply(Uint8Array.from([0x46, 0xe1, 0x72, 0xf5]), 200, {
        'content-type': 'text/plain; charset=iso-8859-2',
      }),
    );
    expect(await ajaxOver(web).get('https://stream.test/7.html')).toBe('Fárő');
  });

  it('refuses to post where there is no server of ours', async () => {
    const web = fakeFetch(reply('{}'));
    expect(await failureOf(ajaxOver(web, { url: '' }).post('a'))).toMatchObject({
      kind: 'refused',
      status: 0,
    });
    expect(web.calls).toEqual([]);
  });
});

describe('what can come back', () => {
  it.each([
    ['0 with status 200', '0', 200, { kind: 'refused', status: 200, body: 0 }],
    ['-1 with status 200', '-1', 200, { kind: 'refused', status: 200, body: -1 }],
    ['0 with a line feed', '0\n', 200, { kind: 'refused', body: 0 }],
    ['0 with status 400', '0', 400, { kind: 'refused', status: 400, body: 0 }],
    ['403 with JSON', '{"code":"nonce"}', 403, { kind: 'refused', status: 403, body: { code: 'nonce' } }],
    ['401', 'no', 401, { kind: 'refused', status: 401 }],
    ['a page of a cache instead of JSON', '<!doctype html><p>Hi', 200, { kind: 'unreadable', status: 200 }],
    ['nothing', '', 200, { kind: 'unreadable', status: 200 }],
    [
      '404 with a code',
      '{"code":"unknown"}',
      404,
      { kind: 'failed', status: 404, body: { code: 'unknown' } },
    ],
    ['500 as HTML', '<h1>Critical error', 500, { kind: 'failed', status: 500, body: undefined }],
  ])('%s is an error with a kind', async (_, body, status, expected) => {
    expect(await failureOf(ajaxOver(fakeFetch(reply(body, status))).post('a'))).toMatchObject(expected);
  });

  it.each([
    ['30', 30_000],
    [new Date(clock.now() + 90_000).toUTCString(), 90_000],
    ['Fri, 31 Dec 1999 23:59:59 GMT', 0],
    ['-5', 0],
    ['soon', 0],
    ['', 0],
  ])('reads how long the server wants to be left alone: %j is %i ms', async (written, retryAfterMs) => {
    const web = fakeFetch(reply('', 429, { 'retry-after': written }));
    expect(await failureOf(ajaxOver(web).post('a'))).toMatchObject({ status: 429, retryAfterMs });
  });

  it('says offline when no reply came', async () => {
    const web = fakeFetch(new TypeError('Failed to fetch'));
    expect(await failureOf(ajaxOver(web).post('a'))).toMatchObject({ kind: 'offline', status: 0 });
  });

  it('hands text over as it is', async () => {
    expect(await ajaxOver(fakeFetch(reply('###<p>uno'))).postForText('a')).toBe('###<p>uno');
  });

  it('reads bytes that are not UTF-8 as Windows-1252', async () => {
    const latin = new Uint8Array([0x4e, 0x69, 0xf1, 0x6f]);
    expect(await ajaxOver(fakeFetch(reply(latin))).get('https://stream.test/7.html')).toBe('Niño');
    expect(await ajaxOver(fakeFetch(reply('Niño'))).get('https://stream.test/7.html')).toBe('Niño');
  });

  it('unwraps the data of a success and refuses the rest', () => {
    expect(dataOf({ success: true, data: { id: 1 } })).toEqual({ id: 1 });
    const refused = { success: false, data: { code: 'unknown_station' } };
    expect(() => dataOf(refused)).toThrow(expect.objectContaining({ kind: 'refused', body: refused }));
    for (const odd of [null, 'yes', 1, [], { success: 'true' }]) expect(() => dataOf(odd)).toThrow(AjaxError);
  });
});

describe('when it ends early', () => {
  it('gives up after ten seconds', async () => {
    const failure = failureOf(ajaxOver(fakeFetch('never')).post('a'));
    await clock.advance(10_000);
    expect((await failure).kind).toBe('timeout');
  });

  it('gives up when the head came but the body never ends', async () => {
    const endless = new Response(new ReadableStream({ start() {} }));
    const web = { calls: [], fetch: slowBody(endless) };
    const failure = failureOf(ajaxOver(web).get('https://stream.test/', { timeoutMs: 500 }));
    await clock.advance(500);
    expect((await failure).kind).toBe('timeout');
  });

  it('says aborted when its caller aborts, before or during', async () => {
    const before = AbortSignal.abort();
    const web = fakeFetch('never');
    expect((await failureOf(ajaxOver(web).post('a', {}, { signal: before }))).kind).toBe('aborted');
    expect(web.calls).toEqual([]);
    const during = new AbortController();
    const failure = failureOf(ajaxOver(web).post('a', {}, { signal: during.signal }));
    during.abort();
    expect((await failure).kind).toBe('aborted');
  });

  it("leaves nothing on its caller's signal after the reply", async () => {
    const web = fakeFetch(reply('{}'));
    const lifetime = new AbortController();
    await ajaxOver(web).post('a', {}, { signal: lifetime.signal });
    lifetime.abort();
    expect(web.calls[0]?.init.signal?.aborted).toBe(false);
  });

  it('leaves no timer behind', async () => {
    await ajaxOver(fakeFetch(reply('{}'))).post('a');
    await failureOf(ajaxOver(fakeFetch(new TypeError('x'))).post('a'));
    expect(clock.waiting()).toBe(0);
  });
});

/** Aborting ends the reading of the body too, as in a browser. */
function slowBody(response: Response): typeof fetch {
  return async (_, init) => {
    const arrayBuffer = () =>
      new Promise<ArrayBuffer>((_, refuse) =>
        init?.signal?.addEventListener('abort', () => refuse(init.signal?.reason)),
      );
    return Object.assign(response, { arrayBuffer });
  };
}
