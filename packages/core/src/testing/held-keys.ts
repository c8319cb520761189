/** Keys that are held at a click with which a browser opens a link elsewhere, for `it.each`. */
export const HELD_KEYS = [
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
] as const satisfies [string, MouseEventInit][];

/** Whether a click on the link, with these keys held, is left to the browser; it goes nowhere. */
export function isLeftToBrowser(link: Element | null | undefined, held: MouseEventInit = {}): boolean {
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay);
  link?.dispatchEvent(new MouseEvent('click', { ...held, bubbles: true, cancelable: true }));
  document.removeEventListener('click', stay);
  return isLeft;
}
