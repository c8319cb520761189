import type { Clock } from '@onda/core/timing/clock';
import { debounce } from '@onda/core/timing/debounce';

/** the player looks at its size so long after the last resize. */
const RESIZE_MS = 300;

/** Runs once after the element got its size, and once after each change of it is over; returns the undo. */
export function watchWidth(element: Element, clock: Clock, run: () => void): () => void {
  const settled = debounce(clock, RESIZE_MS, run);
  const observer = new ResizeObserver(() => settled());
  observer.observe(element);
  return () => {
    observer.disconnect();
    settled.cancel();
  };
}
