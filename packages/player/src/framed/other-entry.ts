import type { Lifetime } from '@onda/core/element/lifetime';
import { withoutHash } from './page-entries';

/**
 * A page that was loaded anew shares its history with those that its window had framed, which it does not show: another
 * one is loaded, until this window frames pages itself. A step may have been made before this code came.
 */
export function loadOtherEntries(lifetime: Lifetime, reload = () => location.reload()): void {
  const look = () => history.state?.ondaPage && !window.ondaFraming && reload();
  window.addEventListener('popstate', look, lifetime);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After a reload a script of the page has changed the address, and would do so again.
  if (load?.type === 'back_forward' && withoutHash(load.name) !== withoutHash(location.href)) look();
}
