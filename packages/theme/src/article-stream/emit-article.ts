import { emit } from '@onda/core/dom/page-events';
import type { StreamArticle } from './stream-article';

const counted = new WeakSet<HTMLElement>();

/** Marks an article that analytics has counted, by its page or before the page was restored. */
export function markCounted({ node }: StreamArticle): void {
  counted.add(node);
}

/**
 * Tells that another article is read: title and address follow, in the same entry of the history; features get
 * `onda-article`, and the page's data layer an entry once for an article. The title comes first, because analytics
 * reads it when the address changes.
 */
export function emitArticle(
  { node, url, title, id }: StreamArticle,
  analytics: 'data-layer' | 'none',
  address = url,
): void {
  document.title = title;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A browser may refuse the hundredth change and take a later one.
  }
  emit(node, 'onda-article', { id, url, title });
  const layer: unknown = Reflect.get(window, 'dataLayer');
  if (analytics === 'none' || !Array.isArray(layer) || counted.has(node)) return;
  counted.add(node);
  layer.push({ event: 'onda_article', article_id: id, article_url: url, article_title: title });
}
