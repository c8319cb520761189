import { printedFlag } from '@onda/core/element/printed';
import type { ReactNode } from 'react';

type Field = Record<'id' | 'name' | 'label' | 'length', string>;
type NameField = Field & Record<'complete' | 'value', string>;

export const EmailField = ({ id, name, label, length }: Field) => (
  <div className="mailpoet_paragraph">
    <RequiredLabel id={id} label={label} />
    <input
      id={id}
      className="mailpoet_text"
      type="email"
      name={name}
      autoComplete="email"
      minLength={6}
      maxLength={length as never}
      required
    />
  </div>
);

/** `complete` is `given-name` or `family-name`. */
export const NameField = ({ id, name, label, length, complete, value }: NameField) => (
  <div className="mailpoet_paragraph">
    <label className="mailpoet_text_label" htmlFor={id}>
      {label}
    </label>
    <NameInput id={id} name={name} length={length} complete={complete} value={value} isRequired={false} />
  </div>
);

export const RequiredNameField = ({ id, name, label, length, complete, value }: NameField) => (
  <div className="mailpoet_paragraph">
    <RequiredLabel id={id} label={label} />
    <NameInput id={id} name={name} length={length} complete={complete} value={value} isRequired />
  </div>
);

const RequiredLabel = ({ id, label }: Pick<Field, 'id' | 'label'>) => (
  <label className="mailpoet_text_label" htmlFor={id}>
    {label}{' '}
    <span className="mailpoet_required" aria-hidden="true">
      *
    </span>
  </label>
);

/** An empty `names` stands for the rule's own text. */
const NameInput = (shown: Omit<NameField, 'label'> & { isRequired: boolean }) => (
  <input
    id={shown.id}
    className="mailpoet_text"
    type="text"
    name={shown.name}
    autoComplete={shown.complete}
    maxLength={shown.length as never}
    data-parsley-names="[]"
    defaultValue={shown.value}
    required={shown.isRequired}
  />
);

/** `name` ends in brackets, because several lists may be chosen. */
export const ListBox = ({
  name,
  list,
  isChecked,
  label,
}: Record<'name' | 'list' | 'label', string> & { isChecked: boolean }) => (
  <label className="mailpoet_checkbox_label">
    <input
      type="checkbox"
      className="mailpoet_checkbox"
      name={name}
      value={list}
      defaultChecked={isChecked}
    />{' '}
    {label}
  </label>
);

export const Group = ({
  legend,
  isRequired,
  children,
}: {
  legend: string;
  isRequired: boolean;
  children: ReactNode;
}) => (
  <fieldset className="mailpoet_paragraph" {...printedFlag('data-parsley-required', isRequired)}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

export const Consent = ({ name, text }: Record<'name' | 'text', string>) => (
  <div className="mailpoet_paragraph mailpoet_consent">
    <label>
      <input type="checkbox" name={name} value="1" required /> {text}
    </label>
  </div>
);
