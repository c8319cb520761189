import type { Clock } from '@onda/core/timing/clock';

/** M-2.73: the page scrolls again this long after the finger has left. */
export const RESTORE_MS = 300;

/** While a finger is on the results the page behind them stays where it is. */
export function holdPage(element: HTMLElement, clock: Clock, signal: AbortSignal): void {
  const { style } = document.documentElement;
  let undo = () => {};
  const hold = () => {
    undo();
    style.overflow = 'hidden';
  };
  const free = () => {
    style.overflow = '';
  };
  const release = () => {
    undo();
    undo = clock.after(RESTORE_MS, free);
  };
  const onEvent = (type: string, run: () => void) => {
    const onList = ({ target }: Event) => (target as Element).closest('[part~="list"]') && run();
    element.addEventListener(type, onList, { signal, passive: true, capture: true });
  };
  onEvent('touchstart', hold);
  for (const type of ['touchend', 'touchcancel']) onEvent(type, release);
  signal.addEventListener('abort', () => {
    undo();
    free();
  });
}
