import { prefersReducedMotion } from '@onda/core/dom/device';
import type { Lifetime } from '@onda/core/element/lifetime';
import type { Scene } from '../define-behavior';
import { followScroll } from '../follow-scroll';
import { hashTarget } from '../hash-target';
import type { backToTop } from './contract';

/** The gestures that end the scrolling. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** A link to the top that appears once the page is scrolled; the focus moves to its target (M-4.21). */
export function leadBackToTop({ target, options, lifetime }: Scene<typeof backToTop>): void {
  const lead = (event: Event) => {
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    const place = hashTarget((event.target as Element).closest('a')?.hash ?? '');
    focus(place ?? document.querySelector<HTMLElement>('main, h1'));
    const top = place ? place.getBoundingClientRect().top + scrollY - options.offset : 0;
    scrollUp(Math.max(0, top), prefersReducedMotion() ? 0 : options.duration, lifetime);
  };
  target.addEventListener('click', lead, { signal: lifetime.signal });
  followScroll((y) => {
    target.inert = y <= options.threshold;
    target.dataset.ondaTop = target.inert ? 'away' : 'shown';
  }, lifetime);
  lifetime.onEnd(() => {
    target.inert = false;
    delete target.dataset.ondaTop;
  });
}

/** Focuses any element: one that is no control gets a `tabindex` until the focus leaves it. */
function focus(place: HTMLElement | null) {
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Scrolls with a slow start and end; the visitor's own scrolling ends it. */
function scrollUp(top: number, duration: number, lifetime: Lifetime) {
  const from = scrollY;
  const start = performance.now();
  const scrolling = new AbortController();
  const step = () => {
    if (lifetime.isOver) scrolling.abort();
    if (scrolling.signal.aborted) return;
    const part = duration > 0 ? Math.min(1, (performance.now() - start) / duration) : 1;
    scrollTo({ top: from + ((top - from) * (1 - Math.cos(Math.PI * part))) / 2, behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else scrolling.abort();
  };
  for (const type of GESTURES)
    addEventListener(type, () => scrolling.abort(), { signal: scrolling.signal, passive: true });
  step();
}
