import type { Scene } from '../define-behavior';
import type { hoverBoxes } from './contract';

const CONTROL = 'a[href], button, input, [tabindex]';

/**
 * Shows the hidden part of a box on focus, too: a box without a control of its own becomes focusable. Escape hides it
 * until pointer and focus are elsewhere (WCAG 1.4.13). The rest is the style sheet's.
 */
export function revealBoxes({ target, lifetime }: Scene<typeof hoverBoxes>): void {
  const { signal } = lifetime;
  const boxes = [...target.children] as HTMLElement[];
  const reached = boxes.filter((box) => !box.querySelector(CONTROL) && !box.matches(CONTROL));
  target.dataset.ondaBoxes = '';
  for (const box of reached) box.tabIndex = 0;
  const hide = ({ key }: KeyboardEvent) => {
    const shown =
      key === 'Escape' &&
      boxes.filter((box) => box.matches(':hover') || box.contains(document.activeElement));
    for (const box of shown || []) box.dataset.ondaHidden = '';
  };
  const forget = (event: Event) => {
    const box = boxes.find((one) => one.contains(event.target as Node));
    if (box && !box.contains((event as FocusEvent | PointerEvent).relatedTarget as Node | null))
      delete box.dataset.ondaHidden;
  };
  document.addEventListener('keydown', hide, { signal });
  for (const type of ['pointerout', 'focusout']) target.addEventListener(type, forget, { signal });
  lifetime.onEnd(() => {
    delete target.dataset.ondaBoxes;
    for (const box of reached) box.removeAttribute('tabindex');
    for (const box of boxes) delete box.dataset.ondaHidden;
  });
}
