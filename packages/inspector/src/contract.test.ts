import { fakeHost } from '@onda/core/testing/fake-host';
import { expect, it } from 'vitest';
import { printBareTag } from './bare-tag';
import { elementInspector } from './contract';
import { inspectorMessages } from './messages';
import { actionOfKey } from './page/keys';

it('prints every part that the contract promises, but for those that are made one by one', () => {
  const { root } = fakeHost(elementInspector, printBareTag({ lang: 'es' }));
  const parts = [...root.querySelectorAll('[part]')].map((node) => node.getAttribute('part') ?? '');
  const made = ['show', 'role'];
  expect([...new Set(parts), ...made].toSorted()).toEqual(Object.keys(elementInspector.parts).toSorted());
});

it('prints all it may say, in both languages and with the same places for values', () => {
  const { es, en } = inspectorMessages;
  const places = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, text]) => [key, text.match(/\{\w+\}/g) ?? []]);
  expect(places(es)).toEqual(places(en));
  for (const [lang, texts] of [
    ['es', es],
    ['en', en],
  ] as const) {
    const printed = printBareTag({ lang });
    for (const text of Object.values(texts)) expect(printed).toContain(text);
    expect(printed).not.toContain('{{');
  }
});

it('is no block and no shortcode, and calls one action', () => {
  expect(elementInspector).not.toHaveProperty('block');
  expect([elementInspector.tag, elementInspector.shortcodes, elementInspector.actions]).toEqual([
    'element-inspector',
    [],
    ['onda_hide'],
  ]);
});

it.each<[string, KeyboardEventInit, boolean, string | undefined]>([
  ['ArrowUp', {}, true, 'parent'],
  ['ArrowDown', {}, true, 'child'],
  ['ArrowLeft', {}, false, 'previous'],
  ['ArrowRight', {}, false, 'next'],
  ['Enter', {}, false, 'hide'],
  ['Enter', {}, true, undefined],
  ['Delete', {}, true, 'hide'],
  ['Backspace', {}, true, 'undo'],
  ['Escape', {}, true, 'leave'],
  ['z', { ctrlKey: true }, true, 'undo'],
  ['z', { metaKey: true }, true, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, true, 'redo'],
  ['y', { ctrlKey: true }, true, 'redo'],
  ['Y', { ctrlKey: true }, true, 'redo'],
  ['ArrowLeft', { altKey: true }, false, undefined],
  ['r', { ctrlKey: true }, false, undefined],
  ['Tab', {}, false, undefined],
  ['a', {}, false, undefined],
])('the key %s (%o; on a control: %s) means %s', (key, init, isOnControl, action) => {
  expect(actionOfKey(new KeyboardEvent('keydown', { key, ...init }), isOnControl)).toBe(action);
});
