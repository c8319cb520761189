import { fromTemplate } from '@onda/core/dom/from-template';
import type { FormState, FormStore } from '../store';
import type { FormHost } from './form-host';
import { answers, lineBreak } from './generated/templates';
import { present } from './present';
import type { PrintedForm } from './printed-form';

/**
 * Keeps the printed form as `Face` would draw it, from the first change of the store on. The form may be MailPoet's,
 * which has no `part`: so there are no holes, and its classes name the nodes. `usual` are the thanks where none are
 * printed.
 */
export function renderForm(
  { element, lifetime }: FormHost,
  { form }: PrintedForm,
  store: FormStore,
  usual: string,
) {
  const made = fromTemplate(answers);
  const area = form.querySelector('.mailpoet_message') ?? form.appendChild(made);
  const line = (name: string, role: string) => {
    const selector = `.${name}`;
    const node =
      form.querySelector<HTMLElement>(selector) ??
      area.appendChild(made.querySelector(selector) as HTMLElement);
    node.setAttribute('role', role);
    return node;
  };
  const thanks = line('mailpoet_validate_success', 'status');
  const error = line('mailpoet_validate_error', 'alert');
  if (!thanks.textContent?.trim()) thanks.textContent = usual;

  const render = (state: FormState) => {
    const shown = present(state, thanks.textContent ?? '');
    const isSent = !shown.isThanksHidden;
    element.dataset.state = state.phase;
    form.classList.toggle('mailpoet_form_sending', shown.isBusy);
    form.setAttribute('aria-busy', String(shown.isBusy));
    const hadFocus = form.contains(document.activeElement);
    keepHeight(form, isSent);
    form.classList.toggle('mailpoet_form_successfully_send', isSent);
    show(thanks, isSent);
    if (isSent && hadFocus) takeFocus(thanks);
    error.replaceChildren(...lines(shown.error));
    show(error, !shown.isErrorHidden);
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

/** The messages as text, never as HTML; a line for each. */
const lines = (text: string): (string | Node)[] =>
  text.split('\n').flatMap((message, at) => (at === 0 ? [message] : [fromTemplate(lineBreak), message]));
