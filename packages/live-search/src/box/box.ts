import { fromTemplate } from '@onda/core/dom/from-template';
import { clearButton } from './generated/templates';

export interface Box {
  form: HTMLFormElement;
  field: HTMLInputElement;
  clear: HTMLButtonElement;
  submit: HTMLButtonElement | undefined;
  /** Shows the clear button as long as there is something to clear. */
  update(): void;
}

/** The parts of the form that stands there: ours, or the theme's own. */
export function findBox(element: HTMLElement): Box | undefined {
  const form = element.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>(
    '[part~="field"], input[type="search"], input[name="s"], input[type="text"]',
  );
  if (!form || !field) return undefined;
  const clear = form.querySelector<HTMLButtonElement>('[part~="clear"]') ?? added(field);
  const submit = form.querySelector<HTMLButtonElement>('[type="submit"]') ?? undefined;
  const update = () => {
    clear.hidden = field.value === '';
  };
  update();
  return { form, field, clear, submit, update };
}

function added(field: HTMLInputElement): HTMLButtonElement {
  const clear = fromTemplate(clearButton);
  field.after(clear);
  return clear;
}

interface FieldState {
  listId: string;
  isGrid: boolean;
  /** The panel is open and holds results. */
  isFull: boolean;
}

/** Sets the attributes of the field for screen readers. */
export function describeField(field: HTMLInputElement, { listId, isGrid, isFull }: FieldState): void {
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-haspopup', isGrid ? 'grid' : 'listbox');
  field.setAttribute('aria-expanded', String(isFull));
  field.setAttribute('aria-controls', listId);
}
