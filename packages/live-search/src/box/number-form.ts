/** Several boxes of a page are told apart by number. */
export function numberForm(form: HTMLFormElement, tag: string, label: string): void {
  const place = [...document.querySelectorAll(tag)].findIndex((box) => box.contains(form));
  if (place > 0 && !form.hasAttribute('aria-label')) form.setAttribute('aria-label', `${label} ${place + 1}`);
}
