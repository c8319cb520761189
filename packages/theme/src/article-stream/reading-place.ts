/** The place of an article: `top` from the upper edge of the window, in pixels. */
export interface Box {
  top: number;
  height: number;
}

export interface ReadingRule {
  /** Per cent that have gone by: the next begins. */
  forward: number;
  /** Per cent in sight on the way up: with less, the one before is back. */
  back: number;
}

/**
 * Which article is read (M-4.02 and M-4.03): past 95 per cent of one the next is; going up, one of which less than 5
 * per cent is in sight gives way to the one before. A leap passes several. Only those that it passes are measured.
 */
export function articleInSight(
  { active, count, isDown, view }: { active: number; count: number; isDown: boolean; view: number },
  boxOf: (index: number) => Box,
  { forward, back }: ReadingRule,
): number {
  let index = active;
  // An article that came late, when the reader was past the end of the one before, is read on the way up too.
  const isRead = (box: Box) => (isDown ? goneBy(box) >= forward : box.top + box.height < WHOLE_PIXEL);
  while (index < count - 1 && isRead(boxOf(index))) index++;
  while (!isDown && index > 0 && isLeavingBelow(boxOf(index), view, back)) index--;
  return index;
}

/** A page scrolls by whole pixels, and an article may end between two. */
const WHOLE_PIXEL = 1;

const goneBy = ({ top, height }: Box) => (height > 0 ? (-top / height) * 100 : 100);

/** An article above the window is not left on the way up. */
const isLeavingBelow = ({ top, height }: Box, view: number, back: number) =>
  top > 0 && ((view - top) / height) * 100 < back;
