import type { Masthead } from './masthead-store';

/** magazine.md 9: a tablet ends at 1024 px. On a narrower screen the keyboard itself makes the page scroll. */
const WIDE = '(min-width: 1025px)';

/** The panel closes when the page is used: scrolled, clicked, or the focus goes on (magazine.md 4). */
export function closeByItself(frame: HTMLElement, { store, close }: Masthead, signal: AbortSignal): void {
  const elsewhere = (event: Event) => {
    if (store.getState().isActive && !event.composedPath().includes(frame)) close();
  };
  document.addEventListener('click', elsewhere, { signal });
  document.addEventListener('focusin', elsewhere, { signal });
  const scrolled = () => {
    if (store.getState().isActive && matchMedia(WIDE).matches) close();
  };
  document.addEventListener('scroll', scrolled, { signal, passive: true });
}
