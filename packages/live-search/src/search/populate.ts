import type { SearchOptions } from '../options/options';
import type { SearchHost } from '../search-host';
import { readSearchSite } from '../search-site';
import type { Search } from './store';

/** The first search of a box that fills itself; where the site wants it so, once it is in sight. */
export function populate(
  { element, lifetime }: SearchHost,
  search: Search,
  options: () => SearchOptions,
): void {
  const { autop, autopPhrase, phrase, compact } = options();
  if (autop === 'disabled') return;
  const run = () => search.populate(autop === 'phrase' ? autopPhrase || phrase : '');
  if (compact || !readSearchSite().startsInSight) {
    run();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
  lifetime.onEnd(() => observer.disconnect());
}
