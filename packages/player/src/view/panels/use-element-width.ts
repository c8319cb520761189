import { systemClock } from '@onda/core/timing/clock';
import { useEffect, useState } from 'react';
import { watchWidth } from '../../extras/watch-width';

/** In CSS pixels; drawn anew once a resize has come to rest. */
export function useElementWidth(element: HTMLElement): number {
  const [width, setWidth] = useState(element.clientWidth);
  useEffect(() => watchWidth(element, systemClock, () => setWidth(element.clientWidth)), [element]);
  return width;
}
