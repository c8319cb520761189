import { hasTouch } from '@onda/core/dom/device';
import { type RefObject, useEffect, useRef } from 'react';
import type { Gesture } from './gestures';

/**
 * Reads the gestures of one finger on the widget around `inside`; where no finger can come, nothing is loaded for it.
 */
export function useGestures(inside: RefObject<HTMLElement | null>, run: (gesture: Gesture) => void) {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const widget = inside.current?.closest<HTMLElement>('[part~="player"]');
    return widget && hasTouch() ? watch(widget, (gesture) => latest.current(gesture)) : undefined;
  }, [inside]);
}

/** Every gesture has a button too: without the code they are what is left. */
function watch(widget: HTMLElement, tell: (gesture: Gesture) => void): () => void {
  let end = () => {};
  let isOver = false;
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
