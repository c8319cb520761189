import { createLifetime } from '@onda/core/element/lifetime';
import type { Clock } from '@onda/core/timing/clock';
import { recordViews } from './recorder';

/** Starts each recorder of the page once, where no script registers its tag. `sent` is that of `recordViews`. */
export function recordPage(page: ParentNode, clock: Clock, sent: Record<string, number>): void {
  for (const element of page.querySelectorAll<HTMLElement>('view-recorder:not([data-ready])')) {
    recordViews({ element, lifetime: createLifetime() }, clock, sent);
    element.dataset.ready = '';
    element.dispatchEvent(new Event('onda-ready', { bubbles: true, composed: true }));
  }
}
