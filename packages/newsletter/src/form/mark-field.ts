import { fromTemplate } from '@onda/core/dom/from-template';
import type { Control } from './field-error';
import { fieldError } from './generated/templates';

interface Field {
  controls: readonly Control[];
  owner: Element | undefined;
}

/** The line of the error, by its field. */
const lines = new WeakMap<Control, HTMLElement>();
let made = 0;

/** Shows the error in a line that `aria-describedby` links to the field. */
export function markField(form: HTMLFormElement, field: Field, text: string): void {
  const [first] = field.controls;
  if (!first) return;
  const line = lines.get(first) ?? fromTemplate(fieldError, { id: `onda-newsletter-error-${++made}` });
  lines.set(first, line);
  if (line.textContent !== text) line.textContent = text;
  if (!line.isConnected) place(form, field, line);
  for (const control of field.controls) {
    control.classList.add('parsley-error');
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', described(control, line.id).join(' '));
  }
}

export function unmarkField({ controls }: Pick<Field, 'controls'>): void {
  const line = controls[0] && lines.get(controls[0]);
  line?.remove();
  for (const control of controls) {
    control.classList.remove('parsley-error');
    control.removeAttribute('aria-invalid');
    const rest = described(control, line?.id ?? '').filter((id) => id !== line?.id);
    if (rest.join('')) control.setAttribute('aria-describedby', rest.join(' '));
    else control.removeAttribute('aria-describedby');
  }
}

const described = (control: Control, id: string) => [
  ...new Set([...(control.getAttribute('aria-describedby') ?? '').split(/\s+/), id].filter(Boolean)),
];

/** Places the line in the container that the form names, else after the field or its group. */
function place(form: HTMLFormElement, { controls, owner }: Field, line: HTMLElement) {
  const last = controls[controls.length - 1];
  const named = controls[0]?.getAttribute('data-parsley-errors-container');
  const container = named ? find(form, named) : null;
  if (container) container.append(line);
  else if (owner) owner.append(line);
  else (last?.closest('label') ?? last)?.after(line);
}

function find(form: HTMLFormElement, selector: string): Element | null {
  try {
    return form.querySelector(selector);
  } catch {
    return null;
  }
}
