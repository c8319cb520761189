/** Between the hint box and the edge of the screen. */
const GAP_PX = 12;

/** Lets the hint box hang from the side of the button that has more room, and never over the edge of the screen. */
export function placeHint(element: HTMLElement): void {
  const { left, right } = element.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const isOnRight = left + right > width;
  element.dataset.side = isOnRight ? 'right' : 'left';
  element.style.setProperty('--onda-hint-room', `${(isOnRight ? right : width - left) - GAP_PX}px`);
}
