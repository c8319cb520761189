import { createGestureReader, type Gesture, type Touch } from './gestures';

/** A touch of a control is no gesture. */
const CONTROLS = 'button, details, input, a[href], dialog';

/** Tells the gestures of one finger on the widget, until the returned function is called. */
export function watchGestures(widget: HTMLElement, tell: (gesture: Gesture) => void): () => void {
  const reader = createGestureReader();
  const controller = new AbortController();
  let finger: number | null = null;
  const on = (type: string, run: (event: PointerEvent) => void) =>
    widget.addEventListener(type, (event) => run(event as PointerEvent), { signal: controller.signal });
  const cancel = () => {
    finger = null;
    reader.cancel();
  };

  on('pointerdown', (event) => {
    const isGesture = event.pointerType === 'touch' && finger === null && !isControl(event);
    if (!isGesture) return cancel();
    finger = event.pointerId;
    reader.press(touchOf(event));
  });
  on('pointerup', (event) => {
    if (event.pointerId !== finger) return;
    finger = null;
    const gesture = reader.release(touchOf(event));
    if (gesture) tell(gesture);
  });
  on('pointercancel', cancel);
  // A long tap on the cover would open the menu of an image, which takes the finger away.
  on('contextmenu', (event) => finger !== null && event.preventDefault());
  return () => controller.abort();
}

const isControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

const touchOf = ({ clientX, clientY, timeStamp }: PointerEvent): Touch => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
});
