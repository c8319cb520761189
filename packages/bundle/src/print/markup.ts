import type { AttributesOf, ElementSpec } from '@onda/core/element/contract';
import type { Printed } from '@onda/core/element/printed';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** The one-line template that PHP and `render-template.ts` fill, from the component that draws the element. */
export function printTemplate({ spec, draw, isHydrated, sheets = {}, hasSlot }: Printed): string {
  const drawn = createElement(() => draw(placeholders(spec), (key) => `{{t ${key}}}`));
  const nodes = asTemplate(isHydrated ? renderToString(drawn) : renderToStaticMarkup(drawn));
  check(
    `packages/${spec.feature}/src: the Markup.tsx of <${spec.tag}>`,
    nodes,
    isHydrated ? [...FAULTS, ...FAULTS_OF_HYDRATED] : FAULTS,
  );
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
export function placeholders<S extends ElementSpec>({ attributes, lateAttributes }: S): AttributesOf<S> {
  const verbs: Record<string, string> = { boolean: 'flag ', url: 'url ' };
  const rows = Object.entries({ ...attributes, ...lateAttributes }).map(([name, { type }]) => [
    name,
    `{{${verbs[type] ?? ''}${name}}}`,
  ]);
  return Object.fromEntries(rows) as AttributesOf<S>;
}

/** React asks for pictures early, before the markup: that is no node of the component's. */
export const withoutPreloads = (html: string): string => html.replace(/^(<link rel="preload"[^>]*>)+/, '');

/** React's markup as a template: HTML without XML's slashes, in lower case, with flags for whole attributes. */
export function asTemplate(html: string): string {
  return withoutPreloads(html)
    .replaceAll(/ (?:data-flag-)?([\w-]+)="\{\{flag (\w+)\}\}"/g, ' {{flag $2 $1}}')
    .replaceAll(/ (disabled|hidden|required)=""/g, ' $1')
    .replaceAll(/><\/(path|circle|rect)>/g, '/>')
    .replaceAll(/(<(?:input|img|br|hr)\b[^>]*?)\/>/g, '$1>')
    .replaceAll(
      / (auto[CFP]\w+|dateTime|enterKeyHint|maxLength|minLength|playsInline|readOnly|referrerPolicy|spellCheck|tabIndex)(?==)/g,
      (name) => name.toLowerCase(),
    );
}

type Faults = readonly (readonly [pattern: RegExp, why: string])[];

export const FAULTS: Faults = [
  [
    /\sstyle="/,
    'an inline style, which a strict policy refuses: write a part or a class, and a rule in the sheet',
  ],
  [
    /\{\{flag \w+\}\}/,
    'a boolean attribute outside of an attribute: write flag() of core, or printedFlag() for disabled, hidden and the like',
  ],
  [/<link|<style|<script|<meta|<title/, 'an element that React would move into the head: leave it out'],
  [/\n/, 'a line end: write the text without one'],
];

/** Markup that the browser parses into other nodes than React draws, or that others change on the way. */
const FAULTS_OF_HYDRATED: Faults = [
  [
    /<!--/,
    'a comment: two texts stand beside each other, or a part waits for something. Join them into one string',
  ],
  [/>\s+</, 'a space between nodes, which an optimizer takes away: delete it'],
  [
    />[^<]+<(?!\/)|<\/[\w-]+>[^<]+/,
    'a text that is not the only child of its node, and a translator wraps it: give it a node of its own',
  ],
];

/** Throws for the first fault; `place` says whose markup it is. */
export function check(place: string, html: string, faults: Faults) {
  for (const [fault, why] of faults) {
    const [found] = fault.exec(html) ?? [];
    if (found !== undefined) throw new Error(`${place} prints ${JSON.stringify(found)}, ${why}\n${html}`);
  }
}
