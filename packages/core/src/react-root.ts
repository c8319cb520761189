import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws in a place of the page that no element has printed; it stands there at once. Returns what takes it away. */
export function drawNow(place: Element | DocumentFragment, node: ReactNode): () => void {
  const root = createRoot(place);
  flushSync(() => root.render(node));
  return () => root.unmount();
}
