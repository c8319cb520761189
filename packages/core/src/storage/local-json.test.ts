import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLocal, removeLocal, watchLocal, writeLocal } from './local-json';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('keeps JSON by key', () => {
  writeLocal('a', { b: [1] });
  expect(readLocal('a')).toEqual({ b: [1] });
  removeLocal('a');
  expect(readLocal('a')).toBeUndefined();
});

it.each(['', '{', 'null'])('reads nothing where there is none: %j', (text) => {
  localStorage.setItem('a', text);
  expect(readLocal('a')).toBeUndefined();
});

it('hears what another tab wrote under its key', () => {
  const run = vi.fn();
  watchLocal('a', run);
  dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  expect(run).toHaveBeenCalledTimes(1);
});

describe('a browser that refuses', () => {
  it('is as one that keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    writeLocal('a', 1);
    removeLocal('a');
    expect(readLocal('a')).toBeUndefined();
  });
});
