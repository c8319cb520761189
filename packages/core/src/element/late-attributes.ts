import { type Attributed, readAttributes } from './attribute-store';
import type { AttributesOf } from './contract';
import type { Readable } from './host';
import type { Lifetime } from './lifetime';

/**
 * The attributes of a part that came late, drawn anew when the page changes them. They have no properties of their own.
 */
export function lateAttributes<S extends Attributed>(
  element: HTMLElement,
  spec: S,
  lifetime: Lifetime,
): Readable<AttributesOf<S>> {
  const warned = new Set<string>();
  const listeners = new Set<(state: AttributesOf<S>) => void>();
  const read = () => readAttributes(element, spec, {}, warned);
  let state = read();
  const observer = new MutationObserver(() => {
    state = read();
    for (const run of listeners) run(state);
  });
  // Whatever changes: a list of all the spellings would cost the untouched page.
  observer.observe(element, { attributes: true });
  lifetime.onEnd(() => observer.disconnect());
  return {
    getState: () => state,
    subscribe(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
}
