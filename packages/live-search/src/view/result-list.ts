import { type Answer, pagesOf } from '../wire/answer';
import type { Group, Item, Reply } from '../wire/wire';
import { drawResults, type Way } from './draw-results';

export const ITEM = '.item';
export const HEADER = '.asp_group_header';

/** A page of results. */
export interface ResultPage {
  /** Results and group headers, in their order. */
  rows: readonly object[];
  items: readonly object[];
  /** Some result holds a button: all are rows of a grid, whose cells are the link and the buttons. */
  isGrid: boolean;
  /** New nodes for the list; `rows` results and headers stand before them. */
  paint(rows: number, way: Way): Node;
}

/** The results of an answer. */
export interface ResultList extends Pick<ResultPage, 'rows' | 'items' | 'isGrid'> {
  pages: readonly ResultPage[];
}

/** The replies whose HTML is shown: its results, and all its words but other keywords. */
export const printedReplies = new WeakMap<Reply, { page: ResultPage; words: string }>();

const lists = new WeakMap<Answer, ResultList>();

/** Reads each answer once, however often it is shown. */
export function listOf(answer: Answer | undefined): ResultList {
  const list = (answer && lists.get(answer)) ?? readList(answer);
  if (answer) lists.set(answer, list);
  return list;
}

function readList(answer: Answer | undefined): ResultList {
  const replies = answer ? [answer.first, ...pagesOf(answer)] : [];
  const pages = replies.map(pageOf).filter(({ items }) => items.length > 0);
  const rows = pages.flatMap((page) => page.rows);
  const items = pages.flatMap((page) => page.items);
  return { pages, rows, items, isGrid: pages.some((page) => page.isGrid) };
}

function pageOf(reply: Reply): ResultPage {
  const { items = [], groups } = reply as { items?: Item[]; groups?: Group[] };
  const rows = groups?.flatMap((group) => [group, ...group.items]) ?? items;
  const printed = reply.kind !== 'suggestions' && printedReplies.get(reply)?.page;
  return printed || { rows, items, isGrid: false, paint: (before, way) => drawResults(rows, before, way) };
}

/** The results and group headers there, in their order. */
export const rowsIn = (page: ParentNode): Element[] =>
  [...page.querySelectorAll(`${ITEM}, ${HEADER}`)].filter((row) => !row.closest('.asp_nores'));
