import { type Attributed, readAttributes } from './attribute-store';
import type { AttributesOf } from './contract';
import type { Readable } from './host';
import type { Lifetime } from './lifetime';

/** The attributes of a lazy part, as a store that follows the page's changes. They have no properties of their own. */
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
  // All attributes are observed: a list of their spellings would cost the untouched page bytes.
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
