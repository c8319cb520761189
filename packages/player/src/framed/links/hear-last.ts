/**
 * Hears an event after every other script of the window, also one that comes later: who handles a press itself has said
 * so by then.
 */
export function hearLast<K extends 'click' | 'submit'>(
  place: Window,
  type: K,
  run: (event: WindowEventMap[K]) => void,
  signal?: AbortSignal,
): void {
  const hear = run as EventListener;
  const putLast = () => {
    place.removeEventListener(type, hear);
    if (!signal?.aborted) place.addEventListener(type, hear, { once: true });
  };
  place.addEventListener(type, putLast, { capture: true, ...(signal && { signal }) });
  // The listener is removed by hand: a signal remembers each of the many times that it was added.
  signal?.addEventListener('abort', () => place.removeEventListener(type, hear));
}
