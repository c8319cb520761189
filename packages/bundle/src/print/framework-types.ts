import type { ElementSpec } from '@onda/core/element/contract';
import { HEAD } from './element-types';
import { allEvents } from './event-details';
import { classOf, pascal } from './names';

interface Framework {
  /** The module whose types are added to. */
  module: string;
  /** The text before and after the rows. */
  open: string;
  close: string;
  indent: string;
  /** The props of one tag. */
  propsOf(tag: string): string;
  /** Declared before. */
  head: string;
}

const handlers = (elements: readonly ElementSpec[], keyOf: (event: string) => string) =>
  allEvents(elements)
    .map(([name]) => `  '${keyOf(`onda-${name}`)}'?: (event: OndaEventMap['onda-${name}']) => void;\n`)
    .join('');

const own = (tag: string) => `OndaAttributesByTag['${tag}']`;

type Heads = (keyOf: (event: string) => string) => string;

/** A framework whose tags are rows of one interface of JSX, typed by `propsOf`. */
const jsxOf = (module: string, head: string, propsOf: (tag: string) => string): Framework => ({
  module,
  head,
  open: `declare module '${module}' {\n  namespace JSX {\n    interface IntrinsicElements {\n`,
  close: '    }\n  }\n}\n',
  indent: '      ',
  propsOf,
});

/** A framework with an interface of its own for tags. */
const mapOf = (module: string, map: string, head: string, propsOf: (tag: string) => string): Framework => ({
  module,
  head,
  open: `declare module '${module}' {\n  interface ${map} {\n`,
  close: '  }\n}\n',
  indent: '    ',
  propsOf,
});

/** The framework's own attributes of an element, and ours in place of those of the same name. */
const withOurs = (theirs: string) => (tag: string) =>
  `Omit<${theirs}<${classOf(tag)}>, keyof ${own(tag)}> & ${own(tag)} & OndaHandlers`;

const ofReact = (tag: string) =>
  `import('react').DetailedHTMLProps<import('react').HTMLAttributes<${classOf(tag)}>, ${classOf(tag)}> & ${own(tag)} & OndaHandlers`;

const VUE_TAG = `
/** A tag in a template: its props are its attributes. */
export type OndaTag<Attributes> = new () => { $props: Attributes & OndaHandlers & import('vue').HTMLAttributes };
`;

/**
 * Framework → how its markup learns of the tags. Each is a module of its own, because who has no types of that
 * framework must not read it.
 */
export function frameworks(elements: readonly ElementSpec[]): Record<string, Framework> {
  const heads: Heads = (keyOf) =>
    `/** The handlers as this framework spells them. */\nexport interface OndaHandlers {\n${handlers(elements, keyOf)}}\n`;
  const lower = heads((event) => `on${event}`);
  const tagOfVue = (tag: string) => `OndaTag<${own(tag)}>`;
  return {
    jsx: jsxOf('react', lower, ofReact),
    preact: jsxOf('preact', lower, withOurs("import('preact').HTMLAttributes")),
    solid: jsxOf(
      'solid-js',
      heads((event) => `on:${event}`),
      withOurs("import('solid-js').JSX.HTMLAttributes"),
    ),
    vue: mapOf('vue', 'GlobalComponents', heads((event) => `on${pascal(event)}`) + VUE_TAG, tagOfVue),
    svelte: mapOf(
      'svelte/elements',
      'SvelteHTMLElements',
      lower,
      withOurs("import('svelte/elements').HTMLAttributes"),
    ),
  };
}

/** `jsx.d.ts` for React, and one file each for the others. */
export function printFrameworkTypes(elements: readonly ElementSpec[], framework: Framework): string {
  const { module, head, open, close, indent, propsOf } = framework;
  const names = elements.map(({ tag }) => classOf(tag));
  const used = elements.some(({ tag }) => propsOf(tag).includes(classOf(tag)));
  const rows = elements.map(
    ({ tag, description }) =>
      `${indent}/** ${description.replaceAll('*/', '* /')} */\n${indent}'${tag}': ${propsOf(tag)};\n`,
  );
  return `${HEAD}import type {} from '${module}';
import type { OndaEventMap } from './events.js';
import type { OndaAttributesByTag${used ? `, ${names.join(', ')}` : ''} } from './elements.js';

${head}
${open}${rows.join('')}${close}`;
}
