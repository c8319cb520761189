import { AjaxError } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';
import { throwOnError } from '../replies';
import { numberOf, recordOf, text } from './lists';

/** A favorite as a list shows it. */
export interface ListItem {
  postId: number;
  title: string;
  /** An http(s) address, or empty: the title then has no link. */
  address: string;
  picture: { src: string; width: number | undefined; height: number | undefined } | undefined;
  excerpt: string;
  total: number;
}

export type ListAnswer =
  | {
      kind: 'items';
      items: ListItem[];
      /** The number of pages on the server; undefined when it sent everything. */
      pages: number | undefined;
    }
  | { kind: 'unauthenticated' }
  | { kind: 'consent' };

/** Our server sends its items as data, the Favorites plugin a list in HTML. Throws `AjaxError`. */
export async function listAnswerOf(body: unknown): Promise<ListAnswer> {
  throwOnError(body);
  const { status, list, data } = recordOf(body);
  if (status === 'unauthenticated') return { kind: 'unauthenticated' };
  if (status === 'consent_required') return { kind: 'consent' };
  const { items, pages } = recordOf(data);
  if (Array.isArray(items)) return { kind: 'items', items: items.flatMap(itemOf), pages: numberOf(pages) };
  if (typeof list !== 'string') throw new AjaxError('unreadable', 200, body);
  const { itemsOfPlugin } = await import('./plugin-list');
  return { kind: 'items', items: itemsOfPlugin(list).flatMap(itemOf), pages: undefined };
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
