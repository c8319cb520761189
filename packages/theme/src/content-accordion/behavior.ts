import type { Scene } from '../define-behavior';
import { hashTarget } from '../hash-target';
import type { contentAccordion } from './contract';

/**
 * Makes `<details>` close each other unless they are toggles. An address opens the one that holds its target; a print
 * shows all.
 */
export function foldSections({ target, options, lifetime }: Scene<typeof contentAccordion>): void {
  const { signal } = lifetime;
  const all = () => [...target.querySelectorAll('details')];
  let opened: HTMLDetailsElement[] = [];
  const closeOthers = ({ target: one }: Event) => {
    if (!options.single || !(one instanceof HTMLDetailsElement) || !one.open || opened.length > 0) return;
    for (const other of all()) if (!other.contains(one) && !one.contains(other)) other.open = false;
  };
  const followHash = () => {
    const place = hashTarget(location.hash);
    const details = place?.closest('details');
    if (!details || !target.contains(details)) return;
    details.open = true;
    place?.scrollIntoView();
  };
  const unfold = () => {
    opened = all().filter(({ open }) => !open);
    for (const details of opened) details.open = true;
  };
  const fold = () => {
    for (const details of opened) details.open = false;
    opened = [];
  };
  target.addEventListener('toggle', closeOthers, { capture: true, signal });
  addEventListener('hashchange', followHash, { signal });
  addEventListener('beforeprint', unfold, { signal });
  addEventListener('afterprint', fold, { signal });
  followHash();
}
