import type { Lifetime } from '@onda/core/element/lifetime';

/**
 * Calls `run` with the scroll position in pixels: soon, then once a frame at most. All followers share one reading of
 * the layout.
 */
export function followScroll(run: (y: number) => void, lifetime: Lifetime): void {
  followers.add(run);
  if (followers.size === 1) addEventListener('scroll', plan, { passive: true });
  lifetime.onEnd(() => {
    followers.delete(run);
    if (followers.size === 0) removeEventListener('scroll', plan);
  });
  plan();
}

const followers = new Set<(y: number) => void>();
let isPlanned = false;

function plan() {
  if (!isPlanned) requestAnimationFrame(tell);
  isPlanned = true;
}

function tell() {
  isPlanned = false;
  const y = scrollY;
  for (const run of followers) run(y);
}
