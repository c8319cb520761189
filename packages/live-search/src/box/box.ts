import { fromTemplate } from '@onda/core/dom/from-template';
import type { StoreApi } from 'zustand/vanilla';
import { holes } from '../generated/asp-search-holes';
import type { BoxShown } from './box-shown';
import { clearButton } from './generated/templates';
import { keepShown, nameIn } from './keep-shown';

export interface Box {
  form: HTMLFormElement;
  field: HTMLInputElement;
  clear: HTMLButtonElement;
  submit: HTMLButtonElement | undefined;
  shown: StoreApi<BoxShown>;
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
  // The others are not there yet, nor are their attributes.
  const first = { name: nameIn(form), submit: nameIn(submit), isEmpty: field.value === '' } as BoxShown;
  const shown = keepShown({ form, field, clear, submit }, holes, first);
  const update = () => shown.setState({ isEmpty: field.value === '' });
  return { form, field, clear, submit, shown, update };
}

function added(field: HTMLInputElement): HTMLButtonElement {
  const clear = fromTemplate(clearButton);
  field.after(clear);
  return clear;
}
