import { adoptStyle } from '@onda/core/adopt-style';
import type { Clock } from '@onda/core/clock';
import { createStorage } from '@onda/core/storage';
import { watchDevice } from './device';
import { dismiss, POPUP_NOTE } from './dismissal';
import type { FormHost } from './form-host';
import { isModalOpen } from './modal-open';
import css from './overlay.css';
import { overlayMessages } from './overlay-messages';
import { amountOf, type PrintedForm } from './printed-form';

/** How long it waits for another dialog to be closed before it looks again, in milliseconds. */
export const LOOK_AGAIN_MS = 1_000;

interface Showing {
  isModal: boolean;
  /** Asked once more when the moment has come: the visitor may have subscribed elsewhere. */
  mayShow(): boolean;
  clock: Clock;
}

/** Brings a bar, a slide-in or a popup up, never over another dialog. */
export function showOver(host: FormHost, printed: PrintedForm, { isModal, mayShow, clock }: Showing): void {
  if (host.life.isOver || !mayShow()) return;
  if (isModalOpen()) {
    const undo = clock.after(LOOK_AGAIN_MS, () => showOver(host, printed, { isModal, mayShow, clock }));
    host.life.onEnd(undo);
    return;
  }
  adoptStyle(host.element, css);
  if (isModal && !printed.isPreview) createStorage(() => sessionStorage).write(POPUP_NOTE, printed.id);
  const box = isModal ? openPopup(host, printed) : openBeside(host, printed);
  printed.box.classList.add('active');
  watchDevice(host.element, host.life);
  host.element.dataset.display = 'active';
  host.emit('newsletter-open', { formId: printed.id });
  host.on('click', '.mailpoet_form_close_icon', () => box.close());
}

interface Box {
  close(): void;
}

/** A native modal dialog: the browser keeps the focus inside, closes it on Escape, and gives the focus back. */
function openPopup(host: FormHost, printed: PrintedForm): Box {
  const { box } = printed;
  const dialog = document.createElement('dialog');
  dialog.className = 'onda-newsletter-dialog';
  dialog.setAttribute('aria-label', prepared(host, printed));
  for (const name of ['role', 'aria-label']) box.removeAttribute(name);
  box.before(dialog);
  dialog.append(box);
  box.hidden = false;
  dialog.addEventListener('close', () => closed(host, printed));
  host.life.onEnd(() => dialog.replaceWith(box));
  dialog.showModal();
  return { close: () => dialog.close() };
}

/** Above the page where the browser can, never modal, and the focus stays where it is. */
function openBeside(host: FormHost, printed: PrintedForm): Box {
  const { box } = printed;
  box.setAttribute('aria-label', prepared(host, printed));
  box.setAttribute('role', 'region');
  box.hidden = false;
  if (box.showPopover) {
    box.popover = 'manual';
    box.showPopover();
  }
  const keys = new AbortController();
  const before = focusBefore(box, keys.signal);
  const close = () => {
    keys.abort();
    const hadFocus = box.contains(document.activeElement);
    if (box.popover) box.hidePopover();
    closed(host, printed);
    if (hadFocus) before()?.focus();
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isModalOpen()) close();
  };
  document.addEventListener('keydown', hear, { signal: keys.signal });
  host.life.onEnd(() => keys.abort());
  return { close };
}

/** Who had the focus when it went into the box. */
function focusBefore(box: HTMLElement, signal: AbortSignal): () => HTMLElement | undefined {
  let before: HTMLElement | undefined;
  const hear = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget)) before = relatedTarget;
  };
  box.addEventListener('focusin', hear, { signal });
  return () => before;
}

function closed({ element, emit }: FormHost, { form, box, id, isPreview }: PrintedForm) {
  box.classList.remove('active');
  box.hidden = true;
  element.dataset.display = 'closed';
  if (!isPreview) dismiss(id, amountOf(element, form, 'cookie-expiration-time'));
  emit('newsletter-close', { formId: id });
}

/** A button to close it, where the printed one is a picture. Returns what the box is called. */
function prepared({ lang }: FormHost, { box }: PrintedForm): string {
  const t = overlayMessages[lang];
  const printed = box.querySelector('.mailpoet_form_close_icon');
  if (printed?.localName !== 'button') {
    printed?.remove();
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' });
    button.className = 'mailpoet_form_close_icon';
    button.setAttribute('aria-label', t.close);
    box.prepend(button);
  }
  const heading = box.querySelector('h1, h2, h3, h4')?.textContent?.trim();
  return box.getAttribute('aria-label') || heading || t.newsletter;
}
