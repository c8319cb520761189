/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import {
  RangeControl,
  SelectControl,
  TextareaControl,
  TextControl,
  ToggleControl,
} from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Choice } from '../site-data';
import { ColorField } from './ColorField';
import { type ControlProps, sizedWords, words } from './field-words';
import { MediaField } from './MediaField';
import { PostField } from './PostField';
import { Networks, PostTypes, Terms } from './TokenField';

/** The control that the contract names, or that fits the type of the attribute. */
export function Control(props: ControlProps) {
  const { control, type, min, max } = props.field;
  const hasRange = control !== 'range' || (min !== undefined && max !== undefined);
  const Chosen = (hasRange && CONTROLS[control ?? type]) || CONTROLS[type] || Text;
  return <Chosen {...props} />;
}

const Text = ({ field, value, onChange }: ControlProps) => (
  <TextControl
    {...sizedWords(field)}
    value={value ?? ''}
    placeholder={String(field.default ?? '')}
    onChange={(text: string) => onChange(text || undefined)}
  />
);

const Area = ({ field, value, onChange }: ControlProps) => (
  <TextareaControl
    {...words(field)}
    rows={3}
    value={value ?? ''}
    onChange={(text: string) => onChange(text || undefined)}
  />
);

const Toggle = ({ field, value, onChange }: ControlProps) => (
  <ToggleControl
    {...words(field)}
    checked={value ?? field.default}
    onChange={(isOn: boolean) => onChange(isOn === field.default ? undefined : isOn)}
  />
);

const NumberField = ({ field, value, onChange }: ControlProps) => (
  <TextControl
    {...sizedWords(field)}
    type="number"
    min={field.min}
    max={field.max}
    step={field.step}
    value={value ?? ''}
    placeholder={String(field.default ?? '')}
    onChange={(text: string) => onChange(text === '' ? undefined : Number(text))}
  />
);

const Range = ({ field, value, onChange }: ControlProps) => (
  <RangeControl
    {...sizedWords(field)}
    min={field.min}
    max={field.max}
    step={field.step ?? 1}
    value={value ?? field.default}
    allowReset
    resetFallbackValue={field.default}
    onChange={(number?: number) => onChange(number === field.default ? undefined : number)}
  />
);

const Enum = (props: ControlProps) => {
  const { values = [], choices = {} } = props.field;
  const label = (value: string) => (choices[value] ? __(choices[value], 'onda') : value);
  return <Select {...props} options={values.map((value) => ({ value, label: label(value) }))} />;
};

interface SelectProps extends ControlProps {
  options: readonly Choice[];
  /** The name of what holds while nobody chooses. */
  first?: string | undefined;
}

/** The first option is the default; where it is named, it is said which one that is. */
function Select({ field, value, onChange, options, first: named }: SelectProps) {
  const usual = named ?? options.find((option) => option.value === field.default)?.label;
  const first = usual
    ? /* translators: %s: what holds while nobody chooses. */ sprintf(__('Default: %s', 'onda'), usual)
    : __('Default', 'onda');
  const isKnown = value === undefined || options.some((option) => option.value === String(value));
  const all = [
    { value: '', label: first },
    ...options.filter((option) => option.value !== field.default),
    ...(isKnown ? [] : [{ value: String(value), label: String(value) }]),
  ];
  const choose = (chosen: string) =>
    onChange(chosen === '' ? undefined : field.type === 'number' ? Number(chosen) : chosen);
  return <SelectControl {...sizedWords(field)} options={all} value={String(value ?? '')} onChange={choose} />;
}

const Station = (props: ControlProps) => {
  const options = props.site.stations.map(({ id, name }) => ({ value: id, label: name || id }));
  return <Select {...props} options={options} first={options[0]?.label} />;
};

const Picker = (props: ControlProps) => (
  <Select {...props} options={props.site.choices[props.field.control ?? ''] ?? []} />
);

/** Stored as `2027-03-21 20:00`. */
const Moment = ({ field, value, onChange }: ControlProps) => (
  <TextControl
    {...sizedWords(field)}
    type="datetime-local"
    value={String(value ?? '')
      .replace(' ', 'T')
      .slice(0, 16)}
    onChange={(text: string) => onChange(text.replace('T', ' ') || undefined)}
  />
);

const CONTROLS: Record<string, (props: ControlProps) => ReactElement> = {
  boolean: Toggle,
  color: ColorField,
  date: Moment,
  enum: Enum,
  form: Picker,
  list: Picker,
  media: MediaField,
  networks: Networks,
  number: NumberField,
  post: PostField,
  'post-types': PostTypes,
  range: Range,
  search: Picker,
  size: Picker,
  station: Station,
  terms: Terms,
  textarea: Area,
};
