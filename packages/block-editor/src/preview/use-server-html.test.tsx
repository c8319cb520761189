import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useServerHtml } from './use-server-html';

const server = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('@wordpress/element', () => import('react'));
vi.mock('@wordpress/api-fetch', () => ({ default: server.ask }));

/** The requests to the server, and how each is answered. */
let asked: { word: unknown; path: string; post: unknown; signal: AbortSignal }[];
let answers: { resolve(reply: { rendered: string }): void; reject(error: Error): void }[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [asked, answers] = [[], []];
  server.ask.mockImplementation(({ path, data, signal }) => {
    asked.push({ word: data.attributes.word, path, post: data.post_id, signal });
    return new Promise((resolve, reject) => answers.push({ resolve, reject }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A preview of the block, after each change of its word. */
function preview(post?: number) {
  const Shown = ({ word }: { word: string }) => {
    const { state, html } = useServerHtml('onda/x', { word }, post);
    return `${state} ${html}`;
  };
  const view = render(<Shown word="uno" />);
  return {
    write: (word: string) => view.rerender(<Shown word={word} />),
    shown: () => view.container.textContent,
    leave: view.unmount,
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const words = () => asked.map(({ word }) => word);

it('asks at once for the first, and for a change half a second after the last letter', async () => {
  const { write, shown } = preview(7);
  expect(shown()).toBe('asking ');
  await pass(0);
  expect(asked).toMatchObject([{ word: 'uno', path: '/wp/v2/block-renderer/onda/x', post: 7 }]);
  answers[0]?.resolve({ rendered: '<p>uno</p>' });
  await pass(0);
  expect(shown()).toBe('shown <p>uno</p>');
  for (const word of ['d', 'do', 'dos']) {
    write(word);
    await pass(499);
  }
  expect([words(), shown()]).toEqual([['uno'], 'shown <p>uno</p>']);
  await pass(1);
  expect([words(), shown()]).toEqual([['uno', 'dos'], 'asking <p>uno</p>']);
  write('tres');
  await pass(499);
  expect(words()).toEqual(['uno', 'dos']);
});

it('asks for no post where it stands in none', async () => {
  preview();
  await pass(0);
  expect(asked[0]?.post).toBeUndefined();
});

it('ends a request that another takes the place of, which is no failure', async () => {
  const { write, shown } = preview();
  await pass(0);
  write('dos');
  expect(asked[0]?.signal.aborted).toBe(true);
  await pass(500);
  answers[1]?.resolve({ rendered: '<p>dos</p>' });
  await pass(0);
  answers[0]?.reject(new Error('aborted'));
  await pass(0);
  expect(shown()).toBe('shown <p>dos</p>');
});

it('says that the server failed, and asks again at the next change', async () => {
  const { write, shown } = preview();
  await pass(0);
  answers[0]?.reject(new Error('500'));
  await pass(0);
  expect(shown()).toBe('failed ');
  write('dos');
  await pass(500);
  expect([words(), shown()]).toEqual([['uno', 'dos'], 'asking ']);
});

it('asks nothing once it has left', async () => {
  const { leave } = preview();
  leave();
  await pass(1_000);
  expect(asked).toEqual([]);
});
