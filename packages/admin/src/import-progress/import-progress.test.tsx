import '../testing/wordpress-react';
import { act, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from './api';
import { mountImports } from './mount';
import { createStore } from './store';

const URL = 'https://site.test/wp-admin/admin-post.php';
const TEXTS = {
  label: 'Progress',
  percent: '%s percent',
  session: 'sign in',
  offline: 'no answer',
  server: 'error',
  goOn: 'Go on',
};

const card = (sentence: string) => `<div class="onda-import" data-source="favorites">
  <div class="onda-import-live"></div><div class="onda-import-body"><p>${sentence}</p>
  <form><input type="hidden" name="source" value="favorites"><input type="hidden" name="_wpnonce" value="n">
  <button name="mode" value="import">Import</button></form></div></div>`;

const step = (seen: number, total: number, done = false): Reply => ({
  kind: 'progress',
  progress: { seen, total, done, sentence: `${seen} taken` },
});

function storeOf(replies: Reply[]) {
  const modes: string[] = [];
  const onDone = vi.fn();
  const store = createStore({
    next: (mode) => {
      modes.push(mode);
      return Promise.resolve(replies.shift() ?? { kind: 'failed', reason: 'server' });
    },
    onDone,
    inWords: (percent) => `${percent} percent`,
    failureInWords: (reason) => reason,
  });
  return { store, modes, onDone };
}

afterEach(() => vi.restoreAllMocks());

describe('the progress of an import', () => {
  it('begins with what was pressed, goes on until it is done, and speaks at each quarter', async () => {
    const { store, modes, onDone } = storeOf([
      step(10, 100),
      step(24, 100),
      step(30, 100),
      step(100, 100, true),
    ]);
    const said: string[] = [];
    store.subscribe(() => said.at(-1) === store.state().said || said.push(store.state().said));
    await store.start('import');
    expect(modes).toEqual(['import', 'go-on', 'go-on', 'go-on']);
    expect(said).toEqual(['0 percent', '25 percent', '100 taken']);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('runs once, however often it is started', async () => {
    const { store, modes } = storeOf([step(5, 5, true)]);
    await Promise.all([store.start('import'), store.start('import')]);
    expect(modes).toEqual(['import']);
  });

  it('stops at a failure and goes on from there', async () => {
    const { store, modes } = storeOf([step(1, 2), { kind: 'failed', reason: 'offline' }, step(2, 2, true)]);
    await store.start('undo');
    expect(store.state()).toEqual({ kind: 'failed', reason: 'offline', said: 'offline' });
    await store.start('go-on');
    expect(modes).toEqual(['undo', 'go-on', 'go-on']);
    expect(store.state().kind).toBe('idle');
  });

  it('takes the place of the form, moves the bar and shows what the server prints in the end', async () => {
    document.body.innerHTML = card('before');
    const sent: URLSearchParams[] = [];
    let finish = (_: Response) => {};
    vi.spyOn(window, 'fetch').mockImplementation((_, request) => {
      if (!request?.method) return Promise.resolve(new Response(`<!DOCTYPE html>${card('after')}`));
      sent.push(new URLSearchParams(String(request.body)));
      const progress = { seen: 3, total: 9, done: false, sentence: '3 taken' };
      if (sent.length === 1) return Promise.resolve(new Response(JSON.stringify(progress)));
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    act(() => mountImports(document, { url: URL, action: 'onda_import', texts: TEXTS }));
    act(() => screen.getByRole('button', { name: 'Import' }).click());
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Progress' });
    await waitFor(() => expect([bar.value, bar.max]).toEqual([3, 9]));
    expect(document.querySelector('.onda-import-body')?.hasAttribute('inert')).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('25 percent');
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    finish(new Response(JSON.stringify({ seen: 9, total: 9, done: true, sentence: '9 taken' })));
    await screen.findByText('after');
    expect(screen.getByRole('status').textContent).toBe('9 taken');
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
      action: 'onda_import',
      source: 'favorites',
      _wpnonce: 'n',
      mode: 'import',
      format: 'json',
    });
  });

  it.each([
    ['a page to sign in', () => Promise.resolve(new Response('<form></form>')), 'sign in'],
    ['a nonce that is over', () => Promise.resolve(new Response('', { status: 403 })), 'sign in'],
    ['no network', () => Promise.reject(new TypeError('network')), 'no answer'],
    ['an error of the server', () => Promise.resolve(new Response('', { status: 500 })), 'error'],
  ])('says what stopped it with %s, and offers to go on', async (_, fetch, text) => {
    document.body.innerHTML = card('before');
    vi.spyOn(window, 'fetch').mockImplementation(fetch);
    act(() => mountImports(document, { url: URL, action: 'onda_import', texts: TEXTS }));
    act(() => screen.getByRole('button', { name: 'Import' }).click());
    await screen.findByRole('button', { name: 'Go on' });
    expect(screen.getByRole('status').textContent).toBe(text);
  });
});
