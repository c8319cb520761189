/** M-9. */
export const STAGGER_MS = 45;
export const ANIMATED = 80;

/** Lets results appear one after another; the style sheet moves nothing for whoever wants it still. */
export function animate(items: readonly HTMLElement[], animation: string): void {
  if (animation === 'none') return;
  items.slice(0, ANIMATED).forEach((item, at) => {
    item.dataset.enter = animation;
    item.style.animationDelay = `${at * STAGGER_MS}ms`;
    item.addEventListener('animationend', () => delete item.dataset.enter, { once: true });
  });
}
