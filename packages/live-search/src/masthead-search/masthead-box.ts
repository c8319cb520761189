/** The box that is live: ours, or the theme's own. */
export interface Box {
  /** Gets the state classes. */
  frame: HTMLElement;
  field: HTMLInputElement;
  form: HTMLFormElement | null;
}

const FIELD = 'input[name="s"], input[type="search"]';

/** `selector` names the theme's box, its form or its field; what it does not find is searched in `element`. */
export function findBox(element: HTMLElement, selector: string): Box | undefined {
  const frame = named(selector) ?? element;
  const field = frame.matches(FIELD) ? frame : frame.querySelector(FIELD);
  if (!(field instanceof HTMLInputElement)) return undefined;
  const holder = frame === field ? (field.form ?? field.parentElement ?? frame) : frame;
  return { frame: holder, field, form: field.form };
}

/** The first match of the selector; null if it is invalid. */
export function named(selector: string): HTMLElement | null {
  try {
    return selector ? document.querySelector<HTMLElement>(selector) : null;
  } catch {
    return null;
  }
}
