import { fromTemplate } from '@onda/core/dom/from-template';
import { type Random, randomFrom } from '@onda/core/testing/random';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readModules } from '../../read-modules';
import { randomText } from '../../testing/random-text';
import { withoutPreloads } from '../markup';
import {
  isFilledByScripts,
  printTemplates,
  TEMPLATES,
  type TemplateComponent,
  templateOf,
} from './templates';

const modules = (await readModules(TEMPLATES)).filter(([file]) => isFilledByScripts(file));
const components = modules.flatMap(([file, module]) =>
  Object.entries(module).map(
    ([name, component]) => [`${file} ${name}`, component as TemplateComponent] as const,
  ),
);

/** Never empty: React leaves an empty address out. */
const valuesFrom = (names: readonly string[], random: Random) =>
  Object.fromEntries(names.map((name) => [name, randomText(random)]));

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
      const drawn = withoutPreloads(renderToStaticMarkup(createElement(component as never, values)));
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
