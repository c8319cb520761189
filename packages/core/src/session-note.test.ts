import { afterEach, expect, it, vi } from 'vitest';
import { hasSessionNote } from './session-note';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('sees what this tab keeps', () => {
  expect(hasSessionNote('a')).toBe(false);
  sessionStorage.setItem('a', '');
  expect(hasSessionNote('a')).toBe(true);
});

it('sees nothing where the browser refuses to look', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(hasSessionNote('a')).toBe(false);
});
