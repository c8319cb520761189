import type { Errors } from '../api';
import type { Text } from '../texts';

export interface Input {
  /** The key of the form's value and of the label's text. */
  name: string;
  label?: string;
  /** The field of the server whose sentence stands below it; as a rule that of its name. */
  error?: string;
  more?: React.InputHTMLAttributes<HTMLInputElement>;
}

interface Props<F extends object> {
  id: string;
  inputs: readonly Input[];
  form: F;
  edit(fields: Partial<F>): void;
  text: Text;
  errors: Errors;
}

/** Inputs beside each other, each with its label above and the sentence of the server below where it is wrong. */
export function Inputs<F extends object>({ id, inputs, form, edit, text, errors }: Props<F>) {
  const values = form as Record<string, string | number>;
  const change = (name: string, value: string) =>
    edit({ [name]: typeof values[name] === 'number' ? Number(value) : value } as Partial<F>);
  return (
    <div className="onda-fields-row">
      {inputs.map(({ name, label = name, error = name, more }) => (
        <p key={name} className="onda-field">
          <label htmlFor={`${id}-${name}`}>{text(label)}</label>
          <input
            type="text"
            {...more}
            id={`${id}-${name}`}
            value={values[name]}
            onChange={(event) => change(name, event.target.value)}
            {...wrong(errors, error)}
          />
          <ErrorLine errors={errors} name={error} />
        </p>
      ))}
    </div>
  );
}

interface BoxesProps {
  legend: string;
  labels: readonly string[];
  /** A bit for each label, set if its box is ticked. */
  bits: number;
  onToggle(bit: number): void;
  errors: Errors;
  /** The field of the server. */
  name: string;
  /** A place that cannot be chosen. */
  without?: number;
  children?: React.ReactNode;
}

/** Boxes of which several may be ticked. */
export function Boxes({ legend, labels, bits, onToggle, errors, name, without, children }: BoxesProps) {
  return (
    <fieldset className="onda-boxes" {...wrong(errors, name)}>
      <legend>{legend}</legend>
      {labels.map((label, bit) =>
        bit === without ? null : (
          <label key={label}>
            <input type="checkbox" checked={(bits & (1 << bit)) !== 0} onChange={() => onToggle(bit)} />
            {label}
          </label>
        ),
      )}
      {children}
      <ErrorLine errors={errors} name={name} />
    </fieldset>
  );
}

const wrong = (errors: Errors, name: string) =>
  errors[name] ? { 'aria-invalid': true, 'aria-describedby': `onda-wrong-${name}` } : {};

function ErrorLine({ errors, name }: { errors: Errors; name: string }) {
  return errors[name] ? (
    <span className="onda-field-error" id={`onda-wrong-${name}`} role="alert">
      {errors[name]}
    </span>
  ) : null;
}
