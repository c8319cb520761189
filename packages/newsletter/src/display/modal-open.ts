/** Whether a modal dialog is open: one of the page, or one of ours in a shadow root. */
export function isModalOpen(): boolean {
  const open = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')];
  const inShadow = document.activeElement?.shadowRoot?.querySelector('dialog[open]');
  return Boolean(inShadow) || open.some(isSeen);
}

const isSeen = (element: Element) => element.checkVisibility?.() ?? true;
