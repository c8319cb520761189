import { serverHtml } from '@onda/core/dom/server-html';
import { AjaxError } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';
import { throwOnError } from '../replies';
import { numberOf, recordOf, text } from './lists';

/** A favorite as a list shows it. */
export interface ListItem {
  postId: number;
  title: string;
  /** http(s), or empty: the title stands without a link. */
  address: string;
  picture: { src: string; width: number | undefined; height: number | undefined } | undefined;
  excerpt: string;
  total: number;
}

export type ListAnswer =
  | {
      kind: 'items';
      items: ListItem[];
      /** How many pages the server cut the list into; undefined when it sent everything. */
      pages: number | undefined;
    }
  | { kind: 'unauthenticated' }
  | { kind: 'consent' };

/**
 * Our server sends its items as data; the Favorites plugin a list in HTML, which is read, never shown. Throws
 * `AjaxError`.
 */
export function listAnswerOf(body: unknown): ListAnswer {
  throwOnError(body);
  const { status, list, data } = recordOf(body);
  if (status === 'unauthenticated') return { kind: 'unauthenticated' };
  if (status === 'consent_required') return { kind: 'consent' };
  const { items, pages } = recordOf(data);
  if (Array.isArray(items)) return { kind: 'items', items: items.flatMap(itemOf), pages: numberOf(pages) };
  if (typeof list !== 'string') throw new AjaxError('unreadable', 200, body);
  return { kind: 'items', items: itemsIn(list), pages: undefined };
}

function itemOf(value: unknown): ListItem[] {
  const { post_id, title, permalink, thumbnail, excerpt, total } = recordOf(value);
  const { src, width, height } = recordOf(thumbnail);
  const postId = numberOf(post_id);
  if (!postId) return [];
  const picture = webAddress(src);
  return [
    {
      postId,
      title: text(title),
      address: webAddress(permalink),
      picture: picture ? { src: picture, width: numberOf(width), height: numberOf(height) } : undefined,
      excerpt: text(excerpt),
      total: numberOf(total) ?? 0,
    },
  ];
}

/** `<li data-postid>` with a picture, a title or a link, an excerpt and a button, each in a paragraph of its own. */
function itemsIn(html: string): ListItem[] {
  const list = serverHtml(html, { attributes: ['data-postid', 'data-favoritecount'] });
  return [...list.querySelectorAll('li[data-postid]')].flatMap((item) => {
    const link = item.querySelector<HTMLAnchorElement>('a:not(:has(img))');
    const image = item.querySelector('img');
    const count = item.querySelector('[data-favoritecount]')?.getAttribute('data-favoritecount');
    for (const button of item.querySelectorAll('button')) button.remove();
    const [first = '', ...others] = paragraphsOf(item);
    return itemOf({
      post_id: item.getAttribute('data-postid'),
      title: link?.textContent?.trim() || first,
      permalink: link?.getAttribute('href'),
      thumbnail: image && {
        src: image.getAttribute('src'),
        width: image.getAttribute('width'),
        height: image.getAttribute('height'),
      },
      excerpt: others.join(' '),
      total: count,
    });
  });
}

/** The whole text is the title if no markup is around it. */
function paragraphsOf(item: Element): string[] {
  const blocks = [...item.querySelectorAll('p')];
  const texts = (blocks.length > 0 ? blocks : [item]).map((block) => block.textContent?.trim() ?? '');
  return texts.filter((words) => words !== '');
}
