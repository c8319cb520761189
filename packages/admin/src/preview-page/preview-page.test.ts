import { formRequest } from '@onda/core/http/form-request';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepToItself } from './keep-to-itself';
import { readReplies, replyTo } from './replies';

const REPLIES = [
  { action: 'favorites_favorite', when: { status: 'active' }, reply: { status: 'success' } },
  { action: 'favorites_favorite', reply: { status: 'gone' } },
];
const form = (fields: Record<string, string>) => formRequest(`${new URLSearchParams(fields)}`);

/** A window of its own, with what the page replaces. */
function fakePage() {
  const sent: (RequestInit | undefined)[] = [];
  const doc = document.implementation.createHTMLDocument();
  doc.head.innerHTML = `<script type="application/json" id="onda-replies">${JSON.stringify(REPLIES)}</script>`;
  const page = {
    fetch: (_: unknown, init?: RequestInit) => {
      sent.push(init);
      return Promise.resolve(new Response('real'));
    },
    navigator: { sendBeacon: vi.fn() },
    document: doc,
    BroadcastChannel: class {},
  } as unknown as Window & typeof globalThis;
  keepToItself(page, readReplies(doc));
  return { page, sent, doc };
}

describe('the page of a preview', () => {
  beforeEach(() => localStorage.clear());

  it('gets a reply of ours in place of a write, by the fields that are sent', async () => {
    const { page, sent } = fakePage();
    const ask = async (status: string) =>
      (await page.fetch('/ajax', form({ action: 'favorites_favorite', status }))).json();
    expect(await ask('active')).toEqual({ status: 'success' });
    expect(await ask('inactive')).toEqual({ status: 'gone' });
    expect(sent).toEqual([]);
  });

  it('marks what else it asks, and leaves other requests as they are', async () => {
    const { page, sent } = fakePage();
    await page.fetch('/ajax', form({ action: 'thim_search', s: 'a' }));
    await page.fetch('/feed');
    expect(String(sent[0]?.body)).toBe('action=thim_search&s=a&onda_preview=1');
    expect(sent[0]?.method).toBe('POST');
    expect(sent[1]).toBeUndefined();
  });

  it('stores nothing that outlives it and tells no other tab', () => {
    const { page } = fakePage();
    page.localStorage.setItem('volume', '1');
    expect(page.localStorage.getItem('volume')).toBe('1');
    expect([page.localStorage.length, page.localStorage.key(0)]).toEqual([1, 'volume']);
    expect(localStorage.getItem('volume')).toBeNull();
    expect(page.BroadcastChannel).toBeUndefined();
  });

  it('follows no link', () => {
    const { doc } = fakePage();
    doc.body.innerHTML = '<a href="https://site.test/"><b>There</b></a><button>Here</button>';
    const isFollowed = (selector: string) =>
      doc
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([isFollowed('b'), isFollowed('button')]).toEqual([false, true]);
  });

  it('takes a broken list of replies for none', () => {
    const doc = document.implementation.createHTMLDocument();
    doc.body.innerHTML = '<p id="onda-replies">{</p>';
    expect(readReplies(doc)).toEqual([]);
    expect(replyTo([], new URLSearchParams({ action: 'x' }))).toBeUndefined();
  });
});
