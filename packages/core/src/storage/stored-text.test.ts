import { expect, it } from 'vitest';
import { storedText } from './stored-text';

it('reads what stands there, JSON or not', () => {
  localStorage.setItem('clave', '1,2');
  expect(['clave', 'otra'].map((key) => storedText(() => localStorage, key))).toEqual(['1,2', null]);
  localStorage.removeItem('clave');
});

it('finds nothing where the browser refuses to look', () => {
  const area = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(storedText(area, 'clave')).toBeNull();
});
