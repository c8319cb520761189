import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVoteMemory, NOTES_KEPT, type Remembered, reconcile } from './memory';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const note = (more: Partial<Remembered> = {}): Remembered => ({
  mine: 'up',
  before: { up: 3, down: 1 },
  after: { up: 4, down: 1 },
  at: 1,
  ...more,
});

it('keeps the votes of this browser by comment', () => {
  createVoteMemory(false).write(12, note());
  createVoteMemory(false).write(13, note({ mine: null }));
  expect(createVoteMemory(false).read()).toEqual({ 12: note(), 13: note({ mine: null }) });
});

it('forgets the oldest beyond 200', () => {
  expect(NOTES_KEPT).toBe(200);
  const memory = createVoteMemory(false);
  for (let id = 1; id <= NOTES_KEPT + 1; id += 1) memory.write(id, note({ at: id }));
  const kept = memory.read();
  expect(Object.keys(kept)).toHaveLength(NOTES_KEPT);
  expect(kept[1]).toBeUndefined();
});

it('keeps an account’s votes while it is signed in', () => {
  createVoteMemory(true).write(12, note());
  expect(createVoteMemory(true).read()).toEqual({ 12: note() });
});

it('keeps an account’s votes apart, and forgets them once nobody is signed in', () => {
  createVoteMemory(true).write(12, note());
  expect(createVoteMemory(false).read()).toEqual({});
  expect(createVoteMemory(true).read()).toEqual({});
  createVoteMemory(false).write(12, note());
  expect(createVoteMemory(true).read()).toEqual({});
});

it.each([
  '{',
  'null',
  '7',
  '[1]',
  '{"12":null}',
  '{"12":{"mine":"<b>","before":{"up":1,"down":1},"after":{"up":1,"down":1},"at":1}}',
  '{"12":{"mine":"up","before":{"up":"1"},"after":{"up":1,"down":1},"at":1}}',
  '{"12":{"mine":"up","before":{"up":1},"after":{"up":1,"down":1},"at":1}}',
  '{"12":{"mine":"up","before":{"up":1,"down":1},"after":{"up":1,"down":1}}}',
])('reads nothing from what is not its own: %s', (text) => {
  localStorage.setItem('onda-votes', text);
  expect(createVoteMemory(false).read()).toEqual({});
});

it('lives with a browser that refuses to keep anything', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const memory = createVoteMemory(false);
  memory.write(12, note());
  // The page remembers it as long as it lives.
  expect(memory.read()).toEqual({ 12: note() });
  expect(createVoteMemory(false).read()).toEqual({});
});

it('hears another tab, for its own votes only', () => {
  const run = vi.fn();
  createVoteMemory(false).watch(run);
  dispatchEvent(new StorageEvent('storage', { key: 'onda-votes-user' }));
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'onda-votes' }));
  expect(run).toHaveBeenCalledTimes(1);
});

describe('what stands', () => {
  const printed = { up: 3, down: 1 };

  it.each<[string, Remembered | undefined, object]>([
    ['is what was printed, for who has not voted', undefined, { up: 3, down: 1, mine: null }],
    ['is what the server said, on a page from before the vote', note(), { up: 4, down: 1, mine: 'up' }],
    [
      'is what was printed, on a newer page',
      note({ before: { up: 2, down: 1 } }),
      { up: 3, down: 1, mine: 'up' },
    ],
    [
      'is what was printed, where only the votes against changed',
      note({ before: { up: 3, down: 0 } }),
      { up: 3, down: 1, mine: 'up' },
    ],
  ])('%s', (_, known, state) => {
    expect(reconcile(printed, known)).toEqual(state);
  });
});
