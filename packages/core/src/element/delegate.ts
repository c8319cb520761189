import type { Lifetime } from './lifetime';

/** A kind of event on the parts that match a selector. */
export interface Delegation {
  type: string;
  selector: string;
  run: (event: Event, part: HTMLElement) => void;
}

/**
 * A shadow root gets a listener of its own. Elements in the page's own tree share one listener on the
 * document for each type: five hundred printed buttons cost what one costs.
 */
export function delegate(
  element: HTMLElement,
  root: ShadowRoot | HTMLElement,
  lifetime: Lifetime,
  delegation: Delegation,
) {
  if (root instanceof ShadowRoot) {
    // Captured, because an image's error does not bubble.
    const onEvent = (event: Event) => dispatch(event, root, delegation);
    root.addEventListener(delegation.type, onEvent, { capture: true, signal: lifetime.signal });
    return;
  }
  const mine = delegations.get(element) ?? [];
  delegations.set(element, [...mine, delegation]);
  // The document keeps one listener of the same function and type.
  document.addEventListener(delegation.type, dispatchUpwards, true);
  lifetime.onEnd(() => delegations.delete(element));
}

const delegations = new WeakMap<Element, readonly Delegation[]>();

function dispatchUpwards(event: Event) {
  const target = event.composedPath()[0];
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    for (const delegation of delegations.get(node) ?? []) {
      if (delegation.type === event.type) dispatch(event, node, delegation);
    }
  }
}

function dispatch(event: Event, root: Node, { selector, run }: Delegation) {
  const target = event.composedPath()[0];
  const part = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  // A mounted view handles its own events; the shell would handle Enter a second time.
  if (part && root.contains(part) && !part.closest('[data-view]')) run(event, part);
}
