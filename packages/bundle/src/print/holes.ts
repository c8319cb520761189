import type { Printed } from '@onda/core/element/printed';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { placeholders, withoutPreloads } from './markup';

/** A value that a component shows. */
export type Value = string | number | boolean | undefined;

/** A value in the printed nodes: how the attribute or text of a part is written from it, in TypeScript. */
interface Hole {
  part: string;
  name: string;
  code: string;
}

/** A component with only its values open. */
export type Draw = (shown: Record<string, Value>) => ReactNode;

/** The values of a markup's component, and how it draws others: all else stays as it is printed. */
export const drawOf =
  ({ draw, spec }: Printed): Draw =>
  (shown) =>
    draw(placeholders(spec), (key) => key, shown as Record<string, never>);

/** The module of the holes of a component that shows `rest` when nothing has happened yet. */
export function printHoles({ rest = {}, ...printed }: Printed): string {
  const holes = holesOf(drawOf({ rest, ...printed }), rest);
  const parts = [...new Set(holes.map(({ part }) => part))].map((part) => {
    const states = holes.filter((hole) => hole.part === part).map(({ name, code }) => `'${name}': ${code}`);
    return `  '${part}': (shown) => ({ ${states.join(', ')} }),`;
  });
  const types = Object.entries(rest).map(([name, value]) => `  ${name}: ${typeOf(value)};`);
  return `// Printed by \`pnpm generate\` from the component of <${printed.spec.tag}>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
${types.join('\n')}
}

export const holes: Holes<Shown> = {
${parts.join('\n')}
};
`;
}

const typeOf = (value: Value) => (value === undefined ? 'string | undefined' : typeof value);

/**
 * Finds the holes: the component is drawn again with another value, and what differs is where the value stands. Throws
 * where nodes come and go with a value, where it has no node or the node no part, and where the text is not the value
 * itself.
 */
export function holesOf(draw: Draw, rest: Record<string, Value>): Hole[] {
  return Object.keys(rest).flatMap((key) => {
    const probes = probesOf(rest[key]);
    const drawn = probes.map((value) => nodesOf(draw({ ...rest, [key]: value })));
    const [first = [], ...others] = drawn;
    if (others.some((nodes) => shapeOf(nodes) !== shapeOf(first)))
      throw new Error(`nodes come and go with ${key}: React has to draw them`);
    const holes = first.flatMap((_, at) =>
      holesAt(
        key,
        probes,
        drawn.map((nodes) => nodes[at] as PrintedNode),
      ),
    );
    if (holes.length === 0) throw new Error(`${key} is drawn nowhere: it needs a node with a part`);
    return holes;
  });
}

/** All of a boolean; an empty text and two others. */
function probesOf(value: Value): Value[] {
  if (typeof value === 'boolean') return [false, true];
  return typeof value === 'number' ? [0, 7_654_321, 1_234_567] : ['', 'PROBE', 'OTHER'];
}

function holesAt(key: string, probes: readonly Value[], nodes: readonly PrintedNode[]): Hole[] {
  const names = new Set(nodes.flatMap(({ written }) => [...written.keys()]));
  return [...names].flatMap((name) => {
    const texts = nodes.map(({ written }) => written.get(name) ?? null);
    if (texts.every((text) => text === texts[0])) return [];
    const { part = '', tag = '' } = nodes[0] ?? {};
    if (!part) throw new Error(`${key} stands in a ${tag} without a part`);
    const code = codeOf(`shown.${key}`, name, probes, texts);
    if (code === undefined)
      throw new Error(
        `${name} of ${part} is not ${key} itself, but written by a rule that only React knows: show another value`,
      );
    return [{ part, name, code }];
  });
}

/** The written texts by the values, as JSON: for all of them the same code. */
const CODES: Record<string, (value: string) => string> = {
  '[null,"true"]': (value) => `${value} || null`,
  '["false","true"]': (value) => value,
  '[null,""]': (value) => `${value} ? '' : null`,
  '["",null]': (value) => `${value} ? null : ''`,
  '["","PROBE","OTHER"]': (value) => value,
  '["0","7654321","1234567"]': (value) => `String(${value})`,
  '[null,"PROBE","OTHER"]': (value) => `${value} || null`,
};

/** Those that `bind` sets as properties. */
const PROPERTY_CODES: Record<string, (value: string) => string> = {
  '[null,""]': (value) => value,
  '["",null]': (value) => `!${value}`,
  '["",null,null]': (value) => `${value} === ''`,
};

function codeOf(
  value: string,
  name: string,
  probes: readonly Value[],
  texts: readonly (string | null)[],
): string | undefined {
  const written = JSON.stringify(texts);
  const isFlag = ['hidden', 'disabled', 'checked'].includes(name);
  // `bind` takes an empty style away.
  if (name.startsWith('--') && written === '[null,"PROBE","OTHER"]') return value;
  const code = (isFlag ? PROPERTY_CODES : CODES)[written];
  if (code) return code(value);
  // A boolean chooses between two texts.
  const [no, yes] = texts;
  return probes.length === 2 ? `${value} ? ${JSON.stringify(yes)} : ${JSON.stringify(no)}` : undefined;
}

interface PrintedNode {
  tag: string;
  part: string;
  /** Attributes, `text`, and the own properties of its style. */
  written: Map<string, string>;
}

const shapeOf = (nodes: readonly PrintedNode[]) => nodes.map(({ tag, part }) => `${tag} ${part}`).join();

/** React's own markup, which is regular: each element with its attributes and the text that follows its start. */
function nodesOf(drawn: ReactNode): PrintedNode[] {
  const html = withoutPreloads(renderToStaticMarkup(createElement(() => drawn)));
  return [...html.matchAll(/<([\w-]+)([^>]*?)\/?>([^<]*)/g)].map(
    ([, tag = '', attributes = '', text = '']) => {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
        name === 'style'
          ? value.split(';').map((rule) => rule.split(':') as [string, string])
          : [[name.replace('data-flag-', ''), value] as [string, string]],
      );
      const written = new Map([...pairs, ['text', text]] as [string, string][]);
      return { tag, part: written.get('part') ?? '', written };
    },
  );
}
