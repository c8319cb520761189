import { hasTouch } from '@onda/core/dom/device';
import type { Gesture } from './gestures';

/**
 * Tells the gestures of one finger on the widget, until the returned function is called. A device without touch loads
 * nothing for it; every gesture has a button too.
 */
export function followGestures(widget: HTMLElement, tell: (gesture: Gesture) => void): () => void {
  let end = () => {};
  let isOver = !hasTouch();
  if (!isOver)
    import('./watch-gestures').then(
      ({ watchGestures }) => {
        if (!isOver) end = watchGestures(widget, tell);
      },
      () => {},
    );
  return () => {
    isOver = true;
    end();
  };
}
