import type { FormState } from '../store';

/** The two lines below a form. */
export interface Answered {
  thanks: string;
  error: string;
  isThanksHidden: boolean;
  isErrorHidden: boolean;
}

/** The values of a form in a state. */
export interface Shown extends Answered {
  stateClass: string;
  isBusy?: boolean;
}

/** The class of each phase, after the form's others. `render-form.ts` sets the same two in a printed form. */
const CLASSES: Partial<Record<FormState['phase'], string>> = {
  sending: ' mailpoet_form_sending',
  success: ' mailpoet_form_successfully_send',
};

/** Each message gets a line. */
export const present = (state: FormState, thanks: string): Required<Shown> => ({
  stateClass: CLASSES[state.phase] ?? '',
  isBusy: state.phase === 'sending',
  thanks,
  error: state.phase === 'error' ? state.messages.join('\n') : '',
  isThanksHidden: state.phase !== 'success',
  isErrorHidden: state.phase !== 'error',
});
