import { closeOutside } from '../box/close-outside';
import type { Masthead } from './store';

/** M-9: a tablet ends at 1024 px. On a narrower screen the keyboard itself makes the page scroll. */
const WIDE = '(min-width: 1025px)';

/** The panel closes when the page is used: scrolled, clicked, or the focus goes on (M-4). */
export function closeByItself(frame: HTMLElement, { active, close }: Masthead, signal: AbortSignal): void {
  closeOutside(frame, { onClick: () => true, close, signal });
  // A browser scrolls a field that gets the focus into sight, and tells so before the next frame.
  let place = Number.NaN;
  const undo = active.subscribe((isActive) => {
    place = Number.NaN;
    if (isActive) requestAnimationFrame(() => (place = scrollY));
  });
  signal.addEventListener('abort', undo);
  const scrolled = () => {
    const isMoved = Math.abs(scrollY - place) >= 1;
    if (isMoved && matchMedia(WIDE).matches) close();
  };
  document.addEventListener('scroll', scrolled, { signal, passive: true });
}
