import { systemClock } from '@onda/core/timing/clock';
import { createRoot } from '../wordpress-element';
import { draw } from './draw';
import { createStore } from './store';
import { readTexts } from './texts';
import { PreviewStatus } from './view/PreviewStatus';

/** The preview follows what is typed. Without the printed preview nothing happens. */
export function mountFormPreview(root: ParentNode, data: unknown): void {
  const place = root.querySelector<HTMLElement>('[data-onda-preview]');
  const form = place?.closest('form');
  const frame = place?.closest('.onda-preview')?.querySelector('iframe');
  const fields = form?.querySelector('.onda-form-groups');
  if (!place || !form || !frame || !fields) return;
  const address = place.dataset.ondaPreview ?? '';
  const all = { form, frame, address, fetch: (...request: Parameters<typeof fetch>) => fetch(...request) };
  const store = createStore({ draw: (signal) => draw(all, signal), clock: systemClock });
  fields.addEventListener('input', store.edited);
  keepFocus(fields, frame);
  createRoot(place).render(<PreviewStatus store={store} texts={readTexts(data)} />);
}

/** A popup that comes up in the frame takes the focus from the field in which somebody types: it gets it back. */
function keepFocus(fields: Element, frame: HTMLIFrameElement): void {
  fields.addEventListener('focusin', () => frame.toggleAttribute('inert', true));
  fields.addEventListener('focusout', ({ target }) => {
    systemClock.after(0, () => {
      if (document.activeElement === frame && target instanceof HTMLElement) target.focus();
      else if (!fields.contains(document.activeElement)) frame.toggleAttribute('inert', false);
    });
  });
}
