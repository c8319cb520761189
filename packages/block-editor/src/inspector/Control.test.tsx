import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { EditorField, Value } from '../editor-block';
import { NO_DATA } from '../site-data';
import { given } from '../testing/fake-components';
import { Control } from './Control';

vi.mock('@wordpress/element', () => import('react'));
vi.mock('@wordpress/components', () => import('../testing/fake-components'));
vi.mock('@wordpress/block-editor', () => import('../testing/fake-components'));
vi.mock('@wordpress/i18n', () => import('../testing/fake-components'));

const STATIONS = [
  { id: 'uno', name: 'Radio Uno', attributes: {} },
  { id: 'dos', name: '', attributes: {} },
];
const SITE = { ...NO_DATA, stations: STATIONS, choices: { size: [{ value: '3', label: 'Tres' }] } };
const CHOICES = { values: ['a', 'b', 'c'], choices: { a: 'Uno', b: 'Dos' } };

afterEach(cleanup);

function drawn(field: Partial<EditorField>, value: Value) {
  const onChange = vi.fn();
  const whole: EditorField = { name: 'x', label: 'Título', type: 'string', group: 'basics', ...field };
  const { container } = render(<Control field={whole} site={SITE} value={value} onChange={onChange} />);
  const controls = [...container.querySelectorAll<HTMLElement>('[data-control]')];
  const names = controls.map(({ dataset }) => dataset.control ?? '');
  const name = names.find((one) => given[one]?.onChange) ?? '';
  return { name, props: given[name], onChange };
}

it.each<[string, Partial<EditorField>, Value, object]>([
  ['TextControl', { default: 'hola' }, undefined, { value: '', placeholder: 'hola' }],
  ['TextControl', { control: 'unheard-of' as never }, 'x', { value: 'x', placeholder: '' }],
  ['TextareaControl', { control: 'textarea' }, undefined, { value: '' }],
  ['ToggleControl', { type: 'boolean', default: true }, undefined, { checked: true }],
  ['ToggleControl', { type: 'boolean', default: true }, false, { checked: false }],
  [
    'TextControl',
    { type: 'number', min: 0, max: 9, step: 0.5, default: 3 },
    undefined,
    { type: 'number', min: 0, max: 9, step: 0.5, value: '', placeholder: '3' },
  ],
  ['TextControl', { type: 'number', default: 3 }, 0, { value: 0 }],
  [
    'RangeControl',
    { type: 'number', control: 'range', min: 0, max: 9, default: 3 },
    undefined,
    { step: 1, value: 3 },
  ],
  ['RangeControl', { type: 'number', control: 'range', min: 0, max: 9, default: 3 }, 0, { value: 0 }],
  ['TextControl', { type: 'number', control: 'range', min: 0 }, 1, { type: 'number' }],
  ['TextControl', { type: 'number', control: 'range', max: 9 }, 1, { type: 'number' }],
  [
    'TextControl',
    { control: 'date' },
    '2027-03-21 20:00:30',
    { type: 'datetime-local', value: '2027-03-21T20:00' },
  ],
  ['TextControl', { control: 'date' }, undefined, { value: '' }],
  ['ColorPalette', { control: 'color', default: '#fff' }, '#fff', { value: undefined }],
  ['ColorPalette', { control: 'color', default: '#fff' }, '#000', { value: '#000' }],
])('%s is the control of %j with the value %j', (name, field, value, expected) => {
  const shown = drawn(field, value);
  expect(shown.name).toBe(name);
  expect(shown.props).toMatchObject(expected);
});

it.each<[string, Partial<EditorField>, Value, string[]]>([
  [
    'the default first, by its name',
    { type: 'enum', ...CHOICES, default: 'a' },
    'b',
    ['Default: Uno', 'Dos', 'c'],
  ],
  [
    'no name of a default that is none of them',
    { type: 'enum', ...CHOICES, default: '' },
    'b',
    ['Default', 'Uno', 'Dos', 'c'],
  ],
  [
    'what is written and is none of them',
    { type: 'enum', ...CHOICES, default: 'a' },
    'z',
    ['Default: Uno', 'Dos', 'c', 'z'],
  ],
  [
    'the stations, the first of which is meant without a word',
    { control: 'station' },
    undefined,
    ['Default: Radio Uno', 'Radio Uno', 'dos'],
  ],
  ['what the site has', { control: 'size', type: 'number' }, 3, ['Default', 'Tres']],
])('a list offers %s', (_, field, value, expected) => {
  const { name, props } = drawn(field, value);
  const options = props?.options as { label: string }[];
  expect([name, options.map(({ label }) => label)]).toEqual(['SelectControl', expected]);
  expect(props?.value).toBe(String(value ?? ''));
});

it.each<[Partial<EditorField>, unknown, Value]>([
  [{}, 'x', 'x'],
  [{}, '', undefined],
  [{ control: 'textarea' }, '', undefined],
  [{ type: 'boolean', default: true }, false, false],
  [{ type: 'boolean', default: true }, true, undefined],
  [{ type: 'boolean', default: false }, true, true],
  [{ type: 'number' }, '0', 0],
  [{ type: 'number' }, '', undefined],
  [{ type: 'number', control: 'range', min: 0, max: 9, default: 3 }, 0, 0],
  [{ type: 'number', control: 'range', min: 0, max: 9, default: 3 }, 3, undefined],
  [{ type: 'enum', ...CHOICES, default: 'a' }, 'b', 'b'],
  [{ type: 'enum', ...CHOICES, default: 'a' }, '', undefined],
  [{ control: 'size', type: 'number' }, '3', 3],
  [{ control: 'date' }, '2027-03-21T20:00', '2027-03-21 20:00'],
  [{ control: 'date' }, '', undefined],
  [{ control: 'color' }, '#000', '#000'],
  [{ control: 'color' }, undefined, undefined],
])('of %j the choice of %j is stored as %j', (field, chosen, stored) => {
  const { props, onChange } = drawn(field, undefined);
  props?.onChange(chosen);
  expect(onChange.mock.calls).toEqual([[stored]]);
});

it.each<[Partial<EditorField>, object]>([
  [{}, { label: 'Título' }],
  [
    { unit: 'px', required: true, help: 'Corto.' },
    { label: 'Título (px) *', help: 'Corto.' },
  ],
])('%j is labeled %j', (field, expected) => {
  const { props } = drawn(field, undefined);
  expect({ label: props?.label, ...(props?.help ? { help: props.help } : {}) }).toEqual(expected);
});
