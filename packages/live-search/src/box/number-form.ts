import { nameIn } from './keep-shown';

/** The name of a form. Several boxes of a page are told apart by number. */
export function numberedName(form: HTMLFormElement, tag: string, label: string): string {
  const place = [...document.querySelectorAll(tag)].findIndex((box) => box.contains(form));
  return nameIn(form) || (place > 0 ? `${label} ${place + 1}` : '');
}
