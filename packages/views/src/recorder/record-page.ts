import { createLifetime } from '@onda/core/element/lifetime';
import type { Clock } from '@onda/core/timing/clock';
import { recordViews } from './recorder';

/** Starts each recorder that PHP printed, once, where no script registers its tag. */
export function recordPage(page: ParentNode, clock: Clock): void {
  const sent: Record<string, number> = {};
  for (const element of page.querySelectorAll<HTMLElement>('view-recorder:not([data-ready])')) {
    recordViews({ element, lifetime: createLifetime() }, clock, sent);
    element.dataset.ready = '';
    element.dispatchEvent(new Event('onda-ready', { bubbles: true, composed: true }));
  }
}
