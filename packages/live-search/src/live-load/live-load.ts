import type { Lifetime } from '@onda/core/element/lifetime';
import type { FetchPage } from '@onda/core/http/fetch-page';
import { readSearchState } from '../addresses/search-url';
import { type Area, findArea } from './live-load-area';
import { createEntries, type Entry } from './live-load-entries';
import { createAreaFetch, type NotFetched, removeNotice } from './live-load-fetch';
import { createAreaHistory } from './live-load-history';
import { swapArea } from './swap-area';

/** The state of the search box, so that Back can restore it. */
export interface Said {
  phrase: string;
  /** The filters, as `serialized` writes them. */
  settings: string;
}

export interface LiveLoadRequest extends Said {
  /** The address that `liveLoadAddress` makes. */
  address: string;
  /** Empty means the usual content areas. */
  selector: string;
  /** Entered, not only typed: the focus goes to the results. */
  isEntered?: boolean;
}

/** `none`: this page has no such area. */
export type Outcome = 'shown' | 'none' | NotFetched;

export interface LiveLoadDependencies {
  /** Which search box, as `1_1`. */
  rid: string;
  fetchPage: FetchPage;
  now(): number;
  lifetime: Lifetime;
  t(key: 'failed' | 'elsewhere'): string;
  /** The state of the box before the first search. */
  said(): Said;
  /** Back or Forward: the box says what it said then. */
  restore(said: Said): void;
}

/**
 * Replaces a content area of this page by that of a fetched one, with history, title, scroll and what is being heard.
 */
export function createLiveLoad(dependencies: LiveLoadDependencies) {
  const { rid, lifetime } = dependencies;
  const entries = createEntries();
  const fetched = createAreaFetch(dependencies);
  const visited = createAreaHistory(rid, dependencies.now);
  const reloaded = visited.area();
  let current = reloaded && entryHere(reloaded, saidBy(location.href, rid));

  /** Puts away what stands there and shows the entry. */
  const show = (area: Area, entry: Entry) => {
    removeNotice(area.element);
    const content = swapArea(area.element, entry.content ?? []);
    if (current) entries.keep({ ...current, content });
    current = { ...entry, content: undefined };
    document.title = entry.title;
  };

  async function load({ address, selector, isEntered, ...said }: LiveLoadRequest): Promise<Outcome> {
    const area = findArea(selector);
    if (!area) return 'none';
    current ??= entryHere(area, dependencies.said());
    const page = await fetched.fetch(area, address);
    if (typeof page === 'string') return page;
    visited.go(page.href, area.selector);
    show(area, { ...page, ...said, selector: area.selector, scrollY: 0 });
    if (isEntered) focusArea(area.element);
    return 'shown';
  }

  async function goBack() {
    const { href } = location;
    const area = visited.area();
    if (!area || href === current?.href) return;
    fetched.stop();
    const entry = entries.find(href) ?? (await fetchEntry(area, href));
    if (!entry) return;
    visited.arrived();
    show(area, entry);
    dependencies.restore(entry);
    jumpTo(entry.scrollY);
  }

  /** Fetches an entry that is no longer kept, or that was shown before a reload. */
  async function fetchEntry(area: Area, href: string): Promise<Entry | undefined> {
    const page = await fetched.fetch(area, href);
    if (typeof page === 'string' || location.href !== href) return undefined;
    return { ...page, ...saidBy(href, rid), href, selector: area.selector, scrollY: 0 };
  }

  const { signal } = lifetime;
  window.addEventListener('popstate', () => void goBack(), { signal });
  const scrolled = () => {
    if (current) current.scrollY = window.scrollY;
  };
  document.addEventListener('scroll', scrolled, { signal, passive: true });
  window.addEventListener('pagehide', visited.leave, { signal });
  lifetime.onEnd(() => {
    fetched.stop();
    visited.leave();
  });

  return { load, stop: fetched.stop };
}

export type LiveLoad = ReturnType<typeof createLiveLoad>;

/** The search that made an address. */
function saidBy(href: string, rid: string): Said {
  const state = readSearchState(href, Number.parseInt(rid, 10));
  return { phrase: state?.phrase ?? '', settings: state?.filters ?? '' };
}

function entryHere({ selector }: Area, said: Said): Entry {
  const { title } = document;
  return { href: location.href, title, selector, ...said, scrollY: window.scrollY, content: undefined };
}

function focusArea(area: HTMLElement) {
  const start = area.querySelector<HTMLElement>('h1, h2') ?? area;
  if (!start.hasAttribute('tabindex')) {
    start.setAttribute('tabindex', '-1');
    start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true });
  }
  start.focus({ preventScroll: true });
}

/** Jumps at once, even where the theme scrolls smoothly. */
const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
