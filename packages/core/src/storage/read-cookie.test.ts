import { expect, it } from 'vitest';
import { writeCookie } from './cookies';
import { readCookie } from './read-cookie';

it('reads its own cookie among others, by the whole name', () => {
  const jar = { cookie: 'xform=9; form%20%5B1%5D=s%C3%AD; bad=100%; empty=' };
  expect(readCookie('form [1]', jar)).toBe('sí');
  expect(readCookie('form', jar)).toBeUndefined();
  expect(readCookie('bad', jar)).toBe('100%');
  expect(readCookie('empty', jar)).toBe('');
});

it('comes back from the browser', () => {
  writeCookie('seen', '1', { days: 1 });
  expect(readCookie('seen')).toBe('1');
});

it('finds none where a form called `cookie` stands for them', () => {
  const form = document.body.appendChild(document.createElement('form'));
  const jar = { cookie: form as unknown as string };
  expect(readCookie('seen', jar)).toBeUndefined();
  form.remove();
});
