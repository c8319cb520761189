import type { Clock } from '@onda/core/clock';

/** Back up this fast, in pixels a second, is a way to the address bar. */
export const FAST_PX_S = 800;
/** Only after this much of the page was read. */
export const READ_SHARE = 0.5;
export const REST_MS = 30_000;

/** A finger leaves no page: who scrolls back fast after half of it, or rests for long, is taken for somebody who leaves. */
export function onTouchLeaving(run: () => void, signal: AbortSignal, clock: Clock): void {
  if (signal.aborted || !matchMedia('(pointer: coarse)').matches) return;
  let undo = clock.after(REST_MS, run);
  let last = { y: scrollY, at: clock.now() };
  let hasRead = false;
  const hear = () => {
    undo();
    undo = clock.after(REST_MS, run);
    const now = { y: scrollY, at: clock.now() };
    const speed = ((last.y - now.y) * 1000) / Math.max(now.at - last.at, 1);
    hasRead ||= (now.y + innerHeight) / document.documentElement.scrollHeight > READ_SHARE;
    last = now;
    if (hasRead && speed > FAST_PX_S) run();
  };
  for (const type of ['scroll', 'touchstart', 'keydown'])
    addEventListener(type, hear, { signal, passive: true });
  signal.addEventListener('abort', () => undo());
}
