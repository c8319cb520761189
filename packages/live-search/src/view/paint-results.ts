import { fromTemplate } from '@onda/core/dom/from-template';
import { webAddress } from '@onda/core/http/safe-url';
import { cellId, rowId } from '../box/combobox';
import {
  cell as cellTemplate,
  group as groupTemplate,
  option as optionTemplate,
  picture as pictureTemplate,
  row as rowTemplate,
  words as wordsTemplate,
} from './generated/templates';
import type { Mark } from './mark-words';
import { BUTTON, HEADER, ITEM, rowsIn } from './result-list';

/** How the results of one answer are painted. */
export interface Way {
  listId: string;
  /** Some result of the answer holds a button. */
  isGrid: boolean;
  mark: Mark;
  /** The address of a result as it is linked. */
  link(address: string): string;
}

/**
 * The results of a page in the server's own markup, on which themes hang, as a popup may hold them. `rows` results and
 * headers stand before them.
 */
export function paintResults(page: DocumentFragment, rows: number, way: Way): DocumentFragment {
  const nodes = document.importNode(page, true);
  // A title in a list of results is no heading of the page.
  for (const title of nodes.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    title.setAttribute('role', 'presentation');
  for (const control of nodes.querySelectorAll<HTMLElement>('a, button')) control.tabIndex = -1;
  for (const place of nodes.querySelectorAll('.asp_image')) addPicture(place);
  rowsIn(nodes).forEach((row, at) => {
    const id = rowId(way.listId, rows + at);
    if (row.matches(HEADER)) paintHeader(row, id, way.isGrid);
    else paintItem(row, id, way);
  });
  // In an option a link is a text.
  if (!way.isGrid) for (const link of nodes.querySelectorAll('a:not([role])')) turn(link, wordsOf(link));
  return nodes;
}

/** Marks the last result before each header, and the last of all. */
export function markLast(list: Element): void {
  const rows = rowsIn(list);
  rows.forEach((row, at) => {
    if (row.matches(ITEM)) row.classList.toggle('asp_last_item', rows[at + 1]?.matches(HEADER) ?? true);
  });
}

/** Ajax Search Pro prints a picture as the address of a background. */
function addPicture(place: Element): void {
  const address = webAddress(place.getAttribute('data-src'));
  place.removeAttribute('data-src');
  if (address && !place.querySelector('img')) place.append(fromTemplate(pictureTemplate, { address }));
}

/** A header and the results up to the next one belong together, whether or not the server put them into a box. */
function paintHeader(header: Element, id: string, isGrid: boolean): void {
  const { parentElement: box } = header;
  const isFirst = box?.querySelector(`:scope > ${HEADER}`) === header;
  const group = isFirst && box?.matches('.asp_results_group') ? box : wrapped(header);
  group.setAttribute('role', isGrid ? 'rowgroup' : 'group');
  group.setAttribute('aria-labelledby', id);
  header.id = id;
  header.setAttribute('role', 'presentation');
}

function wrapped(header: Element): Element {
  const group = fromTemplate(groupTemplate);
  header.replaceWith(group);
  group.append(header);
  for (let next = group.nextSibling; next && isMember(next); next = group.nextSibling) group.append(next);
  return group;
}

const isMember = (node: ChildNode) =>
  node instanceof Element ? node.matches(ITEM) : !node.nodeValue?.trim();

/**
 * An option that is itself the link, so that every click is the browser's own; or a row whose cells are the link and
 * the buttons.
 */
function paintItem(item: Element, id: string, { isGrid, mark, link }: Way): void {
  markTexts(item, mark);
  const name = item.className;
  if (!isGrid) {
    const address = item.querySelector<HTMLAnchorElement>('a[href]')?.href;
    const option = fromTemplate(optionTemplate, { id, name, address: address ? link(address) : '' });
    if (!address) option.removeAttribute('href');
    turn(item, option);
    return;
  }
  for (const title of item.querySelectorAll<HTMLAnchorElement>('.asp_res_url[href]'))
    title.href = link(title.href);
  const cells = [...item.querySelectorAll(BUTTON)].map((button, at) => {
    const cell = fromTemplate(cellTemplate, { id: cellId(id, at + 1), name: 'asp_button_cell' });
    cell.append(button);
    return cell;
  });
  const first = fromTemplate(cellTemplate, { id: cellId(id, 0), name: 'asp_cell' });
  first.append(...item.childNodes);
  item.append(first, ...cells);
  turn(item, fromTemplate(rowTemplate, { id, name }));
}

function markTexts(item: Element, mark: Mark): void {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach(mark);
}

const wordsOf = (link: Element) => fromTemplate(wordsTemplate, { name: link.className });

/** Another node takes the place of this one and what it holds. */
function turn(from: Element, to: Element): void {
  to.append(...from.childNodes);
  from.replaceWith(to);
}
