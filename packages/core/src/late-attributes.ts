import { type Attributed, observedNames, readAttributes } from './attribute-store';
import type { AttributesOf } from './contract';
import type { Readable } from './host';
import type { Life } from './life';

/** The attributes of a part that came late, drawn anew when the page changes them. They have no properties of their own. */
export function lateAttributes<S extends Attributed>(
  element: HTMLElement,
  spec: S,
  life: Life,
): Readable<AttributesOf<S>> {
  const warned = new Set<string>();
  const listeners = new Set<(state: AttributesOf<S>) => void>();
  let state = readAttributes(element, spec, warned);
  const observer = new MutationObserver(() => {
    state = readAttributes(element, spec, warned);
    for (const run of listeners) run(state);
  });
  observer.observe(element, { attributes: true, attributeFilter: observedNames(spec) });
  life.onEnd(() => observer.disconnect());
  return {
    getState: () => state,
    subscribe(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
}
