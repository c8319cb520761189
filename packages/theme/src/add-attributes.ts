import type { Lifetime } from '@onda/core/element/lifetime';

/** Adds missing attributes until `life` ends. */
export function addAttributes(node: Element, attributes: Record<string, string>, life: Lifetime): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (node.hasAttribute(name)) continue;
    node.setAttribute(name, value);
    life.onEnd(() => node.removeAttribute(name));
  }
}
