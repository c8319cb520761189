import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountEarlyCheck } from './mount';

const TEXTS = {
  testing: 'testing',
  early: 'arrived',
  late: 'late',
  refused: 'refused with %d',
  offline: 'no answer',
};
const DATA = { page: 'https://site.test/', url: 'https://site.test/ajax', texts: TEXTS };
const early = () => new Response('{}', { headers: { 'X-Onda-Early': '1' } });
const late = () => new Response('{}');
const status = (code: number) => () => new Response('', { status: code });
const offline = () => {
  throw new TypeError('offline');
};

const button = () => document.querySelector('button') as HTMLButtonElement;
const result = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  document.body.innerHTML =
    '<p class="onda-early-check" hidden><button type="button">Test now</button> <span role="status"></span></p>';
});

/** Presses the button beside a server that gives these answers, and returns the requests. */
async function press(answers: (() => Response)[], data: object = DATA) {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => (answers.shift() ?? offline)());
  mountEarlyCheck(document, data, fetch as unknown as typeof globalThis.fetch);
  button().click();
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  return fetch.mock.calls;
}

describe('the test of early answers', () => {
  it('has nothing that axe finds', async () => {
    mountEarlyCheck(document, DATA, fetch);
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });

  it.each([
    ['arrives at once', [late, early], 'arrived'],
    ['arrives once it is known who answers', [late, late, early], 'arrived'],
    ['never arrives', [late, late, late], 'late'],
    ['is refused', [status(403), status(403)], 'refused with 403'],
    ['is led elsewhere', [late, () => Response.error()], 'refused with 3xx'],
    ['is refused though pages are not', [late, status(451)], 'refused with 451'],
    ['is not reached', [offline], 'no answer'],
    ['breaks off', [late, offline], 'no answer'],
  ])('%s', async (_name, answers, expected) => {
    await press(answers);
    expect(result()).toBe(expected);
  });

  it('asks as a visitor: a page first, and never with a cookie', async () => {
    const calls = await press([late, early]);
    expect(calls.map(([url, { credentials }]) => [url, credentials])).toEqual([
      [DATA.page, 'omit'],
      [DATA.url, 'omit'],
    ]);
  });

  it('asks for no page of another host, which would not answer a script', async () => {
    const calls = await press([early], { ...DATA, page: 'https://www.site.test/' });
    expect(calls.map(([url]) => url)).toEqual([DATA.url]);
  });

  it('stays hidden without the data of the screen', () => {
    mountEarlyCheck(document, undefined, fetch);
    expect(document.querySelector<HTMLElement>('.onda-early-check')?.hidden).toBe(true);
  });
});
