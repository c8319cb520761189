import { bind } from '@onda/core/element/bind';
import type { Holes } from '@onda/core/element/host';
import type { Printed } from '@onda/core/element/printed';
import { type Random, randomFrom } from '@onda/core/testing/random';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readModules } from '../read-modules';
import { randomText } from '../testing/random-text';
import { type Draw, drawOf, holesOf, type Value } from './holes';
import { withoutPreloads } from './markup';

const markups = (await readModules(/^[\w-]+\/src\/(.+\/)?Markup\.tsx$/)).flatMap(
  ([, { markup }]) => markup as Printed[],
);
const holes = Object.fromEntries(
  (await readModules(/-holes\.ts$/)).map(([file, module]) => [
    file.replace(/.*\/(.+)-holes\.ts$/, '$1'),
    module.holes as Holes<Record<string, Value>>,
  ]),
);
const kept = markups.filter(({ rest }) => rest).map((printed) => [printed.spec.tag, printed] as const);

const other = (value: Value, random: Random): Value => {
  if (typeof value === 'boolean') return random.of([false, true]);
  if (typeof value === 'number') return random.below(1e6);
  // A slider has numbers alone.
  if (value === '1') return String(random.below(20) / 20);
  return random.below(5) === 0 ? '' : randomText(random);
};

function place(drawn: ReactNode): HTMLElement {
  const node = document.createElement('div');
  const html = withoutPreloads(renderToStaticMarkup(createElement(() => drawn)));
  node.innerHTML = html.replaceAll('data-flag-', '');
  return node;
}

/** The nodes with their attributes in the order of the alphabet, and what only a property holds. */
function written(node: Element): string {
  const attributes = [...node.attributes]
    .filter(({ name }) => !['style', 'value', 'checked', 'hidden', 'disabled'].includes(name))
    .map(({ name, value }) => `${name}=${JSON.stringify(value)}`);
  const { value, checked, hidden, disabled } = node as HTMLInputElement;
  const level = (node as HTMLElement).style?.getPropertyValue('--level');
  const properties = JSON.stringify({ value, checked, hidden: !!hidden, disabled: !!disabled, level });
  const children = [...node.childNodes].map((child) =>
    child instanceof Element ? written(child) : JSON.stringify(child.textContent),
  );
  return `<${node.localName} ${attributes.sort().join(' ')} ${properties}>${children.join('')}</>`;
}

describe('holes', () => {
  it('there are some', () => expect(kept.length).toBeGreaterThan(0));

  it.each(kept)(
    'of <%s> keep its printed nodes as the component draws them, for 200 states',
    (tag, printed) => {
      const draw = drawOf(printed);
      const { rest = {} } = printed;
      const random = randomFrom(37);
      const node = place(draw(rest));
      const runs = new Set<(state: typeof rest) => void>();
      const store = {
        getState: () => rest,
        subscribe(run: (state: typeof rest) => void) {
          runs.add(run);
          return () => runs.delete(run);
        },
      };
      for (const [part, read] of Object.entries(holes[tag] ?? {}))
        bind(() => node.querySelectorAll(`[part~="${part}"]`), store, read);
      for (let round = 0; round < 200; round++) {
        const state = Object.fromEntries(
          Object.entries(rest).map(([name, value]) => [name, other(value, random)]),
        );
        for (const run of runs) run(state);
        expect(written(node)).toBe(written(place(draw(state))));
      }
    },
  );

  it.each<[string, Draw, Record<string, Value>, string]>([
    [
      'nodes that come and go',
      ({ isOn }) => (isOn ? <p part="on" /> : null),
      { isOn: false },
      'nodes come and go with isOn: React has to draw them',
    ],
    [
      'a node without a part',
      ({ words }) => <p>{words}</p>,
      { words: '' },
      'words stands in a p without a part',
    ],
    [
      'a text that is not the value',
      ({ words }) => <p part="line">{`${words}!`}</p>,
      { words: '' },
      'text of line is not words itself, but written by a rule that only React knows: show another value',
    ],
    ['a value without a node', () => <p part="line" />, { words: '' }, 'words is drawn nowhere'],
  ])('%s are refused with what to do', (_, draw, rest, words) => {
    expect(() => holesOf(draw, rest)).toThrow(words);
  });

  it.each<[string, Draw, Record<string, Value>, string]>([
    ['a text', ({ a }) => <p part="x">{a}</p>, { a: '' }, 'text: shown.a'],
    ['a number', ({ a }) => <p part="x">{a}</p>, { a: 0 }, 'text: String(shown.a)'],
    ['an attribute', ({ a }) => <p part="x" title={`${a}`} />, { a: '' }, 'title: shown.a'],
    [
      'one that goes',
      ({ a }) => <p part="x" title={`${a}` || undefined} />,
      { a: '' },
      'title: shown.a || null',
    ],
    [
      'aria',
      ({ a }) => <button part="x" type="button" aria-pressed={!!a} />,
      { a: false },
      'aria-pressed: shown.a',
    ],
    [
      'a flag',
      ({ a }) => <p part="x" data-on={a ? '' : undefined} />,
      { a: false },
      "data-on: shown.a ? '' : null",
    ],
    [
      'its contrary',
      ({ a }) => <p part="x" data-on={a ? undefined : ''} />,
      { a: false },
      "data-on: shown.a ? null : ''",
    ],
    ['hidden', ({ a }) => <p part="x" hidden={!a} />, { a: false }, 'hidden: !shown.a'],
    ['hidden while empty', ({ a }) => <p part="x" hidden={a === ''} />, { a: '' }, "hidden: shown.a === ''"],
    [
      'one of two',
      ({ a }) => <p part="x">{a ? 'yes' : 'no'}</p>,
      { a: false },
      'text: shown.a ? "yes" : "no"',
    ],
    ['a style', ({ a }) => <p part="x" style={{ '--a': a } as object} />, { a: '' }, '--a: shown.a'],
  ])('%s is found', (_, draw, rest, code) => {
    expect(holesOf(draw, rest).map(({ name, code }) => `${name}: ${code}`)).toEqual([code]);
  });
});
