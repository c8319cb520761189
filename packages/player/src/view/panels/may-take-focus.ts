/** A visitor who writes or reads elsewhere by now keeps the focus there: the code of a press may take seconds. */
export const mayTakeFocus = (element: HTMLElement): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  element.matches(':focus-within');
