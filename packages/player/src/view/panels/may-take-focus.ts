/**
 * A visitor who writes or reads elsewhere by now keeps the focus there: the code of a press may take seconds. The test
 * does without `:focus-within`, which older Safaris do not know of a shadow host.
 */
export function mayTakeFocus(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document;
  const focused = document.activeElement ?? document.body;
  return focused === document.body || element.contains(activeElement ?? null);
}
