import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The focus in a list whose rows may go: when the row that has it is gone, a control of its neighbor gets it, and
 * `beyond` if there is none.
 */
export function useFocusKept<E extends HTMLElement>(
  beyond: (list: E | null) => HTMLElement | null | undefined,
): RefObject<E | null> {
  const list = useRef<E>(null);
  const rows = [...(list.current?.children ?? [])];
  const row = rows.findIndex((one) => one.contains(focusIn(one)));
  useLayoutEffect(() => {
    if (row < 0 || rows[row]?.isConnected) return;
    const left = [...(list.current?.children ?? [])];
    const control = left[Math.min(row, left.length - 1)]?.querySelector<HTMLElement>('a, button');
    (control ?? beyond(list.current))?.focus({ preventScroll: true });
  });
  return list;
}

/** The focused element in the tree of a node, which may be a shadow tree. */
const focusIn = (node: Node) => (node.getRootNode() as Document | ShadowRoot).activeElement;
