import type { Masthead } from './store';

/** magazine.md 9: a tablet ends at 1024 px. On a narrower screen the keyboard itself makes the page scroll. */
const WIDE = '(min-width: 1025px)';

/** The panel closes when the page is used: scrolled, clicked, or the focus goes on (magazine.md 4). */
export function closeByItself(frame: HTMLElement, { store, close }: Masthead, signal: AbortSignal): void {
  const elsewhere = (event: Event) => {
    if (store.getState().isActive && !event.composedPath().includes(frame)) close();
  };
  document.addEventListener('click', elsewhere, { signal });
  document.addEventListener('focusin', elsewhere, { signal });
  // A browser scrolls a field that gets the focus into sight, and tells so before the next frame.
  let place = Number.NaN;
  const undo = store.subscribe(({ isActive }, before) => {
    if (!isActive || before.isActive) return;
    place = Number.NaN;
    requestAnimationFrame(() => {
      place = scrollY;
    });
  });
  signal.addEventListener('abort', undo);
  const scrolled = () => {
    const isMoved = Math.abs(scrollY - place) >= 1;
    if (isMoved && store.getState().isActive && matchMedia(WIDE).matches) close();
  };
  document.addEventListener('scroll', scrolled, { signal, passive: true });
}
