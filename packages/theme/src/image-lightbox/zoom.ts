import type { LightboxDialog } from './dialog';

/** Offers to see a picture in its own size where that is larger; a new one begins fitted. */
export function offerZoom(dialog: LightboxDialog): void {
  setZoom(dialog, false);
  const image = dialog.stage.querySelector('img');
  dialog.zoom.hidden = !image || image.naturalWidth <= image.clientWidth;
}

/** Large, it is scrolled, by finger or by key. */
export function toggleZoom(dialog: LightboxDialog): void {
  if (!dialog.zoom.hidden) setZoom(dialog, !isZoomed(dialog));
}

export const isZoomed = ({ zoom }: LightboxDialog): boolean => zoom.getAttribute('aria-pressed') === 'true';

function setZoom({ zoom, stage }: LightboxDialog, isLarge: boolean) {
  zoom.setAttribute('aria-pressed', String(isLarge));
  stage.toggleAttribute('data-zoomed', isLarge);
  if (isLarge) stage.tabIndex = 0;
  else stage.removeAttribute('tabindex');
}
