import type { Lifetime } from '../element/lifetime';

/**
 * HTML that `pnpm generate` prints from a component of a `Templates.tsx`: one node of that tag, with the names of its
 * values.
 */
export type Template<Tag extends keyof HTMLElementTagNameMap, Name extends string = never> = string & {
  readonly node?: HTMLElementTagNameMap[Tag];
  readonly names?: Record<Name, unknown>;
};

/** The node that the component would draw with these values, without React. */
export function fromTemplate<Tag extends keyof HTMLElementTagNameMap, Name extends string = never>(
  template: Template<Tag, Name>,
  ...[values]: [Name] extends [never] ? [] : [Record<NoInfer<Name>, string | number>]
): HTMLElementTagNameMap[Tag] {
  const { content } = Object.assign(document.createElement('template'), {
    innerHTML: template.replace(/\{\{(\w+)\}\}/g, (_, name: Name) => escapeHtml(String(values?.[name]))),
  });
  return document.importNode(content, true).firstElementChild as HTMLElementTagNameMap[Tag];
}

/** An attribute, which a copy of the node keeps, and a property, which it loses. */
const MADE = 'data-onda-made';

/**
 * A node that stands in or beside `target` until `lifetime` ends. Copies of such nodes go from there: libraries that
 * keep pages for the way back, sliders and popups copy what scripts have made, and nothing answers in it.
 */
export function untilEnd<N extends Element>(node: N, target: Element, lifetime: Pick<Lifetime, 'onEnd'>): N {
  for (const copy of (target.parentElement ?? target).querySelectorAll(`[${MADE}]`))
    if (!Reflect.has(copy, MADE)) copy.remove();
  node.setAttribute(MADE, '');
  Reflect.set(node, MADE, true);
  lifetime.onEnd(() => node.remove());
  return node;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Text as it stands between tags and in quoted attributes, in PHP's words. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
