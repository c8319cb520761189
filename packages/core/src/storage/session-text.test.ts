import { expect, it } from 'vitest';
import { sessionText } from './session-text';

it('sees what this tab keeps', () => {
  expect(sessionText('a')).toBeNull();
  sessionStorage.setItem('a', '1');
  expect(sessionText('a')).toBe('1');
});
