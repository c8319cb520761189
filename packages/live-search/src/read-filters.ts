/** What the filter panel offers, as the owner wrote it in the option `filters`. */
export type Filter = Named &
  (
    | { kind: 'choice'; name: string; display: 'checkbox' | 'radio' | 'dropdown'; choices: Choice[] }
    | { kind: 'text'; name: string }
    | { kind: 'range'; names: [lower: string, upper: string]; min: string; max: string }
    | { kind: 'date'; names: [from: string, to: string]; min: string; max: string }
  );

interface Named {
  title: string;
  /** Something must be chosen. */
  isRequired: boolean;
}

export interface Choice {
  value: string;
  label: string;
  isChosen: boolean;
}

type Written = Record<string, unknown>;

/** How many controls the panel holds, and how many choices one of them has. */
const FILTERS = 30;
const CHOICES = 200;

/**
 * `[{"type": "generic" | "post_type" | "taxonomy" | "custom_field" | "date", "title", "required", …}]`; a taxonomy has `taxonomy`, a
 * custom field `field`; choices are `options: [{value, label, selected}]`. The fields are named as Ajax Search Pro names them.
 */
export function readFilters(written: unknown): Filter[] {
  const list = Array.isArray(written) ? written.slice(0, FILTERS) : [];
  return list.flatMap((raw, at) => {
    const filter: Written = Object(raw);
    const named: Named = { title: text(filter.title), isRequired: filter.required === true };
    const read = READERS[text(filter.type)]?.(filter, at + 1);
    return read ? [{ ...named, ...read }] : [];
  });
}

type Control = Filter extends infer F ? (F extends Filter ? Omit<F, keyof Named> : never) : never;

const READERS: Record<string, (filter: Written, number: number) => Control | undefined> = {
  generic: (filter) => choiceOf(filter, 'asp_gen[]'),
  post_type: (filter) => choiceOf(filter, 'customset[]'),
  taxonomy(filter) {
    const taxonomy = text(filter.taxonomy);
    if (!taxonomy) return undefined;
    return choiceOf(filter, taxonomy === 'category' ? 'categoryset[]' : `termset[${taxonomy}][]`);
  },
  custom_field(filter, number) {
    const field = text(filter.field);
    if (!field) return undefined;
    const name = `aspf[${field}_${number}]`;
    const limits = { min: text(filter.min), max: text(filter.max) };
    if (filter.display === 'range')
      return { kind: 'range', names: [`${name}[lower]`, `${name}[upper]`], ...limits };
    if (Array.isArray(filter.options))
      return choiceOf(filter, filter.display === 'checkbox' ? `${name}[]` : name);
    return { kind: 'text', name };
  },
  date: ({ min, max }) => ({
    kind: 'date',
    names: ['post_date_from', 'post_date_to'],
    min: text(min),
    max: text(max),
  }),
};

function choiceOf(filter: Written, name: string): Control | undefined {
  const options = Array.isArray(filter.options) ? filter.options.slice(0, CHOICES) : [];
  const choices = options.map((raw) => {
    const { value, label, selected }: Written = Object(raw);
    return { value: text(value), label: text(label) || text(value), isChosen: selected === true };
  });
  if (choices.length === 0) return undefined;
  const display = filter.display === 'radio' || filter.display === 'dropdown' ? filter.display : 'checkbox';
  return { kind: 'choice', name, display, choices };
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
