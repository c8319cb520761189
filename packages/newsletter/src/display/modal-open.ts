/** Whether the visitor is asked something already: by a dialog of the page, or by one of ours in a shadow root. */
export function isModalOpen(): boolean {
  const open = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')];
  const inShadow = document.activeElement?.shadowRoot?.querySelector('dialog[open]');
  return Boolean(inShadow) || open.some(isSeen);
}

const isSeen = (element: Element) => element.checkVisibility?.() ?? true;
