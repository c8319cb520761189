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

/** The mark as an attribute, which a copy of the node keeps, and as a property, which it loses. */
const MADE = 'data-onda-made';

/**
 * Adds a node in or beside `target` until `lifetime` ends. Copies of such nodes are removed: libraries that keep pages
 * for the way back, sliders and popups copy the nodes of scripts, and a copy has no listeners.
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

/** Escapes text between tags and in quoted attributes, as PHP does. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
