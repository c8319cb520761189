import type { ReactNode } from 'react';
import { AnswerArea } from './AnswerLines';
import type { Shown } from './present';

/** The owner's choice; `look` is a style, and `delay` to `days` set when a form over the page appears. */
export interface Choice
  extends Record<
    | 'id'
    | 'type'
    | 'position'
    | 'animation'
    | 'preview'
    | 'label'
    | 'look'
    | 'address'
    | 'delay'
    | 'exit'
    | 'touch'
    | 'days'
    | 'title'
    | 'button'
    | 'buttonLook',
    string
  > {
  isOver: boolean;
}

interface FaceProps {
  choice: Choice;
  shown: Shown;
  /** Closes a form over the page. */
  close?: ReactNode;
  /** Fields that a browser sends by itself, and the trap for robots. */
  hidden: ReactNode;
  text?: ReactNode;
  fields: ReactNode;
}

/**
 * A form under MailPoet's class names. Over a page it is hidden until the script shows it. `captcha/captchas.ts` places
 * the captcha, once the server asks for it.
 */
export const Face = ({ choice, shown, close, hidden, text, fields }: FaceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
  <div
    id={`mailpoet_form_${choice.id}`}
    className={`mailpoet_form mailpoet_form_${choice.type} mailpoet_form_position_${choice.position} mailpoet_form_animation_${choice.animation}`}
    data-is-preview={choice.preview}
    hidden={choice.isOver}
    aria-label={choice.label}
    role="group"
    data-flag-style={choice.look}
  >
    {close}
    <FormTag choice={choice} shown={shown}>
      {hidden}
      <h2 className="mailpoet_form_title">{choice.title}</h2>
      {text}
      {fields}
      <SubmitLine text={choice.button} look={choice.buttonLook} />
      <AnswerArea
        thanks={shown.thanks}
        error={shown.error}
        isThanksHidden={shown.isThanksHidden}
        isErrorHidden={shown.isErrorHidden}
      />
    </FormTag>
  </div>
);

const FormTag = ({
  choice,
  shown,
  children,
}: Pick<FaceProps, 'choice' | 'shown'> & { children: ReactNode }) => (
  <form
    target="_self"
    method="post"
    action={choice.address}
    className={`mailpoet_form mailpoet_form_form mailpoet_form_${choice.type}${shown.stateClass}`}
    data-delay={choice.delay}
    data-exit-intent-enabled={choice.exit}
    data-exit-intent-touch={choice.touch}
    data-cookie-expiration-time={choice.days}
    aria-busy={shown.isBusy}
  >
    {children}
  </form>
);

const SubmitLine = ({ text, look }: Record<'text' | 'look', string>) => (
  <div className="mailpoet_paragraph">
    <input type="submit" className="mailpoet_submit wp-element-button" value={text} data-flag-style={look} />
  </div>
);
