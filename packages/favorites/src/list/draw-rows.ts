import { fromTemplate } from '@onda/core/dom/from-template';
import { paint } from '@onda/core/element/bind';
import type { AttributesOf } from '@onda/core/element/contract';
import { excerpt as excerptTemplate, linkRow, plainRow, rowButton, thumbnail } from './generated/templates';
import type { favList } from './list-contract';
import type { ListItem } from './list-reply';

/** The attributes of the list that change a row. */
const OPTIONS = ['siteId', 'includeLinks', 'includeButtons', 'includeThumbnails', 'includeExcerpts'] as const;

type RowOptions = Pick<AttributesOf<typeof favList>, (typeof OPTIONS)[number]>;

/** The text of a row besides its count, by the row. */
const shown = new WeakMap<Element, string>();

/** Makes the list hold these favorites; an unchanged row keeps its node. */
export function drawRows(list: Element, items: readonly ListItem[], options: RowOptions): void {
  const former = new Map([...list.children].map((row) => [shown.get(row), row]));
  const wanted = items.map((item) => {
    const text = JSON.stringify([{ ...item, total: 0 }, OPTIONS.map((name) => options[name])]);
    const row = former.get(text) ?? rowOf(item, options);
    shown.set(row, text);
    paint(row.querySelectorAll('fav-button'), { 'favorite-count': item.total });
    return row;
  });
  for (const row of [...list.children]) if (!wanted.includes(row)) row.remove();
  for (const [place, row] of wanted.entries()) {
    const there = list.children[place];
    if (there !== row) list.insertBefore(row, there ?? null);
  }
}

function rowOf({ postId, title, address, picture, excerpt }: ListItem, options: RowOptions): Element {
  const isLink = options.includeLinks && address !== '';
  const row = isLink ? fromTemplate(linkRow, { title, address }) : fromTemplate(plainRow, { title });
  if (options.includeThumbnails && picture) {
    const { src, width, height } = picture;
    const image = fromTemplate(thumbnail, { src });
    paint([image], { width, height });
    row.prepend(image);
  }
  if (options.includeExcerpts && excerpt) row.append(fromTemplate(excerptTemplate, { excerpt }));
  if (options.includeButtons) row.append(fromTemplate(rowButton, { post: postId, site: options.siteId }));
  return row;
}
