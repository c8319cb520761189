/** The place of an article: `top` from the upper edge of the window, in pixels. */
export interface Box {
  top: number;
  height: number;
}

export interface ReadingRule {
  /** The percentage that has scrolled by when the next article begins. */
  forward: number;
  /** The percentage in view on the way up; below it the former article is read. */
  back: number;
}

/**
 * The article that is read (M-4.02 and M-4.03): past 95 per cent of one it is the next; on the way up it is the former
 * one, once less than 5 per cent is in view. A jump passes several; only those are measured.
 */
export function articleInSight(
  { active, count, isDown, view }: { active: number; count: number; isDown: boolean; view: number },
  boxOf: (index: number) => Box,
  { forward, back }: ReadingRule,
): number {
  let index = active;
  // An article that was added after the reader had passed the former one counts on the way up, too.
  const isRead = (box: Box) => (isDown ? goneBy(box) >= forward : box.top + box.height < WHOLE_PIXEL);
  while (index < count - 1 && isRead(boxOf(index))) index++;
  while (!isDown && index > 0 && isLeavingBelow(boxOf(index), view, back)) index--;
  return index;
}

/** The tolerance of an end between two pixels: a page scrolls by whole ones. */
const WHOLE_PIXEL = 1;

const goneBy = ({ top, height }: Box) => (height > 0 ? (-top / height) * 100 : 100);

/** An article above the window is not left on the way up. */
const isLeavingBelow = ({ top, height }: Box, view: number, back: number) =>
  top > 0 && ((view - top) / height) * 100 < back;
