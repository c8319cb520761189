import { emit } from '@onda/core/dom/page-events';
import type { StreamArticle } from './stream-article';

const counted = new WeakSet<HTMLElement>();

/** Analytics were told of this article already, by its page or before the page was made anew. */
export function markCounted({ node }: StreamArticle): void {
  counted.add(node);
}

/**
 * Another article is read: title and address follow, in one place of the history; features hear `onda-article`, the
 * page's data layer once an article. The title comes first, because analytics read it when the address changes.
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
    // A browser may refuse the hundredth change; it may take the next one.
  }
  emit(node, 'onda-article', { id, url, title });
  const layer: unknown = Reflect.get(window, 'dataLayer');
  if (analytics === 'none' || !Array.isArray(layer) || counted.has(node)) return;
  counted.add(node);
  layer.push({ event: 'onda_article', article_id: id, article_url: url, article_title: title });
}
