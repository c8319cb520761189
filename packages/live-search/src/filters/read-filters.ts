/** A filter of the panel, as the option `filters` describes it. */
export type Filter = Named &
  (
    | { kind: 'choices'; name: string; display: 'checkbox' | 'radio' | 'dropdown'; choices: Choice[] }
    | { kind: 'text'; name: string }
    | { kind: 'range'; names: [lower: string, upper: string]; min: string; max: string }
    | { kind: 'date'; names: [from: string, to: string]; min: string; max: string }
  );

interface Named {
  label: string;
  /** Something must be chosen. */
  isRequired: boolean;
}

export interface Choice {
  value: string;
  label: string;
  isChosen: boolean;
}

type Written = Record<string, unknown>;
type Control = Filter extends infer F ? (F extends Filter ? Omit<F, keyof Named> : never) : never;

/** How many controls the panel holds, and how many choices one of them has. */
const FILTERS = 30;
const CHOICES = 200;
/** The wire's names of generic fields, post types, categories, terms and custom fields. */
const NAME = /^(asp_gen\[\]|customset\[\]|categoryset\[\]|termset\[[\w-]+\]\[\]|aspf\[[\w-]+\](\[\])?)$/;

/**
 * `[{kind: 'choices' | 'range' | 'text' | 'date', name, label, required, …}]`; choices have `display` and `choices:
 * [{value, label, chosen}]`, ranges and days `min` and `max`. Fields with names that are not of the wire are left out.
 */
export function readFilters(written: unknown): Filter[] {
  const list = Array.isArray(written) ? written.slice(0, FILTERS) : [];
  return list.flatMap((raw) => {
    const filter: Written = Object(raw);
    const control = READERS[text(filter.kind)]?.(filter, text(filter.name));
    return control ? [{ label: text(filter.label), isRequired: filter.required === true, ...control }] : [];
  });
}

const READERS: Record<string, (filter: Written, name: string) => Control | undefined> = {
  choices({ choices: written, display }, name) {
    const choices = (Array.isArray(written) ? written.slice(0, CHOICES) : []).map(readChoice);
    if (choices.length === 0 || !NAME.test(name)) return undefined;
    const isOther = display === 'radio' || display === 'dropdown';
    return { kind: 'choices', name, display: isOther ? display : 'checkbox', choices };
  },
  text: (_, name) => (NAME.test(name) ? { kind: 'text', name } : undefined),
  range: ({ min, max }, name) =>
    NAME.test(name)
      ? { kind: 'range', names: [`${name}[lower]`, `${name}[upper]`], min: text(min), max: text(max) }
      : undefined,
  date: ({ min, max }) => ({
    kind: 'date',
    names: ['post_date_from', 'post_date_to'],
    min: text(min),
    max: text(max),
  }),
};

function readChoice(raw: unknown): Choice {
  const { value, label, chosen }: Written = Object(raw);
  return { value: text(value), label: text(label) || text(value), isChosen: chosen === true };
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
