import { fromTemplate } from '@onda/core/dom/from-template';
import { parsePage } from '@onda/core/dom/parse-page';
import type { FetchPage } from '@onda/core/http/fetch-page';
import { withoutReset } from '../addresses/search-url';
import { linkNotice, notice } from './generated/templates';
import { type Area, matched } from './live-load-area';

/** M-4 and M-9: how much of the area is seen while the next content is on its way. */
export const LOADING_OPACITY = '0.4';

export interface Fetched {
  href: string;
  title: string;
  content: Node[];
}

/** `missing`: the fetched page has no such area. Nothing was replaced. */
export type NotFetched = 'aborted' | 'failed' | 'missing';

interface FetchDependencies {
  fetchPage: FetchPage;
  t(key: 'failed' | 'elsewhere'): string;
}

/** Fetches what an area will show; dims it meanwhile and says in it what is wrong. The latest request wins. */
export function createAreaFetch({ fetchPage, t }: FetchDependencies) {
  let running: { area: Area; controller: AbortController } | undefined;

  async function read({ element, selector }: Area, address: string, signal: AbortSignal) {
    const { url, html } = await fetchPage(address, signal);
    const page = parsePage(html);
    const found = matched(page, selector);
    if (found) return { href: withoutReset(url), title: page.title, content: contentOf(found) };
    if (!signal.aborted)
      say(element, fromTemplate(linkNotice, { href: withoutReset(address), text: t('elsewhere') }));
    return 'missing';
  }

  const stop = () => {
    if (!running) return;
    running.controller.abort();
    setBusy(running.area.element, false);
    running = undefined;
  };

  return {
    stop,
    async fetch(area: Area, address: string): Promise<Fetched | NotFetched> {
      stop();
      const mine = { area, controller: new AbortController() };
      running = mine;
      setBusy(area.element, true);
      const fetched = await read(area, address, mine.controller.signal).catch(() => 'failed' as const);
      if (running !== mine) return 'aborted';
      if (fetched === 'failed') say(area.element, fromTemplate(notice, { text: t('failed') }));
      running = undefined;
      setBusy(area.element, false);
      return fetched;
    },
  };
}

/** Its scripts do not run, and its links begin on the first page of results only once. */
function contentOf(area: HTMLElement): Node[] {
  for (const link of area.querySelectorAll('a[href*="asp_force_reset_pagination"]')) {
    link.setAttribute('href', withoutReset(link.getAttribute('href') ?? ''));
  }
  return [...document.importNode(area, true).childNodes];
}

function setBusy(area: HTMLElement, isBusy: boolean) {
  area.setAttribute('aria-busy', String(isBusy));
  area.style.opacity = isBusy ? LOADING_OPACITY : '1';
}

function say(area: HTMLElement, line: HTMLElement) {
  removeNotice(area);
  area.prepend(line);
}

export const removeNotice = (area: HTMLElement) => area.querySelector('[data-onda-notice]')?.remove();
