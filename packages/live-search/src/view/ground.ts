/** The colour on which an element stands: what lies over the page must not let it through. Empty where nobody gave one. */
export function groundOf(element: Element): string {
  for (let node = element.parentElement; node; node = node.parentElement) {
    const { backgroundColor } = getComputedStyle(node);
    if (backgroundColor && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '';
}
