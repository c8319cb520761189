import { AjaxError, dataOf } from '@onda/core/http/ajax';
import { readConfig } from '@onda/core/http/config';
import { pageFetch } from '@onda/core/http/fetch-page';
import { ajaxAt } from '@onda/core/http/page-services';
import { redirectAddress } from '@onda/core/http/redirect-address';
import { wholePage } from '../added-content/whole-page';
import { addressAfter } from './address-after';
import type { MoreDependencies } from './more-dependencies';

export interface Batch {
  /** As they were parsed: not of this document yet. */
  cards: Element[];
  /** The address of the page that follows; empty after the last. */
  next: string;
}

/** Each call fetches the next cards. Rejects as `ajax` and `fetch-page` do. */
export type Source = () => Promise<Batch>;

/** The value in place of a query if the cards come from the next page. */
const NEXT_PAGE = 'next-page';
const ACTION = 'thim_masonry_loadmore';
const HTTP_NOT_FOUND = 404;

/** By the query, where there is one, else page by page. */
export function sourceOf(dependencies: MoreDependencies): Source {
  const query = queryOf(dependencies);
  return query ? queried(dependencies, query) : paged(dependencies);
}

/** The specification's fields (magazine.md 3). */
interface Query {
  posts: string;
  current_page: number;
  max_page: number;
  ajaxurl: string;
}

/** Our own, else the theme's, whose server is this site's or nobody's. */
function queryOf({ options }: MoreDependencies): Query | null {
  const { query, page, maxPage } = options;
  if (query === NEXT_PAGE) return null;
  if (query) return { posts: query, current_page: page, max_page: maxPage, ajaxurl: readConfig().ajax };
  const { posts, current_page, max_page, ajaxurl } = Object(Reflect.get(window, 'thim_loadmore_params'));
  const url = redirectAddress(ajaxurl);
  if (!posts || !url) return null;
  const text = typeof posts === 'string' ? posts : JSON.stringify(posts);
  return {
    posts: text,
    current_page: Number(current_page) || 1,
    max_page: Number(max_page) || 0,
    ajaxurl: url,
  };
}

function queried({ grid, button, options, lifetime }: MoreDependencies, query: Query): Source {
  const ajax = ajaxAt(query.ajaxurl);
  let page = query.current_page;
  return async () => {
    const offset = options.offset + grid.children.length;
    const fields = { query: query.posts, page, offset };
    const html = dataOf(await ajax.post(ACTION, fields, { signal: lifetime.signal }));
    const cards = [...new DOMParser().parseFromString(String(html ?? ''), 'text/html').body.children];
    page++;
    const next = (button instanceof HTMLAnchorElement && addressAfter(button.href, page)) || ACTION;
    return { cards, next: page === query.max_page ? '' : next };
  };
}

/** The same place of the next page: the grid by its number, the link as far from it as here. */
function paged({ grid, button, options, lifetime }: MoreDependencies): Source {
  const place = [...document.querySelectorAll(options.grid)].indexOf(grid);
  const levels = levelsTo(grid, button);
  const fetchPage = pageFetch();
  let next = button instanceof HTMLAnchorElement ? button.href : '';
  return async () => {
    const fetched = await fetchPage(next, lifetime.signal);
    const its = wholePage(fetched).querySelectorAll(options.grid)[place];
    // A page that is laid out otherwise, or that says something else, is for the reader to see.
    if (!its) throw new AjaxError('refused', HTTP_NOT_FOUND);
    let scope: Element | null = its;
    for (let level = 0; level < levels; level++) scope = scope?.parentElement ?? null;
    const link = scope?.querySelector(options.button)?.getAttribute('href');
    const address = redirectAddress(link, [], fetched.url);
    next = address === fetched.url ? '' : address;
    return { cards: [...its.children], next };
  };
}

function levelsTo(grid: Element, button: Element): number {
  let levels = 0;
  for (let scope: Element | null = grid; scope && !scope.contains(button); scope = scope.parentElement)
    levels++;
  return levels;
}
