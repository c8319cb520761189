import type { Scene } from '../define-behavior';
import type { masonryGrid } from './contract';

/**
 * Lays out a grid that the theme printed. Our own is laid out by the style sheet alone. A grid in sight or above it
 * stays as it is, because the page would jump.
 */
export function layOutGrid({ target, options, lifetime }: Scene<typeof masonryGrid>) {
  if (!options.for || target.getBoundingClientRect().top < innerHeight) return;
  target.classList.add('onda-grid');
  target.dataset.columns = String(options.columns);
  lifetime.onEnd(() => {
    target.classList.remove('onda-grid');
    delete target.dataset.columns;
  });
}
