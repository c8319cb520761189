/** How often cards were added to a grid, kept with the page's place in the history: a page that is made anew is filled again. */
export interface MoreMemory {
  times: number;
  /** Pixels that the page was scrolled. */
  y: number;
}

const KEY = 'ondaMore';
/** Nobody waits for more. */
const MAX_TIMES = 20;

const kept = (): Record<string, unknown> => Object(Object(history.state)[KEY]);

/** `place` is the grid's among those of the page. */
export function rememberCards(place: number, memory: MoreMemory): void {
  history.replaceState({ ...Object(history.state), [KEY]: { ...kept(), [place]: memory } }, '');
}

/** Null where there is nothing to fill, or somebody else wrote there. */
export function rememberedCards(place: number): MoreMemory | null {
  const { times, y } = Object(kept()[place]);
  return times > 0 ? { times: Math.min(Number(times), MAX_TIMES), y: Number(y) || 0 } : null;
}
