import type { ReactNode } from 'react';
import { type Choice, Face } from './Face';
import type { Answered } from './present';

type Nodes = Record<'closeNodes' | 'hiddenNodes' | 'textNodes' | 'children', ReactNode>;

/** The whole form, before a script starts it or after it was sent without one. */
export const Form = (form: Choice & Answered & Nodes & { stateClass: string }) => (
  <Face
    choice={form}
    shown={{
      stateClass: form.stateClass,
      thanks: form.thanks,
      error: form.error,
      isThanksHidden: form.isThanksHidden,
      isErrorHidden: form.isErrorHidden,
    }}
    close={form.closeNodes}
    hidden={form.hiddenNodes}
    text={form.textNodes}
    fields={form.children}
  />
);

export const Paragraph = ({ text }: { text: string }) => <p className="mailpoet_form_paragraph">{text}</p>;

export const ConsentText = ({ text }: { text: string }) => (
  <p className="mailpoet_form_paragraph mailpoet_consent">{text}</p>
);
