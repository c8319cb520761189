import { keepForPlace, keptForPlace } from '../added-content/place-memory';

/**
 * How often cards were added to a grid, stored for the page's entry in the history, so that a restored page is filled
 * again.
 */
export interface MoreMemory {
  times: number;
  /** The scroll position in pixels. */
  y: number;
}

/** The most pages that are restored. */
const MAX_TIMES = 20;

const keyOf = (place: number) => `more-${place}`;

/** `place` is the grid's index among those of the page. */
export const rememberCards = (place: number, memory: MoreMemory): void => keepForPlace(keyOf(place), memory);

/** Null if no card was added, or the stored value is another script's. */
export function rememberedCards(place: number): MoreMemory | null {
  const { times, y } = Object(keptForPlace(keyOf(place)));
  return times > 0 ? { times: Math.min(times, MAX_TIMES), y: Number(y) || 0 } : null;
}
