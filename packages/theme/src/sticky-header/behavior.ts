import type { Scene } from '../define-behavior';
import { followScroll } from '../follow-scroll';
import { stickFreely } from '../stick-freely';
import type { stickyHeader } from './contract';

/** The pixels that are no change of direction: a resting finger. */
const REST = 6;
/** Elements that a visitor is using. */
const IN_USE = ':focus, [aria-expanded="true"], [open]';

/**
 * Hides a header on the way down and shows it on the way up. The page's `scroll-padding` has its height, so that a jump
 * or the focus comes to rest below it (WCAG 2.4.11).
 */
export function stickHeader({ target, lifetime }: Scene<typeof stickyHeader>): void {
  const page = document.documentElement.style;
  let height = 0;
  // A visitor who opens a fragment of the page sees that first.
  let before = location.hash ? -Infinity : Infinity;
  const show = (isShown: boolean) => {
    target.dataset.ondaHeader = isShown ? 'shown' : 'away';
  };
  const sizes = new ResizeObserver(([entry]) => {
    height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    page.setProperty('--onda-header-h', `${height}px`);
  });
  sizes.observe(target);
  stickFreely(target, lifetime);
  show(true);
  target.addEventListener('focusin', () => show(true), { signal: lifetime.signal });
  followScroll((y) => {
    const isAtTop = y <= height;
    if (!isAtTop && Math.abs(y - before) < REST) return;
    show(isAtTop || y < before || target.querySelector(IN_USE) !== null);
    before = y;
  }, lifetime);
  lifetime.onEnd(() => {
    sizes.disconnect();
    page.removeProperty('--onda-header-h');
    delete target.dataset.ondaHeader;
  });
}
