/** A form as the server printed it, ours or MailPoet's. */
export interface PrintedForm {
  form: HTMLFormElement;
  /** What holds it, with the classes of its display type. */
  box: HTMLElement;
  id: string;
  isPreview: boolean;
}

export function printedForm(element: HTMLElement): PrintedForm | undefined {
  const form = element.querySelector('form');
  if (!form) return undefined;
  const box = form.closest<HTMLElement>('div.mailpoet_form') ?? element;
  const id = form.querySelector<HTMLInputElement>('[name="data[form_id]"]')?.value ?? '';
  return { form, box, id, isPreview: isOn(element, box, 'is-preview') };
}

/** A number that the tag says, else the printed form; 0 where it is none. */
export function amountOf(element: HTMLElement, form: HTMLElement, name: string): number {
  return Math.max(Number.parseFloat(written(element, form, name) ?? '') || 0, 0);
}

/** `exit-intent-enabled` alone is yes; MailPoet prints an empty `data-exit-intent-enabled` for no. */
export function isOn(element: HTMLElement, form: HTMLElement, name: string): boolean {
  const text = written(element, form, name);
  return element.hasAttribute(name) ? !/^(false|0|no|off)$/i.test(text ?? '') : /^(true|1)$/.test(text ?? '');
}

const written = (element: HTMLElement, form: HTMLElement, name: string) =>
  element.getAttribute(name) ?? form.getAttribute(`data-${name}`);
