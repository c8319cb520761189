import { parsePage } from '@onda/core/dom/parse-page';
import { AjaxError, dataOf } from '@onda/core/http/ajax';
import { readConfig } from '@onda/core/http/config';
import { ajaxAt } from '@onda/core/http/page-services';
import { redirectAddress } from '@onda/core/http/redirect-address';
import { addressAfter } from './address-after';
import type { MoreDependencies, Source } from './more-dependencies';
import { withoutThose } from './same-post';

/** The value in place of a query if the cards come from the next page. */
const NEXT_PAGE = 'next-page';
const ACTION = 'thim_masonry_loadmore';
const HTTP_NOT_FOUND = 404;
/** So many posts that are shown may be taken back before one is missed. */
const AGAIN_CARDS = 3;
/** Our server's own cards: each says of which post it is. */
const OWN_CARD = '.onda-card';

/** By the query, where there is one, else page by page. */
export function sourceOf(dependencies: MoreDependencies): Source {
  const query = queryOf(dependencies);
  return query ? queried(dependencies, query) : paged(dependencies);
}

/** The specification's fields (M-3.04 to M-3.07). */
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
  // The last cards come again, because the place of a post is another one once those before it are fewer.
  const again = options.query && grid.querySelector(OWN_CARD) ? { again: AGAIN_CARDS } : null;
  let page = query.current_page;
  return async () => {
    const offset = options.offset + grid.children.length;
    const fields = { query: query.posts, page, offset, ...again };
    const html = dataOf(await ajax.post(ACTION, fields, { signal: lifetime.signal }));
    let cards = [...parsePage(String(html ?? '')).body.children];
    if (again) cards = withoutThose(cards, [...grid.children]);
    page++;
    const next = (button instanceof HTMLAnchorElement && addressAfter(button.href, page)) || ACTION;
    return { cards, next: page === query.max_page ? '' : next };
  };
}

/** The reader of pages comes with the first that is read; where it cannot come, the link leads there. */
function paged(dependencies: MoreDependencies): Source {
  const source = import('./next-page').then(
    ({ nextPages }) => nextPages(dependencies),
    () => Promise.reject(new AjaxError('refused', HTTP_NOT_FOUND)),
  );
  source.catch(() => {});
  return async () => (await source)();
}
