import { expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies';

it('encodes name and value and says how long and where they last', () => {
  const jar = { cookie: '' };
  writeCookie('form [1]', 'sí; no', { days: 182 }, jar);
  expect(jar.cookie).toBe('form%20%5B1%5D=s%C3%AD%3B%20no;path=/;max-age=15724800;samesite=lax');
  writeCookie('a', 'b', { path: '/blog' }, jar);
  expect(jar.cookie).toBe('a=b;path=/blog;samesite=lax');
});

it.each([
  [1, ';max-age=86400'],
  [0.5, ';max-age=43200'],
  [0.000_01, ';max-age=1'],
  [0, ';max-age=0'],
  [undefined, ''],
])('of %s days lasts: %j', (days, age) => {
  const jar = { cookie: '' };
  writeCookie('a', 'b', days === undefined ? {} : { days }, jar);
  expect(jar.cookie).toBe(`a=b;path=/${age};samesite=lax`);
});

it('writes a cookie that no connection without https carries, where the page has https', () => {
  const jar = { cookie: '' };
  const { href } = location;
  Reflect.get(window, 'happyDOM').setURL('https://radio.test/');
  writeCookie('a', 'b', {}, jar);
  Reflect.get(window, 'happyDOM').setURL(href);
  expect(jar.cookie).toBe('a=b;path=/;samesite=lax;secure');
});

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
