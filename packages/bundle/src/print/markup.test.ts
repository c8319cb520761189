import type { ElementSpec } from '@onda/core/element/contract';
import { printed } from '@onda/core/element/printed';
import { EMPTY_SPEC } from '@onda/core/testing/empty-spec';
import { createElement, Fragment, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { printTemplate } from './markup';

const SPEC = {
  ...EMPTY_SPEC,
  tag: 'a-clock',
  feature: 'clock',
  attributes: { isOpen: { type: 'boolean', default: false, description: '' } },
} as const satisfies ElementSpec;

const templateOf = (draw: (attributes: { isOpen: boolean }) => ReactNode, isHydrated = false) =>
  printTemplate(printed({ spec: SPEC, draw, isHydrated }));

it('markup of plain nodes is printed as it is', () => {
  expect(templateOf(() => createElement('p', null, 'On the hour'))).toBe('<p>On the hour</p>');
});

it.each([
  ['a style', () => createElement('p', { style: { top: 0 } }), 'a rule in the sheet'],
  [
    'a boolean attribute as a text',
    ({ isOpen }: { isOpen: boolean }) => createElement('p', null, `${isOpen}`),
    'flag()',
  ],
  ['a style sheet', () => createElement('style', null, 'p{}'), 'leave it out'],
  ['a line end', () => createElement('p', null, 'a\nb'), 'without one'],
] as const)('%s is refused with the file and what to write', (_, draw, advice) => {
  expect(() => templateOf(draw)).toThrow(
    new RegExp(`^packages/clock/src: the Markup.tsx of <a-clock> prints ".+", .+${escaped(advice)}`),
  );
});

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');

it.each([
  ['two texts', () => createElement('p', null, 'a', 'b'), 'Join them'],
  [
    'a space between nodes',
    () => createElement(Fragment, null, createElement('p'), ' ', createElement('p')),
    'delete it',
  ],
  [
    'a text beside a node',
    () => createElement('p', null, 'a', createElement('b', null, 'c')),
    'a node of its own',
  ],
] as const)('%s are refused where React adopts the nodes', (_, draw, advice) => {
  expect(() => templateOf(draw)).not.toThrow();
  expect(() => templateOf(draw, true)).toThrow(advice);
});
