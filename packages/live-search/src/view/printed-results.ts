import { fromTemplate } from '@onda/core/dom/from-template';
import { serverHtml } from '@onda/core/dom/server-html';
import { webAddress } from '@onda/core/http/safe-url';
import { cellId, rowId } from '../box/row-id';
import type { Reply } from '../wire/wire';
import type { Way } from './draw-results';
import {
  cell as cellTemplate,
  groupBox as groupTemplate,
  option as optionTemplate,
  picture as pictureTemplate,
  words as wordsTemplate,
} from './generated/printed-templates';
import { row as rowTemplate } from './generated/templates';
import { markTexts } from './mark-words';
import { HEADER, ITEM, printedReplies, type ResultPage, rowsIn } from './result-list';

/** Further attributes allowed in the server's HTML: a picture's address and the data of a shop's button. */
const ATTRIBUTES = ['data-src', 'data-product_id', 'data-product_sku', 'data-quantity', 'data-variation_id'];

/** Links and counts that the panel draws itself, by what the options say. */
const OURS = '.showmore, .asp_v_spacer, .asp_results_top';

const BUTTON = 'button, .add_to_cart_button, .asp_res_button';

/** Reads the HTML of Ajax Search Pro, of a theme, or of a shop's offers. Copies of its nodes are put into the page. */
export function readPrinted<R extends Reply>(reply: R, html: string): R {
  const nodes = serverHtml(html, { attributes: ATTRIBUTES });
  const words = serverHtml(html);
  for (const ours of nodes.querySelectorAll(OURS)) ours.remove();
  for (const other of words.querySelectorAll('.asp_suggestions, .asp_keyword')) other.remove();
  const rows = rowsIn(nodes);
  const items = rows.filter((row) => row.matches(ITEM));
  const isGrid = items.some((item) => item.querySelector(BUTTON));
  const page: ResultPage = { rows, items, isGrid, paint: (before, way) => paintResults(nodes, before, way) };
  printedReplies.set(reply, { page, words: words.textContent?.trim() ?? '' });
  return reply;
}

/**
 * The results of a page in the server's own markup, on which themes hang, as a popup may hold them. `rows` results and
 * headers stand before them.
 */
function paintResults(page: DocumentFragment, rows: number, way: Way): DocumentFragment {
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

const wordsOf = (link: Element) => fromTemplate(wordsTemplate, { name: link.className });

/** Another node takes the place of this one and what it holds. */
function turn(from: Element, to: Element): void {
  to.append(...from.childNodes);
  from.replaceWith(to);
}
