import { AjaxError, dataOf } from '@onda/core/http/ajax';
import { readConfig } from '@onda/core/http/config';
import { ajaxAt } from '@onda/core/http/page-services';
import { redirectAddress } from '@onda/core/http/redirect-address';
import { addressAfter } from './address-after';
import type { MoreDependencies, Source } from './more-dependencies';

/** The value in place of a query if the cards come from the next page. */
const NEXT_PAGE = 'next-page';
const ACTION = 'thim_masonry_loadmore';
const HTTP_NOT_FOUND = 404;

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

/** The reader of pages comes with the first that is read; where it cannot come, the link leads there. */
function paged(dependencies: MoreDependencies): Source {
  const source = import('./next-page').then(
    ({ nextPages }) => nextPages(dependencies),
    () => Promise.reject(new AjaxError('refused', HTTP_NOT_FOUND)),
  );
  source.catch(() => {});
  return async () => (await source)();
}
