import type { FormState, FormStore } from '../store';
import type { FormHost } from './form-host';
import { present } from './present';
import type { PrintedForm } from './printed-form';

/**
 * Keeps the printed form as `Face` would draw it, from the first change of the store on. A form of MailPoet has no
 * `part`, so classes select the nodes and there are no holes. `usual` is the default text of thanks.
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

/** Keeps the height when the fields go, so that the page below does not jump. */
function keepHeight(form: HTMLFormElement, isKept: boolean) {
  form.style.minBlockSize = isKept ? `${form.offsetHeight}px` : '';
}

/** MailPoet prints these nodes with a `style`. */
function show(node: HTMLElement, role: string, isShown: boolean) {
  node.setAttribute('role', role);
  node.hidden = !isShown;
  node.style.display = '';
}

/** The focus moves here because its button is hidden. */
function takeFocus(node: HTMLElement) {
  node.tabIndex = -1;
  node.focus();
}
