import type { LightboxDialog } from './dialog';
import { isZoomed, toggleZoom } from './zoom';

/** So far a finger moves sideways before it means the next picture. */
const SWIPE_PX = 50;

/** Keys, fingers and the mouse. Escape is the dialog's own; comma and period are the specification's (magazine.md 9). */
export function hearHands(dialog: LightboxDialog, go: (steps: number) => void): void {
  const { node, stage, previous, next, zoom } = dialog;
  const forward = () => (getComputedStyle(node).direction === 'rtl' ? -1 : 1);
  previous.addEventListener('click', () => go(-1));
  next.addEventListener('click', () => go(1));
  zoom.addEventListener('click', () => toggleZoom(dialog));

  node.addEventListener('keydown', ({ key, target }) => {
    if (target instanceof HTMLVideoElement) return;
    if (key === ',') go(-1);
    if (key === '.') go(1);
    // What is large is scrolled by arrows.
    if (isZoomed(dialog)) return;
    if (key === 'ArrowLeft') go(-forward());
    if (key === 'ArrowRight') go(forward());
  });

  let x = 0;
  stage.addEventListener('pointerdown', (event) => {
    x = event.clientX;
  });
  stage.addEventListener('pointerup', ({ clientX, pointerType }) => {
    const distance = x - clientX;
    const isSwipe = pointerType !== 'mouse' && Math.abs(distance) > SWIPE_PX;
    if (isSwipe && !isZoomed(dialog)) go(Math.sign(distance) * forward());
  });
  stage.addEventListener('dblclick', ({ target }) => {
    if (target instanceof HTMLImageElement) toggleZoom(dialog);
  });
  // Beside what is shown; the second click of two that opened it is none.
  node.addEventListener('click', ({ target, detail }) => {
    if (detail > 1) return;
    if (target === node || target === stage || target === stage.firstElementChild) node.close();
  });
}
