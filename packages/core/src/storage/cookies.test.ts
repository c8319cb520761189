import { expect, it } from 'vitest';
import { writeCookie } from './cookies';

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
