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

/** The results of an answer, as the server printed them. Copies of its nodes are put into the page. */
export interface ResultList {
  /** Each page of results. */
  pages: readonly DocumentFragment[];
  /** Results and group headers, in their order. */
  rows: readonly Element[];
  items: readonly Element[];
  /** Some result holds a button: all are rows of a grid, whose cells are the link and the buttons. */
  isGrid: boolean;
}

const NO_RESULTS: ResultList = { pages: [], rows: [], items: [], isGrid: false };

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
  const read = [answer.first, ...pagesOf(answer)].map(fragmentOf);
  const pages = read.filter((page) => rowsIn(page).some(isItem));
  const rows = pages.flatMap(rowsIn);
  const items = rows.filter(isItem);
  return { pages, rows, items, isGrid: items.some((item) => item.querySelector(BUTTON)) };
}

function fragmentOf(reply: Reply): DocumentFragment {
  const html = 'html' in reply && reply.kind !== 'suggestions' ? reply.html : '';
  const fragment = fragments.get(reply) ?? serverHtml(html, { attributes: ATTRIBUTES });
  for (const ours of fragment.querySelectorAll(OURS)) ours.remove();
  fragments.set(reply, fragment);
  return fragment;
}

/** The results and group headers there, in their order. */
export const rowsIn = (page: ParentNode): Element[] =>
  [...page.querySelectorAll(`${ITEM}, ${HEADER}`)].filter((row) => !row.closest('.asp_nores'));

const isItem = (row: Element) => row.matches(ITEM);
