/** The background color that is seen behind an element, or its own: the nearest opaque one. Empty if there is none. */
export function effectiveBackground(element: Element | null): string {
  for (let node = element; node; node = node.parentElement) {
    const { backgroundColor } = getComputedStyle(node);
    if (backgroundColor && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '';
}
