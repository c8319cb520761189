/** A form as the server printed it, ours or MailPoet's. */
export interface PrintedForm {
  form: HTMLFormElement;
  /** The container, with the classes of its display type. */
  box: HTMLElement;
  id: string;
  /** The cookie of its dismissal: while it is 1, the form is not shown over the page. */
  cookie: string;
  isPreview: boolean;
  /** The value of the tag, else the form's `data-<name>`; empty for none and for no. */
  option(name: string): string;
}

export function readForm(element: HTMLElement): PrintedForm | undefined {
  const form = element.querySelector('form');
  if (!form) return undefined;
  const box = form.closest<HTMLElement>('div.mailpoet_form') ?? element;
  const id = form.querySelector<HTMLInputElement>('[name="data[form_id]"]')?.value ?? '';
  const option = (name: string) => {
    const own = element.getAttribute(name);
    const text = (own === '' ? '1' : own) ?? form.getAttribute(`data-${name}`) ?? '';
    return /^(false|0|no|off)$/i.test(text) ? '' : text;
  };
  const isPreview = Boolean(option('is-preview') || box.dataset.isPreview);
  return { form, box, id, cookie: `popup_form_dismissed_${id}`, isPreview, option };
}

export const isOverPage = ({ box }: PrintedForm): boolean =>
  /_(fixed_bar|slide_in|popup)\b/.test(box.className);
