/** Keyboard steps through the elements of a page. */
export type Step = 'parent' | 'child' | 'previous' | 'next';

/** The element that a step leads to, else the element itself. Skips invisible elements. */
export function takeStep(element: Element, step: Step): Element {
  if (step === 'parent') return parentOf(element) ?? element;
  if (step === 'child') return [...element.children].find(isOnPage) ?? element;
  const siblings = [...(element.parentElement?.children ?? [])];
  const place = siblings.indexOf(element);
  const others = step === 'next' ? siblings.slice(place + 1) : siblings.slice(0, place).reverse();
  return others.find(isOnPage) ?? element;
}

function parentOf({ parentElement, ownerDocument }: Element): Element | undefined {
  return parentElement && parentElement !== ownerDocument.body ? parentElement : undefined;
}

/** True if the element has a box to outline and is not our own. */
export function isOnPage(element: Element): boolean {
  if (element.localName === 'element-inspector') return false;
  return [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
}
