import type { Life } from '@onda/core/life';

/** Says of an element what it does not say itself, until `life` ends. */
export function mark(node: Element, attributes: Record<string, string>, life: Life): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (node.hasAttribute(name)) continue;
    node.setAttribute(name, value);
    life.onEnd(() => node.removeAttribute(name));
  }
}
