import { readFileSync, writeFileSync } from 'node:fs';
import { escapeHtml } from '@onda/core/dom/from-template';
import { type Random, randomFrom } from '@onda/core/testing/random';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { phpSources, readModules } from '../../read-modules';
import { randomText } from '../../testing/random-text';
import { componentsByName, faceOf, phpMarkup, printFaces } from './faces';
import { TEMPLATES, type TemplateComponent } from './templates';

type Value = string | boolean | null;
type Values = Record<string, Value>;

const GOLDEN = 'wordpress-plugin/tests/golden/faces.json';
const IF_MEANT =
  'If that is meant, run ONDA_WRITE_GOLDEN=1 npx vitest run packages/bundle/src/print/templates/faces.test.tsx, then the PHP test Faces';

const modules = await readModules(TEMPLATES);
const components = componentsByName(modules);
const printed = printFaces(modules, phpSources());
const faces = [...printed.matchAll(/^ {4}'([^']+)' => '/gm)].map(([, name = '']) => {
  const component = components.get(name) as TemplateComponent;
  return { name, component, face: faceOf(name, component) };
});

const isNodes = (name: string) => /^children$|Nodes$/.test(name);

/** A value for each place of the face: nodes as their markup, an address where one stands, at times no attribute. */
function valuesFor(face: string, random: Random): Values {
  const names = [...face.matchAll(/\{\{&?(\w+)\}\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, randomValue(name, face, random)]));
}

function randomValue(name: string, face: string, random: Random): Value {
  if (isNodes(name)) return `<i>${random.below(9)}</i>`;
  if (/^(is|has)[A-Z]/.test(name)) return random.below(2) === 0;
  const all = face.split(`{{${name}}}`).length;
  const whole = [...face.matchAll(new RegExp(` ([\\w-]+)="\\{\\{${name}\\}\\}"`, 'g'))];
  if (whole.some(([, attribute]) => /^(href|src|action)$/.test(attribute ?? '')))
    return `https://radio.example/?a=${random.below(99)}&b=%C3%B1`;
  // PHP does not escape what is escaped.
  return whole.length === all - 1 && random.below(4) === 0
    ? null
    : randomText(random).replaceAll('&amp;', '') || 'Faro';
}

/** The markup that React draws, in the words of PHP. */
function drawn(component: TemplateComponent, values: Values): string {
  const props = Object.entries(values).map(([name, value]) => [
    name,
    isNodes(name) ? createElement('i', null, String(value).slice(3, 4)) : (value ?? undefined),
  ]);
  const html = phpMarkup(
    renderToStaticMarkup(createElement(component as never, Object.fromEntries(props) as never)),
  );
  return html.replaceAll('&#x27;', '&#039;').replaceAll(/ data-flag-([\w-]+)(?:="")?/g, ' $1');
}

/** The face as `Faces` in PHP fills it. */
const filled = (face: string, values: Values): string =>
  face.replaceAll(
    / ([\w-]+)="\{\{(\w+)\}\}"|\{\{(&?)(\w+)\}\}/g,
    (_, attribute: string, whole: string, nodes: string, name: string) => {
      const value = values[whole ?? name] ?? null;
      if (nodes) return String(value);
      if (!attribute) return escapeHtml(String(value ?? ''));
      if (value === null || value === false) return '';
      return value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml(value)}"`;
    },
  );

/** Each set of values has a line, so that a difference shows which. */
function goldenRows(): string[] {
  return faces.flatMap(({ name, component, face }) => {
    const random = randomFrom(37);
    return Array.from({ length: 3 }, () => {
      const values = valuesFor(face, random);
      return JSON.stringify({ name, values, html: drawn(component, values) });
    });
  });
}

const Line = () => <b />;

const Field = ({ isShown, isWanted }: Record<string, boolean>) => (
  <input hidden={isShown} title="a hidden" required={isWanted} />
);

describe('the markup that PHP fills', () => {
  it.each(faces)('$name is what the component draws, for 200 sets of values', ({ component, face }) => {
    const random = randomFrom(41);
    for (let round = 0; round < 200; round++) {
      const values = valuesFor(face, random);
      expect(filled(face, values)).toBe(drawn(component, values));
    }
  });

  it('is what PHP is tested with', () => {
    const text = `[\n${goldenRows().join(',\n')}\n]\n`;
    if (process.env.ONDA_WRITE_GOLDEN) writeFileSync(GOLDEN, text);
    expect(readFileSync(GOLDEN, 'utf8'), IF_MEANT).toBe(text);
  });

  it.each<[string, (values: Record<string, string>) => ReactNode, string]>([
    [
      'a node that comes and goes',
      ({ isShown }) => isShown && createElement('b'),
      'write a component for each',
    ],
    ['nodes in an attribute', ({ children }) => createElement('p', { title: children }), 'another name'],
    ['an address in two pieces', ({ a, b }) => createElement('a', { href: `${a}${b}` }), 'as a whole'],
    ['an inline style', () => createElement('p', { style: { top: 0 } }), 'an inline style'],
  ])('is refused with %s', (_, component, advice) => {
    expect(() => faceOf('theme/Line', component as never)).toThrow(advice);
  });

  it('has a place for each attribute that is on or off', () => {
    expect(faceOf('theme/Field', Field as never)).toBe(
      '<input hidden="{{isShown}}" title="a hidden" required="{{isWanted}}">',
    );
  });

  it('is that of the components which PHP names, and of no other', () => {
    const module = [['theme/src/menus/Templates.tsx', { Line, Other: Line }]] as const;
    const php = "Faces::fill('theme/menus/Line') . 'text/Html'";
    expect(printFaces(module, [php])).toContain("return [\n    'theme/menus/Line' => '<b></b>',\n];");
    expect(() => printFaces(module, ["'theme/menus/Lien'"])).toThrow("'theme/menus/Lien'");
    expect(() => printFaces([...module, ...module], [php])).toThrow('theme/menus/Line');
  });
});
