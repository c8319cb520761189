import { printedFlag } from '@onda/core/element/printed';
import type { ReactNode } from 'react';
import { AnswerLines } from '../form/AnswerLines';
import type { Answered } from '../form/present';

export const Line = ({ text }: { text: string }) => <p>{text}</p>;

/** The form by which a subscriber changes names and lists. */
export const ManageForm = ({
  address,
  save,
  children,
}: Record<'address' | 'save', string> & { children: ReactNode }) => (
  <form className="mailpoet-manage-subscription" method="post" action={address}>
    {children}
    <p>
      <input type="submit" className="mailpoet-submit mailpoet_submit wp-element-button" value={save} />
    </p>
  </form>
);

/** A form of its own, so that leaving needs no field. */
export const LeaveForm = ({ address, leave }: Record<'address' | 'leave', string>) => (
  <form className="mailpoet-unsubscribe" method="post" action={address}>
    <p>
      <input type="submit" className="mailpoet_submit wp-element-button" value={leave} />
    </p>
  </form>
);

/** Names the address that the button confirms. */
export const ConfirmForm = ({
  words,
  email,
  address,
  confirm,
}: Record<'words' | 'email' | 'address' | 'confirm', string>) => (
  <>
    <p>
      {words} <strong>{email}</strong>
    </p>
    <form className="mailpoet-confirm" method="post" action={address}>
      <p>
        <input type="submit" className="mailpoet_submit wp-element-button" value={confirm} />
      </p>
    </form>
  </>
);

/** The reply: what was done, or an error. */
export const Answers = ({ thanks, error, isThanksHidden, isErrorHidden }: Answered) => (
  <AnswerLines
    name="mailpoet-submit-success"
    thanks={thanks}
    error={error}
    isThanksHidden={isThanksHidden}
    isErrorHidden={isErrorHidden}
  />
);

export const StatusField = ({
  name,
  label,
  children,
}: Record<'name' | 'label', string> & { children: ReactNode }) => (
  <div className="mailpoet_paragraph">
    <label className="mailpoet_text_label" htmlFor="onda-nl-manage-status">
      {label}
    </label>{' '}
    <select id="onda-nl-manage-status" className="mailpoet_select" name={name}>
      {children}
    </select>
  </div>
);

export const Status = ({
  status,
  isChosen,
  words,
}: Record<'status' | 'words', string> & { isChosen: boolean }) => (
  <option value={status} {...printedFlag('selected', isChosen)}>
    {words}
  </option>
);
