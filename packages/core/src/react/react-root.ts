import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/**
 * Draws in a place of the page, where it stands once this returns. React adopts the nodes that stand there already;
 * where others have changed them it draws new ones, and the document says `onda-not-hydrated`.
 */
export function mountNow(place: Element | ShadowRoot, node: ReactNode, options: RootOptions = {}): Root {
  return flushSync(() => {
    if (place instanceof Element && place.firstChild) {
      return hydrateRoot(place, node, { onRecoverableError: logMismatch, ...options });
    }
    const root = createRoot(place, options);
    root.render(node);
    return root;
  });
}

/** An optimizer, a translator or a script has changed the printed nodes. */
function logMismatch(error: unknown) {
  document.dispatchEvent(new CustomEvent('onda-not-hydrated', { detail: String(error) }));
}
