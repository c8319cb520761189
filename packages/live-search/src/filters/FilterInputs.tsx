import type { Translate } from '@onda/core/i18n/messages';
import { type InputHTMLAttributes, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Filters, FiltersState } from './filters';
import type { FilterText } from './messages';
import type { Filter } from './read-filters';

interface InputsProps<F extends Filter = Filter> {
  filter: F;
  values: FiltersState['values'];
  set: Filters['set'];
  t: Translate<FilterText>;
}

type Of<K extends Filter['kind']> = Extract<Filter, { kind: K }>;

/** The native controls of a filter: boxes, radios, a list, fields of text, numbers or days. */
export function FilterInputs({ filter, ...given }: InputsProps) {
  if (filter.kind === 'choices') {
    const Choices = filter.display === 'dropdown' ? Dropdown : Boxes;
    return <Choices filter={filter} {...given} />;
  }
  if (filter.kind === 'text') return <TextField filter={filter} {...given} />;
  return <FromTo filter={filter} {...given} />;
}

function Boxes({ filter: { name, display, choices }, values, set }: InputsProps<Of<'choices'>>) {
  // Not the name of the field: the form of the page must not send it.
  const group = useId();
  const chosen = values[name] ?? [];
  const choose = (value: string, isChosen: boolean) => {
    const next = display === 'radio' ? [value] : chosen.filter((other) => other !== value);
    if (isChosen && display !== 'radio') next.push(value);
    set(
      name,
      choices.map((choice) => choice.value).filter((other) => next.includes(other)),
    );
  };
  return choices.map(({ value, label }) => (
    <label key={value}>
      <input
        type={display}
        name={group}
        value={value}
        checked={chosen.includes(value)}
        onChange={({ target }) => choose(value, target.checked)}
      />{' '}
      {label}
    </label>
  ));
}

const Dropdown = ({ filter: { name, label, choices }, values, set, t }: InputsProps<Of<'choices'>>) => (
  <select
    aria-label={label}
    value={values[name]?.[0] ?? ''}
    onChange={({ target }) => set(name, target.value === '' ? [] : [target.value])}
  >
    <option value="">{t('any')}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
);

/** The legend names the field already: its name is not written a second time. */
const TextField = ({ filter: { name, label }, ...given }: InputsProps<Of<'text'>>) => (
  <Field name={name} label="" {...given} attributes={{ type: 'text', 'aria-label': label }} />
);

function FromTo({ filter: { names, kind, min, max }, t, ...given }: InputsProps<Of<'range' | 'date'>>) {
  const labels = [t('from'), t('to')];
  const type = kind === 'range' ? 'number' : 'date';
  const attributes = { type, min: min || undefined, max: max || undefined };
  return names.map((name, at) => (
    <Field key={name} name={name} label={labels[at] ?? ''} {...given} attributes={attributes} />
  ));
}

interface FieldProps extends Pick<InputsProps, 'values' | 'set'> {
  name: string;
  label: string;
  attributes: InputHTMLAttributes<HTMLInputElement>;
}

/** A field counts once it is left or entered, which is the browser's `change` and not React's. */
function Field({ name, label, values, set, attributes }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const value = values[name]?.[0] ?? '';
  useLayoutEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  useEffect(() => {
    const field = input.current;
    const change = () => field && set(name, field.value === '' ? [] : [field.value]);
    field?.addEventListener('change', change);
    return () => field?.removeEventListener('change', change);
  }, [name, set]);
  return (
    <label>
      {label} <input ref={input} {...attributes} />
    </label>
  );
}
