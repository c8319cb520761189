import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetNote, readNote, watchNote, writeNote } from './local-note';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('keeps JSON by key', () => {
  writeNote('a', { b: [1] });
  expect(readNote('a')).toEqual({ b: [1] });
  forgetNote('a');
  expect(readNote('a')).toBeUndefined();
});

it.each(['', '{', 'null'])('reads nothing where there is none: %j', (text) => {
  localStorage.setItem('a', text);
  expect(readNote('a')).toBeUndefined();
});

it('hears what another tab wrote under its key', () => {
  const run = vi.fn();
  watchNote('a', run);
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
    writeNote('a', 1);
    forgetNote('a');
    expect(readNote('a')).toBeUndefined();
  });
});
