import type { SearchHost } from './shell';

/** Makes the printed form search while one types. */
export function startSearch(host: SearchHost): void {
  host.element.dataset.state = 'idle';
}
