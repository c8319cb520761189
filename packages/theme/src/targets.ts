import { createLifetime, type Lifetime } from '@onda/core/element/lifetime';

/**
 * Runs for each element that `selector` finds in the page, also later ones, until it leaves or `lifetime` ends. Throws
 * for an invalid selector. Returns how many there are now.
 */
export function followTargets(
  selector: string,
  lifetime: Lifetime,
  run: (target: HTMLElement, lifetime: Lifetime) => void,
): number {
  const lives = new Map<HTMLElement, Lifetime>();
  const look = () => {
    for (const [target, its] of lives) {
      if (target.isConnected && target.matches(selector)) continue;
      lives.delete(target);
      its.end();
    }
    for (const target of document.querySelectorAll<HTMLElement>(selector)) {
      if (lives.has(target)) continue;
      const its = createLifetime();
      lives.set(target, its);
      run(target, its);
    }
  };
  look();
  lookouts.add(look);
  if (lookouts.size === 1) observer.observe(document.documentElement, { childList: true, subtree: true });
  lifetime.onEnd(() => {
    lookouts.delete(look);
    if (lookouts.size === 0) observer.disconnect();
    for (const its of lives.values()) its.end();
  });
  return lives.size;
}

/** A single observer watches the page for all. A change of text adds no element. */
const lookouts = new Set<() => void>();
const observer = new MutationObserver((changes) => {
  const hasElements = ({ addedNodes, removedNodes }: MutationRecord) =>
    [...addedNodes, ...removedNodes].some((node) => node instanceof Element);
  if (changes.some(hasElements)) for (const look of lookouts) look();
});
