import type { Scene } from '../define-behaviour';
import type { masonryGrid } from './contract';

/**
 * Lays out a grid that the theme printed. Our own is laid out by the style sheet alone; and what is in sight already stays as
 * it is, because it would jump.
 */
export function layOutGrid({ target, options, life }: Scene<typeof masonryGrid>) {
  const { top, bottom } = target.getBoundingClientRect();
  const isInSight = top < innerHeight && bottom > 0;
  if (!options.for || isInSight) return;
  target.classList.add('onda-grid');
  target.dataset.columns = String(options.columns);
  life.onEnd(() => {
    target.classList.remove('onda-grid');
    delete target.dataset.columns;
  });
}
