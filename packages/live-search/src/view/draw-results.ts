import { fromTemplate } from '@onda/core/dom/from-template';
import { paint } from '@onda/core/element/bind';
import { webAddress } from '@onda/core/http/safe-url';
import { cellId, rowId } from '../box/row-id';
import type { Group, Item } from '../wire/wire';
import {
  author as authorTemplate,
  group as groupTemplate,
  image as imageTemplate,
  result as resultTemplate,
  row as rowTemplate,
} from './generated/templates';
import { type Mark, markTexts } from './mark-words';

/** The classes on which styles of Ajax Search Pro hang. */
const LAYOUT_CLASSES: Readonly<Record<string, string>> = {
  isotopic: ' asp_isotopic_item',
  polaroid: ' photostack-flip',
};

/** How the results of one answer are painted. */
export interface Way {
  listId: string;
  /** Some result of the answer holds a button. */
  isGrid: boolean;
  layout: string;
  mark: Mark;
  /** The address of a result as it is linked. */
  link(address: string): string;
}

/**
 * Results as options, or as rows beside those with buttons, and the headers of their groups. `before` of both stand in
 * the list already.
 */
export function drawResults(rows: readonly (Item | Group)[], before: number, way: Way): DocumentFragment {
  const drawn = document.createDocumentFragment();
  let place: Node = drawn;
  for (const [at, row] of rows.entries()) {
    const id = rowId(way.listId, before + at);
    if ('items' in row) place = drawn.appendChild(drawGroup(row, id, way));
    else place.appendChild(drawResult(row, id, way));
  }
  return drawn;
}

function drawGroup({ key, title }: Group, id: string, { isGrid }: Way): Element {
  return fromTemplate(groupTemplate, { id, name: key, role: isGrid ? 'rowgroup' : 'group', title });
}

function drawResult(item: Item, id: string, { isGrid, layout, link, mark }: Way): Element {
  const { title, image, excerpt = '', author, day = '' } = item;
  const kind = `asp_r_${item.contentType}`;
  const name = `item ${kind} ${kind}_${item.id} asp_r_${item.postType}${LAYOUT_CLASSES[layout] ?? ''}`;
  const address = webAddress(item.link);
  const drawn = fromTemplate(resultTemplate, { id, name, address, title, day, excerpt });
  paint([drawn], { href: address ? link(address) : null });
  if (image) drawn.prepend(fromTemplate(imageTemplate, { address: image }));
  if (author) drawn.querySelector('.asp_date')?.before(fromTemplate(authorTemplate, { author }), ' ');
  markTexts(drawn, mark);
  if (!isGrid) return drawn;
  paint([drawn], { id: cellId(id, 0), class: 'asp_cell', role: 'gridcell', 'aria-selected': null });
  const row = fromTemplate(rowTemplate, { id, name });
  row.append(drawn);
  return row;
}
