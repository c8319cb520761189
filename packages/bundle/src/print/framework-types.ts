import type { ElementSpec } from '@onda/core/element/contract';
import { HEAD } from './element-types';
import { allEvents } from './event-details';
import { classOf, pascal } from './names';

interface Framework {
  /** The module whose types are added to. */
  module: string;
  /** What stands around the rows: before and after. */
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

/**
 * Framework → how its markup learns of the tags. Each is a module of its own, because who has no types of that
 * framework must not read it.
 */
export function frameworks(elements: readonly ElementSpec[]): Record<string, Framework> {
  const named = (keyOf: (event: string) => string) =>
    `/** The handlers as this framework spells them. */\nexport interface OndaHandlers {\n${handlers(elements, keyOf)}}\n`;
  const camel = (event: string) => `on${pascal(event)}`;
  return {
    jsx: {
      module: 'react',
      head: named((event) => `on${event}`),
      open: "declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n",
      close: '    }\n  }\n}\n',
      indent: '      ',
      propsOf: (tag) =>
        `import('react').DetailedHTMLProps<import('react').HTMLAttributes<${classOf(tag)}>, ${classOf(tag)}> & ${own(tag)} & OndaHandlers`,
    },
    preact: {
      module: 'preact',
      head: named((event) => `on${event}`),
      open: "declare module 'preact' {\n  namespace JSX {\n    interface IntrinsicElements {\n",
      close: '    }\n  }\n}\n',
      indent: '      ',
      propsOf: (tag) =>
        `Omit<import('preact').HTMLAttributes<${classOf(tag)}>, keyof ${own(tag)}> & ${own(tag)} & OndaHandlers`,
    },
    solid: {
      module: 'solid-js',
      head: named((event) => `on:${event}`),
      open: "declare module 'solid-js' {\n  namespace JSX {\n    interface IntrinsicElements {\n",
      close: '    }\n  }\n}\n',
      indent: '      ',
      propsOf: (tag) =>
        `Omit<import('solid-js').JSX.HTMLAttributes<${classOf(tag)}>, keyof ${own(tag)}> & ${own(tag)} & OndaHandlers`,
    },
    vue: {
      module: 'vue',
      head: `${named(camel)}
/** A tag in a template: its props are its attributes. */
export type OndaTag<Attributes> = new () => { $props: Attributes & OndaHandlers & import('vue').HTMLAttributes };
`,
      open: "declare module 'vue' {\n  interface GlobalComponents {\n",
      close: '  }\n}\n',
      indent: '    ',
      propsOf: (tag) => `OndaTag<${own(tag)}>`,
    },
    svelte: {
      module: 'svelte/elements',
      head: named((event) => `on${event}`),
      open: "declare module 'svelte/elements' {\n  interface SvelteHTMLElements {\n",
      close: '  }\n}\n',
      indent: '    ',
      propsOf: (tag) =>
        `Omit<import('svelte/elements').HTMLAttributes<${classOf(tag)}>, keyof ${own(tag)}> & ${own(tag)} & OndaHandlers`,
    },
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
