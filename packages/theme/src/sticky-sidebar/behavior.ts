import type { Scene } from '../define-behavior';
import { stickFreely } from '../stick-freely';
import type { stickySidebar } from './contract';

/**
 * `position: sticky` does it; a sidebar higher than the window stops with its lower edge, for which its height is set.
 */
export function stickSidebar({ target, lifetime }: Scene<typeof stickySidebar>): void {
  const sizes = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    target.style.setProperty('--onda-sidebar-h', `${height}px`);
  });
  sizes.observe(target);
  stickFreely(target, lifetime);
  target.dataset.ondaSidebar = '';
  lifetime.onEnd(() => {
    sizes.disconnect();
    target.style.removeProperty('--onda-sidebar-h');
    delete target.dataset.ondaSidebar;
  });
}
