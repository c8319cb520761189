import { systemClock } from '@onda/core/timing/clock';
import { debounce } from '@onda/core/timing/debounce';
import { useEffect, useState } from 'react';

/** radio.md 9: responsive resize debounce. */
const RESIZE_MS = 300;

/** In CSS pixels; drawn anew once a resize has come to rest. */
export function useElementWidth(element: HTMLElement): number {
  const [width, setWidth] = useState(element.clientWidth);
  useEffect(() => {
    const measure = debounce(systemClock, RESIZE_MS, () => setWidth(element.clientWidth));
    const observer = new ResizeObserver(() => measure());
    observer.observe(element);
    return () => {
      observer.disconnect();
      measure.cancel();
    };
  }, [element]);
  return width;
}
