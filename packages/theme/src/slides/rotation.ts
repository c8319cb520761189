import { prefersReducedMotion } from '@onda/core/dom/device';
import type { Lifetime } from '@onda/core/element/lifetime';
import type { Clock } from '@onda/core/timing/clock';
import type { SlidesText } from './name-slides';
import type { SlideBar } from './slide-bar';

export interface Rotation {
  bar: SlideBar;
  /** The area in which a pointer pauses the rotation and the keyboard's focus stops it; the bar counts too. */
  area: HTMLElement;
  everyMs: number;
  turn(): void;
  t: SlidesText;
}

/**
 * Turns by itself until the visitor stops it (WCAG 2.2.2) by the first button, whose label names its effect, or by the
 * keyboard's focus. A mouse over it pauses it. It does not begin if the visitor wants less motion.
 */
export function rotate({ bar, area, everyMs, turn, t }: Rotation, clock: Clock, lifetime: Lifetime): void {
  let isWaiting = false;
  let stop: (() => void) | undefined;
  const set = (isOn: boolean) => {
    stop?.();
    stop = isOn ? clock.every(everyMs, () => isWaiting || turn()) : undefined;
    button.dataset.action = isOn ? 'stop' : 'start';
    button.setAttribute('aria-label', t(isOn ? 'stop' : 'start'));
  };
  const button = bar.button('stop', '', () => {
    isWaiting = false;
    set(!stop);
  });
  set(!prefersReducedMotion());
  lifetime.onEnd(() => stop?.());

  for (const node of [area, bar.node]) {
    const on = (type: string, run: (event: Event) => void) =>
      node.addEventListener(type, run, { signal: lifetime.signal });
    on('mouseenter', () => {
      isWaiting = true;
    });
    on('mouseleave', () => {
      isWaiting = false;
    });
    // A click gives focus too, before its own event.
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) set(false);
    });
  }
}
