import { keepForPlace, keptForPlace } from '../added-content/place-memory';

/**
 * How often cards were added to a grid, kept for the page's place in the history: a page that is made anew is filled
 * again.
 */
export interface MoreMemory {
  times: number;
  /** Pixels that the page was scrolled. */
  y: number;
}

/** Nobody waits for more. */
const MAX_TIMES = 20;

const keyOf = (place: number) => `more-${place}`;

/** `place` is the grid's among those of the page. */
export const rememberCards = (place: number, memory: MoreMemory): void => keepForPlace(keyOf(place), memory);

/** Null where there is nothing to fill, or somebody else wrote there. */
export function rememberedCards(place: number): MoreMemory | null {
  const { times, y } = Object(keptForPlace(keyOf(place)));
  return times > 0 ? { times: Math.min(times, MAX_TIMES), y: Number(y) || 0 } : null;
}
