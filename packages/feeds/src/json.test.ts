// @vitest-environment node
import { expect, it } from 'vitest';
import { at, listAt, parseJson } from './json';

it('reads JSON, JSONP and a text with a byte order mark, and says undefined for the rest', () => {
  expect([
    parseJson('\ufeff{"a":1}'),
    parseJson(' my.call_back({"a":1});'),
    parseJson('{"a":"f(1)"}'),
  ]).toEqual([{ a: 1 }, { a: 1 }, { a: 'f(1)' }]);
  expect([parseJson(''), parseJson('f('), parseJson('{')]).toEqual([undefined, undefined, undefined]);
});

it('goes down own keys and finds nothing behind a prototype', () => {
  expect(at({ a: { b: [0, 7] } }, 'a', 'b', '1')).toBe(7);
  expect([at({}, 'constructor'), at([], 'length', 'x'), at('text', 'length'), at(null, 'a')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([listAt({ a: 1 }, 'a'), listAt({ a: [1] }, 'a')]).toEqual([[], [1]]);
});
