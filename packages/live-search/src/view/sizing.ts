import type { SearchOptions } from '../options/options';
import { HEADER } from './result-list';

/** M-9, pixels: the list before it is measured, and the least it is. */
export const FIRST_HEIGHT_PX = 30;
/** M-9: how group headers are counted. */
const HEADERS_IN = 3;

/** Results and group headers, in their order. */
export type Measured = readonly {
  isHeader: boolean;
  /** In pixels; the same scale for all of them. */
  top: number;
  height: number;
}[];

type Sized = Pick<SearchOptions, 'resultstype' | 'isotopicPagination' | 'itemscount'>;

/** Gives the list its height, where it has to be scrolled to be seen in whole. */
export function sizeList(list: HTMLElement, options: Sized): void {
  const height = heightOf(options)(measure(list), options.itemscount);
  list.style.maxBlockSize = height === undefined ? '' : `min(${height}px, 70dvh)`;
}

/** A row that is pushed along and a grid with pages show all that they have. */
function heightOf({ resultstype, isotopicPagination }: Sized): typeof listHeight {
  const isInPages = resultstype === 'isotopic' && isotopicPagination;
  if (resultstype === 'horizontal' || isInPages) return () => undefined;
  return resultstype === 'vertical' ? listHeight : gridHeight;
}

/**
 * How tall the list is, in pixels; `undefined` is as tall as it wants. Room for `itemscount` of the tallest results,
 * never more than all of them need, and for the headers among those.
 */
export function listHeight(measured: Measured, itemscount: number): number | undefined {
  const items = measured.filter(({ isHeader }) => !isHeader).map(({ height }) => height);
  if (items.length <= itemscount) return undefined;
  const tallest = Math.max(...items) * itemscount;
  const headers = measured.flatMap((box, place) => (box.isHeader ? [{ ...box, place }] : []));
  const inSight = headers.filter(
    ({ place }, before) => place - before - Math.floor(place / HEADERS_IN) < itemscount,
  );
  return Math.max(FIRST_HEIGHT_PX, Math.min(tallest, sum(items)) + sum(inSight.map(({ height }) => height)));
}

/** The `listHeight` of results that stand side by side: all rows down to that of result number `itemscount`. */
export function gridHeight(measured: Measured, itemscount: number): number | undefined {
  const items = measured.filter(({ isHeader }) => !isHeader);
  if (items.length <= itemscount) return undefined;
  const bottoms = items.slice(0, itemscount).map(({ top, height }) => top + height);
  return Math.max(FIRST_HEIGHT_PX, Math.max(...bottoms) - Math.min(...measured.map(({ top }) => top)));
}

/** Boxes as the sheet has laid them, whatever moves or turns them. */
const measure = (list: HTMLElement): Measured =>
  nodesOf(list).map((node) => ({
    isHeader: node.matches(HEADER),
    top: node.offsetTop,
    height: node.offsetHeight,
  }));

const nodesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(`.item, ${HEADER}`)];

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
