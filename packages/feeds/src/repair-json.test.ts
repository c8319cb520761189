// @vitest-environment node
import { expect, it } from 'vitest';
import { repairJson } from './repair-json';

it.each<[string, string, unknown]>([
  ['a comma too many', '{"a":[1,2,],}', { a: [1, 2] }],
  ['braces too few', '{"a":{"b":[1]', { a: { b: [1] } }],
  ['braces too many', '{"a":1}}]', { a: 1 }],
  ['closers in the wrong order', '{"a":[1}', { a: [1] }],
  ['a bare dash', '{"a":-,"b":1}', { a: '-', b: 1 }],
  ['bare words', '{"a":Faro de noche,"b":007}', { a: 'Faro de noche', b: '007' }],
  ['a value that is missing', '{"a":,"b":}', { a: null, b: null }],
  ['a comma that is missing', '{"a":"x" "b":"y"}', { a: 'x', b: 'y' }],
  ['controls', '{"a":"x\ty\u0001z"}', { a: 'x yz' }],
  ['unknown escapes', String.raw`{"a":"\e\x41\"\\\u00e1\n"}`, { a: 'ex41"\\á\n' }],
  ['quotes in a text', '{"a":"Say "Hello" - "Him"","b":1}', { a: 'Say "Hello" - "Him"', b: 1 }],
  [
    'such a text with commas',
    '{"a":"Oh, "No" - she, "Yes"","b":["x", "y"]}',
    { a: 'Oh, "No" - she, "Yes"', b: ['x', 'y'] },
  ],
  ['a quote alone', '{"a":"12" vinyl", "b":"c"}', { a: '12" vinyl', b: 'c' }],
  ['a warning before the document', '<br />\n<b>Warning</b>: x on line <b>1</b>\n{"a":1}', { a: 1 }],
  ['a text behind the document', '{"a":1}\n<!-- cached -->', { a: 1 }],
  ['the forgotten brace', '{"a":"b":"x","c":1}}', { a: { b: 'x', c: 1 } }],
])('mends %s', (_, text, value) => expect(JSON.parse(repairJson(text))).toEqual(value));

it.each(['', 'hello', '"x"', '{"a":"half', '{"a":"whole"', '{"a":', '{"a":1,', '{"a":tr', '[['.repeat(200)])(
  'makes nothing of %s',
  (text) => expect(repairJson(text)).toBe(''),
);

it('takes what is right as it is', () => {
  const text = '{"a":[1,-2.5e3,true,null,"x, {y}: [z] \\" \\\\"],"b":{}}';
  expect(repairJson(text)).toBe(text);
});
