/** All nodes of a part. */
export const partsOf = (root: ParentNode, part: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[part~="${part}"]`),
];

/** Sets the attribute, or takes it away. */
export function setAttribute(node: Element | undefined, name: string, value: string | false) {
  if (value === false) node?.removeAttribute(name);
  else node?.setAttribute(name, value);
}
