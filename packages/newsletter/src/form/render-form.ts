import { fromTemplate } from '@onda/core/dom/from-template';
import type { FormState, FormStore } from '../store';
import type { FormHost } from './form-host';
import { lineBreak, messageArea, message as messageTemplate } from './generated/templates';
import type { PrintedForm } from './printed-form';

/**
 * Keeps the printed form equal to the store, in MailPoet's own class names. `thanks` stands in for a text that is not
 * printed.
 */
export function renderForm(
  { element, lifetime }: FormHost,
  { form }: PrintedForm,
  store: FormStore,
  thanks: string,
) {
  const success = messageIn(form, 'mailpoet_validate_success', 'status');
  const error = messageIn(form, 'mailpoet_validate_error', 'alert');
  if (!success.textContent?.trim()) success.textContent = thanks;

  const render = (state: FormState) => {
    const isDone = state.phase === 'success';
    element.dataset.state = state.phase;
    form.classList.toggle('mailpoet_form_sending', state.phase === 'sending');
    form.setAttribute('aria-busy', String(state.phase === 'sending'));
    const hadFocus = form.contains(document.activeElement);
    keepHeight(form, isDone);
    form.classList.toggle('mailpoet_form_successfully_send', isDone);
    show(success, isDone);
    if (isDone && hadFocus) takeFocus(success);
    error.replaceChildren(...(state.phase === 'error' ? lines(state.messages) : []));
    show(error, state.phase === 'error');
  };
  lifetime.onEnd(store.subscribe(render));
  element.dataset.state = store.getState().phase;
}

/** The page below does not jump when the fields go. */
function keepHeight(form: HTMLFormElement, isKept: boolean) {
  form.style.minBlockSize = isKept ? `${form.offsetHeight}px` : '';
}

/** Printed by MailPoet with a style of its own. */
function show(node: HTMLElement, isShown: boolean) {
  node.hidden = !isShown;
  node.style.display = '';
}

/** The button that had it is gone. */
function takeFocus(node: HTMLElement) {
  node.tabIndex = -1;
  node.focus();
}

/** As text, never as HTML; a line for each. */
function lines(messages: readonly string[]): (string | Node)[] {
  return messages.flatMap((message, at) => (at === 0 ? [message] : [fromTemplate(lineBreak), message]));
}

function messageIn(form: HTMLFormElement, name: string, role: string): HTMLElement {
  const node = form.querySelector<HTMLElement>(`.${name}`) ?? made(form, name);
  node.setAttribute('role', role);
  return node;
}

function made(form: HTMLFormElement, name: string): HTMLElement {
  const area = form.querySelector('.mailpoet_message') ?? form.appendChild(fromTemplate(messageArea));
  return area.appendChild(fromTemplate(messageTemplate, { name }));
}
