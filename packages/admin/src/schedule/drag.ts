import { snapped } from './draft';

/** Pixels within which a press stays a click. */
const SLACK = 4;

interface Dragged {
  days: number;
  minutes: number;
  isStretch: boolean;
}

/**
 * Follows the pointer from a press on an airing until it is released. A finger scrolls and taps instead.
 *
 * @param onMove Gets the way since the press.
 * @param onEnd Comes after a way that was longer than a click; `isKept` is false where the browser took the pointer.
 */
export function followPointer(
  event: PointerEvent,
  block: HTMLElement,
  onMove: (dragged: Dragged) => void,
  onEnd: (isKept: boolean) => void,
): void {
  const column = block.parentElement?.getBoundingClientRect();
  if (!column || event.pointerType === 'touch' || event.button !== 0) return;
  const isStretch = event.target instanceof Element && event.target.matches('.onda-stretch');
  const isRightToLeft = getComputedStyle(block).direction === 'rtl';
  const ending = new AbortController();
  const { signal } = ending;
  let isDragging = false;
  const move = ({ clientX, clientY, shiftKey }: PointerEvent) => {
    const [right, down] = [clientX - event.clientX, clientY - event.clientY];
    isDragging ||= Math.hypot(right, down) > SLACK;
    if (!isDragging) return;
    const days = isStretch ? 0 : Math.round(right / column.width) * (isRightToLeft ? -1 : 1);
    onMove({ days, minutes: snapped((down / column.height) * 1440, shiftKey), isStretch });
  };
  const end = (isKept: boolean) => () => {
    ending.abort();
    if (isDragging) onEnd(isKept);
  };
  block.setPointerCapture(event.pointerId);
  block.addEventListener('pointermove', move, { signal });
  block.addEventListener('pointerup', end(true), { signal });
  block.addEventListener('pointercancel', end(false), { signal });
}
