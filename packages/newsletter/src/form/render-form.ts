import type { FormState, FormStore } from '../store';
import type { FormHost } from './form-host';
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
  const line = (kind: 'success' | 'error') => form.querySelector<HTMLElement>(`.mailpoet_validate_${kind}`);

  const render = (state: FormState) => {
    const shown = present(state, '');
    const isSent = !shown.isThanksHidden;
    const hadFocus = form.contains(document.activeElement);
    element.dataset.state = state.phase;
    form.classList.toggle('mailpoet_form_sending', shown.isBusy);
    form.setAttribute('aria-busy', String(shown.isBusy));
    keepHeight(form, isSent);
    form.classList.toggle('mailpoet_form_successfully_send', isSent);
    const [thanks, error] = [line('success'), line('error')];
    if (!thanks || !error) return;
    if (!thanks.textContent?.trim()) thanks.textContent = usual;
    show(thanks, 'status', isSent);
    if (isSent && hadFocus) takeFocus(thanks);
    error.textContent = shown.error;
    show(error, 'alert', !shown.isErrorHidden);
  };
  lifetime.onEnd(store.subscribe(render));
  element.dataset.state = store.getState().phase;
  if (line('success') && line('error')) return;
  import('./add-answers').then(
    ({ addAnswers }) => {
      addAnswers(form);
      render(store.getState());
    },
    () => {},
  );
}

/** The page below does not jump when the fields go. */
function keepHeight(form: HTMLFormElement, isKept: boolean) {
  form.style.minBlockSize = isKept ? `${form.offsetHeight}px` : '';
}

/** Printed by MailPoet with a style of its own. */
function show(node: HTMLElement, role: string, isShown: boolean) {
  node.setAttribute('role', role);
  node.hidden = !isShown;
  node.style.display = '';
}

/** The button that had it is gone. */
function takeFocus(node: HTMLElement) {
  node.tabIndex = -1;
  node.focus();
}
