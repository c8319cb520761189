import { hasCoarsePointer } from '@onda/core/dom/device';
import type { Lifetime } from '@onda/core/element/lifetime';
import type { Clock } from '@onda/core/timing/clock';
import type { PrintedForm } from '../form/printed-form';

/** Back up this fast, in pixels a second, is a way to the address bar. */
export const FAST_PX_S = 800;
/** Only after this much of the page was read. */
export const READ_SHARE = 0.5;
export const REST_MS = 30_000;

/** Runs when the visitor seems to leave, by mouse or by finger as the form says. */
export function watchExitIntent({ option }: PrintedForm, clock: Clock, waiting: Lifetime, run: () => void) {
  const { signal } = waiting;
  if (option('exit-intent-enabled')) onMouseExit(run, signal);
  if (option('exit-intent-touch') && hasCoarsePointer()) onTouchExit(run, waiting, clock);
}

/** Over an open list of choices a browser says so too, in the middle of the page. */
function onMouseExit(run: () => void, signal: AbortSignal) {
  const onEvent = ({ clientX, clientY }: MouseEvent) => {
    if (clientX <= 0 || clientY <= 0 || clientX >= innerWidth || clientY >= innerHeight) run();
  };
  document.documentElement.addEventListener('mouseleave', onEvent, { signal });
}

/** A finger leaves no page: who scrolls back fast after half of it, or rests for long, is taken for somebody who leaves. */
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
