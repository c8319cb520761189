import { expect, it, vi } from 'vitest';
import { localText } from './local-text';

it('reads what stands there, JSON or not', () => {
  localStorage.setItem('clave', '1,2');
  expect([localText('clave'), localText('otra')]).toEqual(['1,2', null]);
  localStorage.removeItem('clave');
});

it('finds nothing where the browser refuses to look', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(localText('clave')).toBeNull();
});
