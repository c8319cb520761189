import { hasCoarsePointer } from '@onda/core/dom/device';
import type { Lifetime } from '@onda/core/element/lifetime';
import type { Clock } from '@onda/core/timing/clock';
import type { PrintedForm } from '../form/printed-form';

/** Upward scroll speed, in pixels per second, that counts as exit intent. */
export const FAST_PX_S = 800;
/** Share of the page that must be read first. */
export const READ_SHARE = 0.5;
export const REST_MS = 30_000;

/** Calls `run` on exit intent by mouse or touch, as the form's options say. */
export function watchExitIntent({ option }: PrintedForm, clock: Clock, waiting: Lifetime, run: () => void) {
  const { signal } = waiting;
  if (option('exit-intent-enabled')) onMouseExit(run, signal);
  if (option('exit-intent-touch') && hasCoarsePointer()) onTouchExit(run, waiting, clock);
}

/** Browsers also fire mouseleave above an open select, so the position is checked. */
function onMouseExit(run: () => void, signal: AbortSignal) {
  const onEvent = ({ clientX, clientY }: MouseEvent) => {
    if (clientX <= 0 || clientY <= 0 || clientX >= innerWidth || clientY >= innerHeight) run();
  };
  document.documentElement.addEventListener('mouseleave', onEvent, { signal });
}

/** On touch screens, fast scrolling up after half of the page counts as exit intent. A long rest counts too. */
function onTouchExit(run: () => void, { signal, onEnd }: Lifetime, clock: Clock) {
  let undo = clock.after(REST_MS, run);
  let last = { y: scrollY, at: clock.now() };
  let hasRead = false;
  const onEvent = () => {
    undo();
    undo = clock.after(REST_MS, run);
    const now = { y: scrollY, at: clock.now() };
    const speed = ((last.y - now.y) * 1000) / Math.max(now.at - last.at, 1);
    hasRead ||= (now.y + innerHeight) / document.documentElement.scrollHeight > READ_SHARE;
    last = now;
    if (hasRead && speed > FAST_PX_S) run();
  };
  for (const type of ['scroll', 'touchstart', 'keydown'])
    addEventListener(type, onEvent, { signal, passive: true });
  onEnd(() => undo());
}
