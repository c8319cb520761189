// @vitest-environment node
import { expect, it } from 'vitest';
import { parseXml } from './xml';

it.each<[string, string, unknown]>([
  ['texts', '<?xml version="1.0"?><a><b>x</b><c/></a>', { a: { b: 'x', c: '' } }],
  ['elements of one name', '<a><b>x</b><b>y</b><b>z</b></a>', { a: { b: ['x', 'y', 'z'] } }],
  ['attributes', `<a id='7'><b n="&amp;"/></a>`, { a: { id: '7', b: { n: '&amp;' } } }],
  ['names of properties', '<a><p name="cue">x</p><p name="art">y</p></a>', { a: { cue: 'x', art: 'y' } }],
  ['character data', '<a><b>\n<![CDATA[<i> & x]]>\n</b></a>', { a: { b: '\n<i> & x\n' } }],
  ['comments', '<!-- <z> --><a><b>x<!-- y --></b></a>', { a: { b: 'x' } }],
  ['a type of document', '<!DOCTYPE a [<!ELEMENT b (#PCDATA)>]><a><b>x</b></a>', { a: { b: 'x' } }],
  ['bare signs in a text', '<a><b>I <3 R&B > all</b></a>', { a: { b: 'I <3 R&B > all' } }],
  ['a tag that nobody closes', '<a><b>x <br> y</b></a>', { a: { b: { br: ' y' } } }],
  ['an end that nobody began', '<a></x><b>y</b></a>', { a: { b: 'y' } }],
])('reads %s', (_, text, tree) => expect(structuredClone(parseXml(text))).toEqual(tree));

it.each(['<a>', '<a><b>x</b>', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`])('is no tree: %s', (text) =>
  expect(parseXml(text)).toBeUndefined(),
);

it('has no prototype to reach', () => {
  const tree = parseXml('<a><__proto__><x>y</x></__proto__></a>');
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(Object.keys(tree?.a as object)).toEqual(['__proto__']);
});
