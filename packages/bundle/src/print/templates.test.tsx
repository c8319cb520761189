import { fromTemplate } from '@onda/core/dom/from-template';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readModules } from '../read-modules';
import { printTemplates, TEMPLATES, type TemplateComponent, templateOf } from './templates';

const modules = await readModules(TEMPLATES);
const components = modules.flatMap(([file, module]) =>
  Object.entries(module).map(
    ([name, component]) => [`${file} ${name}`, component as TemplateComponent] as const,
  ),
);

/** The same numbers in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  'Faro',
  ' ',
  '<b>',
  '"',
  "'",
  '&',
  '&amp;',
  '{{title}}',
  'ñandú',
  '$&',
  '$1',
  'שלום',
  '🎵',
  '`',
  '=',
  '/',
];

/** Texts of any kind, never empty: React leaves an empty address out. */
const valuesFrom = (names: readonly string[], random: () => number) => {
  const text = () =>
    Array.from(
      { length: 1 + Math.floor(random() * 6) },
      () => PIECES[Math.floor(random() * PIECES.length)],
    ).join('');
  return Object.fromEntries(names.map((name) => [name, text()]));
};

function nodesOf(html: string): string {
  const place = document.createElement('template');
  place.innerHTML = html;
  return place.innerHTML;
}

const NextLink = ({ next, text }: Record<'next' | 'text', string>) => <a href={next}>{text}</a>;

describe('a template', () => {
  it('there are some', () => expect(components.length).toBeGreaterThan(30));

  it.each(components)('%s is what the component draws, for 200 sets of values', (_, component) => {
    const template = templateOf(component);
    const names = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    const random = randomFrom(37);
    for (let round = 0; round < 200; round++) {
      const values = valuesFrom(names, random);
      const drawn = renderToStaticMarkup(createElement(component as never, values)).replace(
        /^(<link rel="preload"[^>]*>)+/,
        '',
      );
      expect(fromTemplate<'p', string>(template, values).outerHTML).toBe(nodesOf(drawn));
    }
  });

  it.each<[string, (values: Record<string, string>) => ReactNode, string]>([
    ['a style', () => createElement('p', { style: { top: 0 } }), 'an inline style'],
    [
      'values that it does not name',
      ({ text, ...others }) => createElement('p', others, text),
      'in place of `...others`',
    ],
  ])('with %s is refused with what to write', (_, Line, advice) => {
    expect(() => printTemplates('packages/a/Templates.tsx', { Line: Line as never })).toThrow(advice);
  });

  it('has its tag and the names of its values in its type', () => {
    expect(printTemplates('packages/a/Templates.tsx', { NextLink: NextLink as never })).toContain(
      `export const nextLink: Template<'a', 'next' | 'text'> =\n  '<a href="{{next}}">{{text}}</a>';`,
    );
  });
});
