import { fromTemplate } from '@onda/core/dom/from-template';
import { adoptStyle } from '@onda/core/element/adopt-style';
import { textsIn } from '@onda/core/i18n/messages';
import { createStorage } from '@onda/core/storage/storage';
import type { Clock } from '@onda/core/timing/clock';
import { watchDevice } from '../device';
import type { FormHost } from '../form/form-host';
import type { PrintedForm } from '../form/printed-form';
import { printedMessages } from '../printed-messages';
import { dismiss, isDismissed } from './dismiss';
import { closeButton, popupDialog } from './generated/templates';
import { isModalOpen } from './modal-open';
import css from './overlay.css';

/** The wait in milliseconds before it checks again whether another dialog is open. */
export const LOOK_AGAIN_MS = 1_000;

/** The note in this tab's session that a popup was shown: one is enough. */
const POPUP_NOTE = 'onda-newsletter-popup';

/** Forms that were shown, so that a second copy is not. */
const shown = new Set<string>();

/** Shows a bar, a slide-in or a popup: never over another dialog. */
export function showOver(host: FormHost, printed: PrintedForm, clock: Clock): void {
  const { element, lifetime } = host;
  const { box, id, isPreview } = printed;
  const isModal = box.matches('.mailpoet_form_popup');
  const session = createStorage(() => sessionStorage);
  if (lifetime.isOver) return;
  if (shown.has(id) || !(isPreview || mayShow())) {
    element.dataset.display = 'hidden';
    return;
  }
  if (isModalOpen()) {
    lifetime.onEnd(clock.after(LOOK_AGAIN_MS, () => showOver(host, printed, clock)));
    return;
  }
  adoptStyle(element, css);
  shown.add(id);
  lifetime.onEnd(() => {
    shown.delete(id);
    box.hidden = true;
  });
  if (isModal && !isPreview) session.write(POPUP_NOTE, id);
  const over = isModal ? openPopup(host, printed) : openBeside(host, printed);
  box.classList.add('active');
  watchDevice(element, lifetime);
  element.dataset.display = 'active';
  host.emit('newsletter-open', { formId: id });
  host.on('click', '.mailpoet_form_close_icon', over.close);

  /** The visitor may have subscribed since, in another tab. */
  function mayShow() {
    return !isDismissed(printed) && !(isModal && session.read(POPUP_NOTE, Boolean));
  }
}

interface Box {
  close(): void;
}

/** A native modal dialog: the browser keeps the focus inside, closes it on Escape, and gives the focus back. */
function openPopup(host: FormHost, printed: PrintedForm): Box {
  const { box } = printed;
  const dialog = fromTemplate(popupDialog, { label: prepared(host, printed) });
  for (const name of ['role', 'aria-label']) box.removeAttribute(name);
  box.before(dialog);
  dialog.append(box);
  box.hidden = false;
  dialog.addEventListener('close', () => closed(host, printed));
  host.lifetime.onEnd(() => dialog.replaceWith(box));
  dialog.showModal();
  return { close: () => dialog.close() };
}

/** A box above the page, if the browser has popovers; not modal, and the focus stays. */
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
  const onEvent = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isModalOpen()) close();
  };
  document.addEventListener('keydown', onEvent, { signal: keys.signal });
  host.lifetime.onEnd(() => keys.abort());
  return { close };
}

/** Returns the element that had the focus before the box. */
function focusBefore(box: HTMLElement, signal: AbortSignal): () => HTMLElement | undefined {
  let before: HTMLElement | undefined;
  const onEvent = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget)) before = relatedTarget;
  };
  box.addEventListener('focusin', onEvent, { signal });
  return () => before;
}

function closed({ element, emit }: FormHost, printed: PrintedForm) {
  const { box, id } = printed;
  box.classList.remove('active');
  box.hidden = true;
  element.dataset.display = 'closed';
  if (!printed.isPreview) dismiss(printed);
  emit('newsletter-close', { formId: id });
}

/** Adds a close button if the printed one is a picture. Returns the label of the box. */
function prepared({ lang }: FormHost, { box }: PrintedForm): string {
  const t = textsIn(printedMessages, lang);
  const printed = box.querySelector('.mailpoet_form_close_icon');
  if (printed?.localName !== 'button') {
    printed?.remove();
    box.prepend(fromTemplate(closeButton, { label: t.close }));
  }
  const heading = box.querySelector('h1,h2,h3,h4')?.textContent?.trim();
  return box.getAttribute('aria-label') || heading || t.newsletter;
}
