/**
 * Runs at each touch of an element, a press or a focus, until `signal`. It also runs at once where the focus is already
 * there: the visitor was faster than the code.
 */
export function whenTouched(element: Element, signal: AbortSignal, run: (touch?: Event) => void): void {
  for (const type of ['pointerdown', 'focusin']) element.addEventListener(type, run, { signal });
  if (element.matches(':focus-within')) run();
}
