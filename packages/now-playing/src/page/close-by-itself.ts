import { isMobile } from '@onda/core/dom/device';
import { systemClock } from '@onda/core/timing/clock';
import type { Widget } from '../store';
import type { WidgetHost } from '../widget-host';
import { createClosing } from './closing';

/** Watches the page for all that closes the block besides its button. */
export function closeByItself({ element, root, lifetime }: WidgetHost, { store, close }: Widget) {
  const frame = root.querySelector('[part~="block"]') ?? element;
  const closing = createClosing({
    clock: systemClock,
    isMobile: isMobile(),
    isFullyVisible: () => isInViewport(frame),
    isHeld: () => isHeld(element, root),
    close,
  });
  const { signal } = lifetime;
  element.addEventListener('pointerenter', () => closing.hovered(true), { signal });
  element.addEventListener('pointerleave', () => closing.hovered(false), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && close(), { signal });

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.intersectionRatio !== 1) closing.scrolledOut();
    },
    { threshold: [0, 1] },
  );
  observer.observe(frame);

  const unsubscribe = store.subscribe((state, former) => {
    if (state.isOpen === former.isOpen) return;
    if (state.isOpen) closing.opened();
    else closing.closed();
  });
  lifetime.onEnd(() => {
    unsubscribe();
    closing.closed();
    observer.disconnect();
  });
}

/**
 * True while the pointer is over it or a keyboard has its focus. A finger leaves `:hover` behind, so only a device that
 * hovers counts.
 */
function isHeld(element: HTMLElement, root: ShadowRoot | HTMLElement): boolean {
  const isHovered = matchMedia('(hover: hover)').matches && element.matches(':hover');
  return isHovered || root.querySelector(':focus-visible') !== null;
}

function isInViewport(node: Element): boolean {
  const { top, left, bottom, right } = node.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}
