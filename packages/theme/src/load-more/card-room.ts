import type { MoreDependencies } from './more-dependencies';

/**
 * Space for the next cards, so that the content below does not jump. A press reserves it at once: half a second later a
 * move is a layout shift.
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
