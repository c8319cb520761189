import { type RefObject, useEffect, useRef, useState } from 'react';

/** the wheel moves the slider in steps of so many songs. */
const WHEEL_STEP = 3;

export interface SongWindow {
  /** Around list and slider; the wheel is heard here. */
  box: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLOListElement | null>;
  /** Number of the song that is seen first. */
  first: number;
  /** The furthest that can be; 0 when all songs fit. */
  last: number;
  go(first: number): void;
  /** The visitor scrolled the list itself, with a finger or the keyboard. */
  follow(): void;
}

/** Which of `count` songs are seen when `perScreen` fit. */
export function useSongWindow(count: number, perScreen: number): SongWindow {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setFirst] = useState(0);
  const last = Math.max(0, count - perScreen);
  const first = Math.min(wanted, last);

  const go = (next: number) => {
    const within = Math.min(Math.max(Math.round(next), 0), last);
    setFirst(within);
    const node = list.current;
    if (node) node.scrollTop = within * rowHeight(node, count);
  };
  const follow = () => {
    const node = list.current;
    const height = node ? rowHeight(node, count) : 0;
    if (node && height > 0) setFirst(Math.round(node.scrollTop / height));
  };
  useWheel(box, (direction) => {
    const next = Math.min(Math.max(first + direction * WHEEL_STEP, 0), last);
    if (next === first) return false;
    go(next);
    return true;
  });
  return { box, list, first, last, go, follow };
}

const rowHeight = (list: HTMLElement, count: number): number => list.scrollHeight / Math.max(count, 1);

/** React's own wheel listeners cannot keep the page still. At either end the page scrolls again. */
function useWheel(box: RefObject<HTMLElement | null>, turn: (direction: -1 | 1) => boolean) {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    const node = box.current;
    const onEvent = (event: WheelEvent) => {
      const isZoom = event.ctrlKey;
      if (!isZoom && event.deltaY !== 0 && latest.current(event.deltaY < 0 ? -1 : 1)) event.preventDefault();
    };
    node?.addEventListener('wheel', onEvent, { passive: false });
    return () => node?.removeEventListener('wheel', onEvent);
  }, [box]);
}
