import type { AttributesOf } from '@onda/core/element/contract';
import { readConfig } from '@onda/core/http/config';
import { firstRequest } from '@onda/core/http/first-request';
import { PAGE_REQUEST, PAGE_TIMEOUT_MS } from '@onda/core/http/page-request';
import { redirectAddress } from '@onda/core/http/redirect-address';
import type { loadMore } from './contract';
import type { MoreDependencies } from './more-dependencies';
import type { PossibleLink } from './without-code';

type MoreOptions = AttributesOf<typeof loadMore>;

export const ACTION = 'thim_masonry_loadmore';
/** The value in place of a query if the cards come from the next page. */
const NEXT_PAGE = 'next-page';
/** How many shown posts may be deleted before one is missed. */
const AGAIN_CARDS = 3;
/** A card of our own server, which names its post. */
const OWN_CARD = '.onda-card';

/** The specification's fields (M-3.04 to M-3.07). */
export interface Query {
  posts: string;
  current_page: number;
  max_page: number;
  ajaxurl: string;
}

/** Our own query, else that of the theme, whose server must be this site's. */
export function queryOf({ query, page, maxPage }: MoreOptions): Query | null {
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

/** The last cards are requested again, because their posts move up when earlier ones are deleted. */
export const moreFields = ({ grid, options }: MoreDependencies, { posts }: Query, page: number) => ({
  query: posts,
  page,
  offset: options.offset + grid.children.length,
  ...(options.query && grid.querySelector(OWN_CARD) ? { again: AGAIN_CARDS } : null),
});

/** The request of the first press, beside the code that reads its reply; undefined for another server. */
export function firstCards(dependencies: MoreDependencies): Promise<Response> | undefined {
  const query = queryOf(dependencies.options);
  if (!query) return firstPage(dependencies.button);
  if (query.ajaxurl !== readConfig().ajax) return undefined;
  return firstRequest(ACTION, moreFields(dependencies, query, query.current_page));
}

function firstPage({ href = '' }: PossibleLink): Promise<Response> | undefined {
  if (!href.startsWith(`${location.origin}/`)) return undefined;
  const sent = fetch(href, { ...PAGE_REQUEST, signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
  // The reader of the reply reports a failure; without one the failure is silent.
  sent.catch(() => {});
  return sent;
}
