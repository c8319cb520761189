import type { AttributesOf, ElementSpec } from '@onda/core/element/contract';
import type { Printed } from '@onda/core/element/printed';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** The template that PHP and `fill.ts` fill, from the component that draws the element. One line. */
export function printShell({ spec, draw, isHydrated, sheets = {}, hasSlot }: Printed): string {
  const drawn = createElement(() => draw(placeholders(spec), (key) => `{{t ${key}}}`));
  const nodes = asTemplate(isHydrated ? renderToString(drawn) : renderToStaticMarkup(drawn));
  check(nodes, FAULTS);
  if (isHydrated) check(nodes, FAULTS_OF_HYDRATED);
  const links = Object.entries(sheets).map(
    ([name, wanted]) => `<link rel="{{flag ${wanted} stylesheet}}" href="{{style ${name}}}">`,
  );
  const inner = isHydrated ? `<${spec.tag}-view>${nodes}</${spec.tag}-view>` : nodes;
  return `${inner}${links.join('')}${hasSlot ? '<slot></slot>' : ''}`;
}

/**
 * Each attribute as its placeholder. They are typed as the attributes are: a component does not know that it is
 * printed.
 */
function placeholders<S extends ElementSpec>({ attributes, lateAttributes }: S): AttributesOf<S> {
  const verbs: Record<string, string> = { boolean: 'flag ', url: 'url ' };
  const rows = Object.entries({ ...attributes, ...lateAttributes }).map(([name, { type }]) => [
    name,
    `{{${verbs[type] ?? ''}${name}}}`,
  ]);
  return Object.fromEntries(rows) as AttributesOf<S>;
}

/** React's markup as a template: HTML without XML's slashes, in lower case, with flags for whole attributes. */
function asTemplate(html: string): string {
  return (
    html
      // React asks for pictures early; here the address is a placeholder.
      .replace(/^(<link rel="preload"[^>]*>)+/, '')
      .replaceAll(/ (?:data-flag-)?([\w-]+)="\{\{flag (\w+)\}\}"/g, ' {{flag $2 $1}}')
      .replaceAll(/ (disabled|hidden|required)=""/g, ' $1')
      .replaceAll(/><\/(path|circle|rect)>/g, '/>')
      .replaceAll(/(<(?:input|img|br|hr)\b[^>]*?)\/>/g, '$1>')
      .replaceAll(/ (auto[CF]\w+|enterKeyHint|maxLength|spellCheck|readOnly|tabIndex)(?==)/g, (name) =>
        name.toLowerCase(),
      )
  );
}

type Faults = readonly (readonly [pattern: RegExp, why: string])[];

const FAULTS: Faults = [
  [/\sstyle="/, 'an inline style, which a strict policy refuses'],
  [/\{\{flag \w+\}\}/, 'a flag that is not the value of an attribute'],
  [/<link|<style|<script|<meta|<title/, 'an element that React would move into the head'],
  [/\n/, 'a line end'],
];

/** Markup that the browser parses into other nodes than React draws, or that others change on the way. */
const FAULTS_OF_HYDRATED: Faults = [
  [/<!--/, 'a comment: two texts stand beside each other, or a part waits for something'],
  [/>\s+</, 'a space between nodes, which an optimizer takes away'],
  [/>[^<]+<(?!\/)|<\/[\w-]+>[^<]+/, 'a text that is not the only child of its node: a translator wraps it'],
];

function check(html: string, faults: Faults) {
  for (const [fault, why] of faults)
    if (fault.test(html)) throw new Error(`cannot be printed: ${why}\n${html}`);
}
