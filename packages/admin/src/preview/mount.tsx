import { systemClock } from '@onda/core/timing/clock';
import { createRoot } from '../wordpress-element';
import { createDraw, sendTo } from './draw';
import { followRow } from './follow-row';
import { isChanged } from './is-changed';
import { createStore } from './store';
import { readTexts } from './texts';
import { PreviewStatus } from './view/PreviewStatus';

/** The preview follows what is typed. A page without the printed preview stays as it is. */
export function mountPreview(root: ParentNode, data: unknown): void {
  const place = root.querySelector<HTMLElement>('[data-onda-preview]');
  const form = place?.closest('form');
  const preview = place?.closest<HTMLElement>('.onda-preview');
  const frame = preview?.querySelector('iframe');
  const fields = form?.querySelector('.onda-fields');
  if (!place || !form || !preview || !frame?.parentElement || !fields) return;
  const address = place.dataset.ondaPreview ?? '';
  const store = createStore({ draw: createDraw({ form, frame, address, send: sendTo }), clock: systemClock });
  fields.addEventListener('input', store.edited);
  preview.addEventListener('change', store.edited);
  followRow(fields, preview, store.edited);
  keepFocus(fields, preview, frame.parentElement);
  if (isChanged(form)) store.edited();
  createRoot(place).render(<PreviewStatus store={store} texts={readTexts(data)} />);
}

/**
 * A popup that comes up in the frame takes the focus from the field in which somebody types: it gets it back. A pointer
 * over the preview means to use it.
 */
function keepFocus(fields: Element, preview: HTMLElement, frames: HTMLElement): void {
  const isTyping = () => fields.contains(document.activeElement);
  fields.addEventListener('focusin', () => frames.toggleAttribute('inert', true));
  preview.addEventListener('pointerenter', () => frames.toggleAttribute('inert', false));
  preview.addEventListener('pointerleave', () => frames.toggleAttribute('inert', isTyping()));
  fields.addEventListener('focusout', ({ target }) => {
    systemClock.after(0, () => {
      const isTaken = document.activeElement instanceof HTMLIFrameElement && frames.hasAttribute('inert');
      if (isTaken && target instanceof HTMLElement) target.focus();
      else frames.toggleAttribute('inert', isTyping());
    });
  });
}
