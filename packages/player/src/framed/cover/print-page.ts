import type { View } from '../frame-document';

/** The keys print the framed page as one of its own, whatever has the focus. */
export function printByKeys(place: Window, page: () => View | undefined, signal?: AbortSignal): void {
  const print = (event: KeyboardEvent) => {
    const view = page();
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
    if (!view || !isPrint || event.altKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    view.print();
  };
  place.addEventListener('keydown', print, { ...(signal && { signal }) });
}

/** The browser's own menu prints the window: the frame is as long as its page then. */
export function printByMenu(page: () => View | undefined, signal: AbortSignal): void {
  const { style } = document.documentElement;
  const measure = () => {
    const height = page()?.document.documentElement.scrollHeight;
    if (height) style.setProperty('--onda-print', `${height}px`);
  };
  window.addEventListener('beforeprint', measure, { signal });
  window.addEventListener('afterprint', () => style.removeProperty('--onda-print'), { signal });
}
