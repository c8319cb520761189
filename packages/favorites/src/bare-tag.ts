import { readAttribute, readAttributes } from '@onda/core/element/attribute-store';
import { renderTemplate } from '@onda/core/element/render-template';
import { warn } from '@onda/core/element/warn';
import { readConfig } from '@onda/core/http/config';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { favButton, favClear, favCount } from './contract';
import buttonMarkup from './fav-button.html';
import clearMarkup from './fav-clear.html';
import countMarkup from './fav-count.html';
import { printedMessages } from './messages';

const MARKUP_OF = {
  'fav-button': { spec: favButton, markup: buttonMarkup },
  'fav-count': { spec: favCount, markup: countMarkup },
  'fav-clear': { spec: favClear, markup: clearMarkup },
};

/** The HTML of a bare tag, as PHP would print it; a button without a post gets the one around it. */
export function printBareTag(element: HTMLElement): string {
  const { spec, markup } = MARKUP_OF[element.localName as keyof typeof MARKUP_OF];
  if (spec === favButton && !readAttribute(element, favButton, 'postId')) {
    const post = postAround(element);
    if (post) element.setAttribute('post-id', post);
    else warn('<fav-button> post-id: nothing around it names a post');
  }
  const values: Record<string, unknown> = readAttributes(element, spec, {}, new Set());
  // The number is left out if nobody keeps the post.
  if (spec === favButton) values.favoriteCount ||= '';
  return renderTemplate(markup.trim(), {
    values,
    styleOf: () => '',
    t: translator<string>(printedMessages, languageOf(element), readConfig().messages.favorites),
  });
}

/** The classes of posts in WordPress: `post-7` an article of a list, `postid-7` and `page-id-7` the body of a page. */
const MARK = /(?:^|\s)(?:post|postid|page-id)-([1-9]\d*)(?:\s|$)/;

/** The id of the post in which an element stands; undefined without a mark. */
function postAround(element: Element): string | undefined {
  const mark = MARK.exec(element.getAttribute('class') ?? '');
  if (mark) return mark[1];
  const root = element.parentNode;
  const parent = root instanceof ShadowRoot ? root.host : element.parentElement;
  return parent ? postAround(parent) : undefined;
}
