import { fromTemplate } from '@onda/core/dom/from-template';
import { ADS, EXCLUDED } from '../added-content/excluded';
import { makeIdsUnique } from '../added-content/unique-ids';
import { wholePage } from '../added-content/whole-page';
import { commentLink } from './generated/comment-templates';
import { findArticle, readArticle, type StreamArticle, type StreamOptions } from './stream-article';

// The module loads with the first article that is fetched: most readers stop earlier.
export { notifyPlugins } from '../added-content/notify-plugins';

/** A form that a page can have only once. */
const COMMENT_FORM = '#respond';

/** The article of a fetched page, made ready for this one; null if the page has none. */
export function articleOf(
  html: string,
  url: string,
  options: StreamOptions,
  comment: string,
): StreamArticle | null {
  const page = wholePage({ html, url });
  const found = findArticle(page, options.article);
  if (!found) return null;
  const article = readArticle(found, page, url, options);
  // The ad manager of this page fills the slots that have a name.
  for (const node of found.querySelectorAll(EXCLUDED + (options.leaveOut && `, ${options.leaveOut}`)))
    if (!options.slots || !node.matches(ADS) || !node.closest(options.slots)) node.remove();
  for (const form of found.querySelectorAll(COMMENT_FORM))
    form.replaceWith(fromTemplate(commentLink, { url: `${article.url}${COMMENT_FORM}`, text: comment }));
  const node = document.importNode(found, true);
  makeIdsUnique(node, document, article.url);
  return { ...article, node: asArticle(node) };
}

/** A page has one `main`, so that of a fetched page becomes an `article` with the same classes. */
function asArticle(node: HTMLElement): HTMLElement {
  if (node.localName !== 'main') return node;
  const article = document.createElement('article');
  for (const { name, value } of node.attributes) if (name !== 'role') article.setAttribute(name, value);
  article.append(...node.childNodes);
  return article;
}
