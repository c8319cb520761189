import type { Lifetime } from '@onda/core/element/lifetime';

/** Adds missing attributes until `lifetime` ends. */
export function addAttributes(node: Element, attributes: Record<string, string>, lifetime: Lifetime): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (node.hasAttribute(name)) continue;
    node.setAttribute(name, value);
    lifetime.onEnd(() => node.removeAttribute(name));
  }
}
