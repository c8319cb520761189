import type { Lifetime } from '@onda/core/element/lifetime';

/**
 * Lets a sticky part stick to the window. It would stick to the nearest element with `overflow: hidden`, though that
 * never scrolls; `clip` cuts off as well without that. Elements that do scroll are left alone.
 */
export function stickFreely(target: HTMLElement, lifetime: Lifetime): void {
  const root = document.documentElement;
  for (let node = target.parentElement; node && node !== root; node = node.parentElement) {
    // The `overflow` of the body applies to the window, unless the root has its own.
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
