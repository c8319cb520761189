import { fromTemplate } from '@onda/core/dom/from-template';
import { paint } from '@onda/core/element/bind';
import { drawStage, forwardIn } from './draw-stage';
import { lightboxDialog } from './generated/templates';
import type { LightboxModel } from './lightbox-model';
import type { LightboxState } from './store';

/** The buttons and their steps. */
const TURNS = [
  ['previous', -1],
  ['next', 1],
] as const;

/**
 * The dialog, and a function that draws a state of the store. Escape closes a dialog by itself; comma and period are
 * the specification's (M-9.47).
 */
export function drawLightbox(model: LightboxModel) {
  const { t, items, lightbox, sizes, closed } = model;
  const dialog = fromTemplate(lightboxDialog, {
    title: t('dialog'),
    zoom: t('zoom'),
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
  });
  const part = (selector: string) => dialog.querySelectorAll<HTMLElement>(selector);
  const button = (action: string) => part(`[data-action="${action}"]`);
  const drawShown = drawStage(part('.stage')[0] as HTMLElement, model);
  const draw = (now: LightboxState, before?: LightboxState) => {
    const { index, canZoom, isZoomed } = now;
    paint(part('[role="status"]'), { text: t('place', { number: index + 1, count: items.length }) });
    paint(button('zoom'), { hidden: !canZoom, 'aria-pressed': isZoomed });
    for (const [action, steps] of TURNS)
      paint(button(action), { hidden: items.length < 2, 'aria-disabled': !items[index + steps] });
    drawShown(now, before);
  };
  draw(lightbox.store.getState());

  const hear = (action: string, run: () => void) => button(action)[0]?.addEventListener('click', run);
  hear('zoom', lightbox.toggleZoom);
  hear('close', () => dialog.close());
  for (const [action, steps] of TURNS) hear(action, () => lightbox.go(steps));
  dialog.addEventListener('close', closed);
  dialog.addEventListener('click', closeBeside);
  dialog.addEventListener('keydown', (event) => {
    const steps = stepsOfKey(event, dialog, lightbox.store.getState().isZoomed);
    if (steps !== 0) lightbox.go(steps);
  });
  for (const [name, pixels] of Object.entries(sizes))
    dialog.style.setProperty(`--onda-${name}`, `${pixels}px`);
  return { dialog, draw };
}

/** Arrows scroll a zoomed picture; they follow the direction of the writing. */
function stepsOfKey({ key, target }: KeyboardEvent, dialog: HTMLElement, isZoomed: boolean): number {
  if (target instanceof HTMLVideoElement) return 0;
  if (key === ',') return -1;
  if (key === '.') return 1;
  if (isZoomed) return 0;
  const forward = forwardIn(dialog);
  if (key === 'ArrowLeft') return -forward;
  return key === 'ArrowRight' ? forward : 0;
}

/** A click beside the item closes; the second click of a double click that opened it does not. */
function closeBeside({ target, currentTarget, detail }: MouseEvent) {
  if (detail > 1 || !(target instanceof Element)) return;
  if (target === currentTarget || target.matches('.stage, figure'))
    (currentTarget as HTMLDialogElement).close();
}
