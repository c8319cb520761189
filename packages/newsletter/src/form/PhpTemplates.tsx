import type { ReactNode } from 'react';
import { type Answered, AnswerLines } from './AnswerLines';

// The form under MailPoet's class names. `look` is the style that its owner chose.

type Nodes = { children: ReactNode };

/** The box of a form; over a page it is hidden until the script shows it. */
export const Box = ({
  id,
  kind,
  preview,
  isOver,
  label,
  look,
  children,
}: Record<'id' | 'kind' | 'preview' | 'label' | 'look', string> & { isOver: boolean } & Nodes) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
  <div
    id={`mailpoet_form_${id}`}
    className={`mailpoet_form ${kind}`}
    data-is-preview={preview}
    hidden={isOver}
    aria-label={label}
    role="group"
    data-flag-style={look}
  >
    {children}
  </div>
);

/** `delay` to `days` say when a form over the page appears. */
export const Form = ({
  kind,
  address,
  delay,
  exit,
  touch,
  days,
  children,
}: Record<'kind' | 'address' | 'delay' | 'exit' | 'touch' | 'days', string> & Nodes) => (
  <form
    target="_self"
    method="post"
    action={address}
    className={`mailpoet_form mailpoet_form_form ${kind}`}
    data-delay={delay}
    data-exit-intent-enabled={exit}
    data-exit-intent-touch={touch}
    data-cookie-expiration-time={days}
  >
    {children}
  </form>
);

export const Title = ({ text }: { text: string }) => <h2 className="mailpoet_form_title">{text}</h2>;

export const Paragraph = ({ text }: { text: string }) => <p className="mailpoet_form_paragraph">{text}</p>;

export const ConsentText = ({ text }: { text: string }) => (
  <p className="mailpoet_form_paragraph mailpoet_consent">{text}</p>
);

export const SubmitLine = ({ text, look }: Record<'text' | 'look', string>) => (
  <div className="mailpoet_paragraph">
    <input type="submit" className="mailpoet_submit wp-element-button" value={text} data-flag-style={look} />
  </div>
);

/** The answers to a form that was sent without a script. */
export const Answers = ({ success, error, isUnsent, isRight }: Answered) => (
  <div className="mailpoet_message">
    <AnswerLines
      name="mailpoet_validate_success"
      success={success}
      error={error}
      isUnsent={isUnsent}
      isRight={isRight}
    />
  </div>
);
