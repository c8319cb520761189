// @vitest-environment node
import { expect, it } from 'vitest';
import { parseJson } from './json';

it('reads JSON, JSONP and a text with a byte order mark, and says undefined for the rest', () => {
  expect([
    parseJson('\ufeff{"a":1}'),
    parseJson(' my.call_back({"a":1});'),
    parseJson('{"a":"f(1)"}'),
  ]).toEqual([{ a: 1 }, { a: 1 }, { a: 'f(1)' }]);
  expect([parseJson(''), parseJson('f('), parseJson('{')]).toEqual([undefined, undefined, undefined]);
});
