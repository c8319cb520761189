/**
 * Remembers which row of a list has the focus, before rows go. Returns a function for afterwards: if that row is gone,
 * it focuses a control of the neighbor row, or `beyond` if there is none.
 */
export function rememberFocus(
  list: Element | null,
  beyond: () => HTMLElement | null | undefined,
): () => void {
  const rows = [...(list?.children ?? [])];
  const row = rows.findIndex((one) => one.contains(focusIn(one)));
  return () => {
    if (row < 0 || rows[row]?.isConnected) return;
    const left = list?.isConnected ? [...list.children] : [];
    const control = left[Math.min(row, left.length - 1)]?.querySelector<HTMLElement>('a, button');
    (control ?? beyond())?.focus({ preventScroll: true });
  };
}

/** The focused element in the tree of a node, which may be a shadow tree. */
const focusIn = (node: Node) => (node.getRootNode() as Document | ShadowRoot).activeElement;
