import { type RefObject, useEffect, useRef } from 'react';
import type { Gesture } from './gestures';
import { followGestures } from './late-gestures';

/** Reads the gestures of one finger on the widget around `inside`. */
export function useGestures(inside: RefObject<HTMLElement | null>, run: (gesture: Gesture) => void) {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const widget = inside.current?.closest<HTMLElement>('[part~="player"]');
    return widget ? followGestures(widget, (gesture) => latest.current(gesture)) : undefined;
  }, [inside]);
}
