import { emit } from '@onda/core/dom/page-events';
import type { FetchPage } from '@onda/core/http/fetch-page';
import type { Clock } from '@onda/core/timing/clock';
import { withoutHash } from './seamless-link';
import { preparePage } from './swap-page';

/** Changes what the document shows; the latest change wins. */
export interface PageChange {
  /**
   * `arrive` runs with the address that was found, before its page is shown; `fail` when there is none.
   * False when it failed, or another change has begun meanwhile.
   */
  show(url: string, arrive: (found: string) => void, fail: () => void): Promise<boolean>;
  /** But for its hash. */
  isShown(url: string): boolean;
  callOff(): void;
}

export function createPageChange(
  dependencies: { fetchPage: FetchPage; clock: Clock },
  players: () => readonly HTMLElement[],
): PageChange {
  let shown = withoutHash(location.href);
  let change = new AbortController();

  return {
    async show(url, arrive, fail) {
      change.abort();
      const mine = new AbortController();
      change = mine;
      document.body.setAttribute('aria-busy', 'true');
      try {
        const page = await dependencies.fetchPage(url, mine.signal);
        const swap = await preparePage(page, players, dependencies.clock);
        if (mine.signal.aborted) return false;
        arrive(page.url);
        shown = withoutHash(page.url);
        swap();
        emit(document, 'onda-page', { url: location.href, title: document.title });
        return true;
      } catch {
        if (!mine.signal.aborted) fail();
        return false;
      } finally {
        if (change === mine) document.body.removeAttribute('aria-busy');
      }
    },
    isShown: (url) => withoutHash(url) === shown,
    callOff: () => change.abort(),
  };
}
