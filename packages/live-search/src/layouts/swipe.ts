import type { Clock } from '@onda/core/timing/clock';

/** M-9: what counts as a swipe. */
export const SWIPE_PX = 20;
export const SWIPE_MS = 500;

/** Says 1 for a finger that draws the next page in and -1 for the one before, whichever way the page reads. */
export function onSwipe(
  area: HTMLElement,
  clock: Pick<Clock, 'now'>,
  signal: AbortSignal,
  turn: (by: 1 | -1) => void,
): void {
  let start: { x: number; y: number; at: number } | undefined;
  const begin = ({ changedTouches: [touch] }: TouchEvent) => {
    start = touch && { x: touch.clientX, y: touch.clientY, at: clock.now() };
  };
  const end = ({ changedTouches: [touch] }: TouchEvent) => {
    if (!start || !touch || clock.now() - start.at > SWIPE_MS) return;
    const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
    if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y)) return;
    const isRtl = getComputedStyle(area).direction === 'rtl';
    turn(x < 0 === isRtl ? -1 : 1);
  };
  area.addEventListener('touchstart', begin, { signal, passive: true });
  area.addEventListener('touchend', end, { signal, passive: true });
}
