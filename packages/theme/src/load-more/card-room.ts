import type { MoreDependencies } from './more-dependencies';

/**
 * Room for the cards that come, so that what stands below does not jump when they are there. A press reserves it at
 * once: half a second later whatever moves is a surprise.
 */
export function cardRoom({ grid, options }: MoreDependencies) {
  const batch = grid.children.length;
  const release = () => {
    grid.style.paddingBlockEnd = '';
  };
  const reserve = () => {
    release();
    const shown = grid.children.length;
    const coming = options.found ? Math.min(batch, options.found - options.offset - shown) : batch;
    grid.style.paddingBlockEnd = `${(grid.offsetHeight / shown || 0) * coming}px`;
  };
  return { reserve, release };
}
