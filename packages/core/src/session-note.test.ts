import { afterEach, expect, it } from 'vitest';
import { sessionNote } from './session-note';

afterEach(() => sessionStorage.clear());

it('sees what this tab keeps', () => {
  expect(sessionNote('a')).toBeNull();
  sessionStorage.setItem('a', '1');
  expect(sessionNote('a')).toBe('1');
});
