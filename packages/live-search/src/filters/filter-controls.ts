import type { Translate } from '@onda/core/messages';
import { make } from '../view/make';
import type { FiltersState } from './filters';
import type { FilterText } from './messages';
import type { Filter } from './read-filters';

type Values = FiltersState['values'];
type Set = (name: string, values: string[]) => void;
type Of<K extends Filter['kind']> = Extract<Filter, { kind: K }>;

export interface Control {
  node: HTMLFieldSetElement;
  /** Where the control says what is wrong. */
  error: HTMLElement;
  paint(values: Values): void;
}

/** One filter as native controls: boxes, radios, a list, fields of text, numbers or days. */
export function drawControl(filter: Filter, t: Translate<FilterText>, set: Set): Control {
  const { nodes, paint } = inside(filter, t, set);
  const error = make('span', 'error', { role: 'alert' });
  const legend = make('legend', '', {}, filter.label);
  const node = make('fieldset', 'filter', { 'data-kind': filter.kind }, legend, ...nodes, error);
  return { node, error, paint };
}

interface Inside {
  nodes: Node[];
  paint(values: Values): void;
}

function inside(filter: Filter, t: Translate<FilterText>, set: Set): Inside {
  if (filter.kind === 'choices')
    return filter.display === 'dropdown' ? dropdown(filter, t, set) : boxes(filter, set);
  // What the legend says already is not written a second time.
  if (filter.kind === 'text') return fields([filter.name], [''], 'text', { 'aria-label': filter.label }, set);
  const { names, min, max, kind } = filter;
  const type = kind === 'range' ? 'number' : 'date';
  return fields(names, [t('from'), t('to')], type, { min: min || null, max: max || null }, set);
}

let groups = 0;

function boxes({ name, display, choices }: Of<'choices'>, set: Set): Inside {
  groups += 1;
  const inputs = choices.map(({ value }) =>
    // Without the name of the field: the form of the page must not send it.
    make('input', '', { type: display, name: `onda-filter-${groups}`, value }),
  );
  for (const input of inputs)
    input.addEventListener('change', () =>
      set(
        name,
        inputs.filter(({ checked }) => checked).map(({ value }) => value),
      ),
    );
  return {
    nodes: inputs.map((input, at) => make('label', '', {}, input, ' ', choices[at]?.label ?? '')),
    paint(values) {
      for (const input of inputs) input.checked = values[name]?.includes(input.value) ?? false;
    },
  };
}

function dropdown({ name, choices, label }: Of<'choices'>, t: Translate<FilterText>, set: Set): Inside {
  const any = make('option', '', { value: '' }, t('any'));
  const options = choices.map((choice) => make('option', '', { value: choice.value }, choice.label));
  const select = make('select', '', { 'aria-label': label }, any, ...options);
  select.addEventListener('change', () => set(name, select.value === '' ? [] : [select.value]));
  return {
    nodes: [select],
    paint(values) {
      select.value = values[name]?.[0] ?? '';
    },
  };
}

function fields(
  names: readonly string[],
  labels: readonly string[],
  type: string,
  limits: Record<string, string | null>,
  set: Set,
): Inside {
  const inputs = names.map((name) => {
    const input = make('input', '', { type, ...limits });
    input.addEventListener('change', () => set(name, input.value === '' ? [] : [input.value]));
    return input;
  });
  return {
    nodes: inputs.map((input, at) => make('label', '', {}, labels[at] ?? '', ' ', input)),
    paint(values) {
      inputs.forEach((input, at) => {
        input.value = values[names[at] ?? '']?.[0] ?? '';
      });
    },
  };
}
