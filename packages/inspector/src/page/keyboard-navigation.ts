/** The steps by which a keyboard goes through a page. */
export type Step = 'parent' | 'child' | 'previous' | 'next';

/** Where a step leads; the element itself where it leads nowhere. What cannot be seen is stepped over. */
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

/** Whether there is something to frame: what has no box, or is our own, is not there. */
export function isOnPage(element: Element): boolean {
  if (element.localName === 'element-inspector') return false;
  return [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
}
