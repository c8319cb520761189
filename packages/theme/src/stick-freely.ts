import type { Lifetime } from '@onda/core/element/lifetime';

/**
 * A sticky part sticks to the nearest element that cuts off what is larger, though it never scrolls: `clip` cuts off as
 * well and leaves the page to scroll. An element that does scroll is meant.
 */
export function stickFreely(target: HTMLElement, lifetime: Lifetime): void {
  const root = document.documentElement;
  for (let node = target.parentElement; node && node !== root; node = node.parentElement) {
    // The window takes what the page's body says, unless the root says something itself.
    const isWindows = node === document.body && !cuts(root);
    if (isWindows || !cuts(node)) continue;
    if (node.scrollHeight > node.clientHeight) return;
    const { style } = node;
    const before = style.overflow;
    style.overflow = 'clip';
    lifetime.onEnd(() => {
      style.overflow = before;
    });
  }
}

const cuts = (node: Element) => {
  const { overflow, overflowX, overflowY } = getComputedStyle(node);
  return /hidden|auto|scroll/.test(overflow + overflowX + overflowY);
};
