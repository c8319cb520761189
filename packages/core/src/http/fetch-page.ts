import { type Clock, systemClock } from '../timing/clock';
import { PAGE_REQUEST, PAGE_TIMEOUT_MS } from './page-request';

/** A page of this site as its server sent it; `url` after redirects. */
export interface FetchedPage {
  url: string;
  html: string;
}

export type FetchPage = (url: string, signal: AbortSignal) => Promise<FetchedPage>;

/** The reader of the page: over its network, of its origin. */
export const pageFetch = (fetch = window.fetch.bind(window)): FetchPage =>
  createFetchPage({ fetch, clock: systemClock, origin: location.origin });

/** Reads pages of our own origin. Rejects for another origin, no HTML, an error status and no answer in time. */
export function createFetchPage(dependencies: {
  fetch: typeof fetch;
  clock: Clock;
  origin: string;
}): FetchPage {
  return async (url, signal) => {
    const controller = new AbortController();
    const stop = () => controller.abort();
    signal.addEventListener('abort', stop);
    const undo = dependencies.clock.after(PAGE_TIMEOUT_MS, stop);
    try {
      const response = await dependencies.fetch(url, { ...PAGE_REQUEST, signal: controller.signal });
      const isPage = response.ok && /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
      const address = response.url || url;
      if (!isPage || new URL(address).origin !== dependencies.origin)
        throw new Error(`no page of ours: ${url}`);
      return { url: address, html: await response.text() };
    } finally {
      controller.abort();
      undo();
      signal.removeEventListener('abort', stop);
    }
  };
}
