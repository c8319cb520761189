import { serverHtml } from '@onda/core/dom/server-html';
import { type Answer, pagesOf } from '../wire/answer';
import type { Reply } from '../wire/wire';

/** Further attributes allowed in the server's HTML: a picture's address and the data of a shop's button. */
const ATTRIBUTES = ['data-src', 'data-product_id', 'data-product_sku', 'data-quantity', 'data-variation_id'];

/** Links and counts that the panel draws itself, by what the options say. */
const OURS = '.showmore, .asp_v_spacer, .asp_results_top';

export const BUTTON = 'button, .add_to_cart_button, .asp_res_button';
export const ITEM = '.item';
export const HEADER = '.asp_group_header';

/** The results of an answer, as the server printed them. Its nodes are read and never put into the page. */
export interface ResultList {
  /** The top nodes of each page of results. */
  pages: readonly (readonly ChildNode[])[];
  /** Results and group headers, in their order. */
  rows: readonly Element[];
  items: readonly Element[];
  /** The buttons of each result, in the order of `items`. */
  buttons: readonly (readonly Element[])[];
  /** Some result holds a button: all are rows of a grid, whose cells are the link and the buttons. */
  isGrid: boolean;
}

const NO_RESULTS: ResultList = { pages: [], rows: [], items: [], buttons: [], isGrid: false };

const lists = new WeakMap<Answer, ResultList>();
const fragments = new WeakMap<Reply, DocumentFragment>();

/** Reads each reply and each answer once, however often it is shown. */
export function listOf(answer: Answer | undefined): ResultList {
  if (!answer) return NO_RESULTS;
  const list = lists.get(answer) ?? readList(answer);
  lists.set(answer, list);
  return list;
}

function readList(answer: Answer): ResultList {
  const read = [answer.first, ...pagesOf(answer)].map(fragmentOf).filter((page) => itemsIn(page).length > 0);
  const items = read.flatMap(itemsIn);
  const buttons = items.map((item) => [...item.querySelectorAll(BUTTON)]);
  return {
    pages: read.map((page) => [...page.childNodes]),
    rows: read.flatMap((page) => [...page.querySelectorAll(`${ITEM}, ${HEADER}`)].filter(isRow)),
    items,
    buttons,
    isGrid: buttons.some(({ length }) => length > 0),
  };
}

function fragmentOf(reply: Reply): DocumentFragment {
  const html = 'html' in reply && reply.kind !== 'suggestions' ? reply.html : '';
  const fragment = fragments.get(reply) ?? serverHtml(html, { attributes: ATTRIBUTES });
  for (const ours of fragment.querySelectorAll(OURS)) ours.remove();
  fragments.set(reply, fragment);
  return fragment;
}

const itemsIn = (page: ParentNode) => [...page.querySelectorAll(ITEM)].filter(isRow);

const isRow = (row: Element) => !row.closest('.asp_nores');
