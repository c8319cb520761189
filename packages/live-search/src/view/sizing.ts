/** magazine.md 9, pixels: the list before it is measured, and the least it is. */
export const FIRST_HEIGHT_PX = 30;
/** magazine.md 9: how group headers are counted. */
const HEADERS_IN = 3;

export interface Measured {
  /** Of each result, in pixels. */
  items: readonly number[];
  /** Of each group header: its place among results and headers together, and its height. */
  headers: readonly { place: number; height: number }[];
}

/**
 * How tall the list is, in pixels; `undefined` is as tall as it wants. Room for `itemscount` of the tallest results, never more
 * than all of them need, and for the headers among those.
 */
export function listHeight({ items, headers }: Measured, itemscount: number): number | undefined {
  if (items.length <= itemscount) return undefined;
  const tallest = Math.max(...items) * itemscount;
  const all = items.reduce((sum, height) => sum + height, 0);
  const inSight = headers.filter(
    ({ place }, before) => place - before - Math.floor(place / HEADERS_IN) < itemscount,
  );
  const ofHeaders = inSight.reduce((sum, { height }) => sum + height, 0);
  return Math.max(FIRST_HEIGHT_PX, Math.min(tallest, all) + ofHeaders);
}

/** Marks the last result of all and the last before each header, as themes style them. */
export function markLast(list: HTMLElement): void {
  const nodes = [...list.querySelectorAll('.item, .asp_group_header')];
  nodes.forEach((node, at) => {
    const next = nodes[at + 1];
    const isLast = node.matches('.item') && (!next || next.matches('.asp_group_header'));
    node.classList.toggle('asp_last_item', isLast);
  });
}

export function measure(list: HTMLElement): Measured {
  const nodes = [...list.querySelectorAll<HTMLElement>('.item, .asp_group_header')];
  const heights = nodes.map((node) => node.getBoundingClientRect().height);
  const isHeader = (at: number) => nodes[at]?.matches('.asp_group_header') === true;
  return {
    items: heights.filter((_, at) => !isHeader(at)),
    headers: heights.map((height, place) => ({ place, height })).filter(({ place }) => isHeader(place)),
  };
}
