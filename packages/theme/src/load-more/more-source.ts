import { parsePage } from '@onda/core/dom/parse-page';
import { dataOf } from '@onda/core/http/ajax';
import { ajaxAt } from '@onda/core/http/page-services';
import { addressAfter } from './address-after';
import type { MoreDependencies, Source } from './more-dependencies';
import { ACTION, moreFields, type Query, queryOf } from './more-query';
import { nextPages } from './next-page';
import { withoutThose } from './same-post';

/** Cards come by the query if there is one, else page by page. */
export function sourceOf(dependencies: MoreDependencies): Source {
  const query = queryOf(dependencies.options);
  return query ? queried(dependencies, query) : nextPages(dependencies);
}

function queried(dependencies: MoreDependencies, query: Query): Source {
  const { grid, button, lifetime } = dependencies;
  const ajax = ajaxAt(query.ajaxurl);
  let page = query.current_page;
  return async () => {
    const fields = moreFields(dependencies, query, page);
    const { sent } = dependencies;
    delete dependencies.sent;
    const html = dataOf(await ajax.post(ACTION, fields, { signal: lifetime.signal, sent }));
    let cards = [...parsePage(String(html ?? '')).body.children];
    if (fields.again) cards = withoutThose(cards, [...grid.children]);
    page++;
    const next = (button instanceof HTMLAnchorElement && addressAfter(button.href, page)) || ACTION;
    return { cards, next: page === query.max_page ? '' : next };
  };
}
