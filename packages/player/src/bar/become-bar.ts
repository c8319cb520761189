import type { PlayerHost } from '../player-model';

type Place = Pick<PlayerHost, 'element' | 'root'>;

/** The element stays where it is and keeps its height; what it shows is at the lower edge of the window. */
export const DOCKED = 'data-docked';

/** Why it is a bar: its place is out of sight, or something covers the window. */
export type Reason = 'place' | 'cover';

/**
 * Makes the page's own player a small bar until `goBack`, wherever its place is. It is the same node: sound, focus and
 * what a screen reader finds stay. A cover goes before a
 * place. False where something around it holds it back from the edge.
 */
export function becomeBar({ element, root }: Place, reason: Reason = 'place'): boolean {
  const frame = root.querySelector<HTMLElement>('.frame');
  const former = element.getAttribute(DOCKED);
  if (!frame || former === 'cover') return frame !== null;
  keepFocus(root, () => {
    if (former === null) element.style.minBlockSize = `${element.getBoundingClientRect().height}px`;
    element.setAttribute(DOCKED, reason);
    frame.dataset.sticky = '';
    frame.dataset.minimised = '';
  });
  document.documentElement.toggleAttribute('data-onda-bar', true);
  const { bottom, width } = frame.getBoundingClientRect();
  const isAtEdge = Math.abs(bottom - innerHeight) <= 1 && width >= document.documentElement.clientWidth - 1;
  if (!isAtEdge) goBack({ element, root }, reason);
  return isAtEdge;
}

/** Puts it back into its place. The room at the end of the page stays, or a visitor at the end would be moved. */
export function goBack({ element, root }: Place, reason: Reason = 'place'): void {
  const frame = root.querySelector<HTMLElement>('.frame');
  if (!frame || element.getAttribute(DOCKED) !== reason) return;
  keepFocus(root, () => {
    element.removeAttribute(DOCKED);
    element.style.minBlockSize = '';
    delete frame.dataset.sticky;
    delete frame.dataset.minimised;
  });
}

/** A button that only one of both looks has hands its focus to play. */
function keepFocus(root: ParentNode & Partial<DocumentOrShadowRoot>, change: () => void) {
  const focused = root.activeElement;
  change();
  if (focused && focused.getClientRects().length === 0)
    root.querySelector<HTMLElement>('.play')?.focus({ preventScroll: true });
}
