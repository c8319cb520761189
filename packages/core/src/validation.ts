import { webAddress } from './safe-url';

/** Nothing is said about a value of this many characters or fewer until the form is sent. */
export const VALIDATION_THRESHOLD = 3;

export type Rule = keyof typeof RULES;

/** What a field must be: rule → its limits, as text or numbers; rules without limits take `[]`. */
export type Demands = Partial<Record<Rule, readonly (string | number)[]>>;

export interface Violation {
  rule: Rule;
  limits: readonly (string | number)[];
}

/**
 * The first demand that the values break, in the order of the table below. `values` holds one text, or one for each
 * chosen option of a group. An empty field breaks `required` and `notblank` only.
 */
export function violation(values: readonly string[], demands: Demands): Violation | undefined {
  const isEmpty = values.every((value) => value === '');
  for (const rule of Object.keys(RULES) as Rule[]) {
    const limits = demands[rule];
    if (!limits || (isEmpty && !ASKED_OF_EMPTY.includes(rule))) continue;
    if (!RULES[rule](values, limits)) return { rule, limits };
  }
  return undefined;
}

/** The message of a violation; each `%s` is the next limit. */
export function violationText({ rule, limits }: Violation, language: 'es' | 'en'): string {
  const rest = [...limits];
  return TEXTS[language][rule].replace(/%s/g, () => String(rest.shift() ?? ''));
}

const ASKED_OF_EMPTY: readonly Rule[] = ['required', 'notblank'];

type Limits = readonly (string | number)[];
type Test = (values: readonly string[], limits: Limits) => boolean;

/** Of the whole value; each pattern is linear, so that a long text costs no time. */
const matches =
  (pattern: RegExp): Test =>
  ([value = '']) =>
    pattern.test(value);

const between =
  (measure: (values: readonly string[]) => number, low: number, high: number): Test =>
  (values, limits) => {
    const size = measure(values);
    const least = low < 0 ? Number.NEGATIVE_INFINITY : Number(limits[low]);
    const most = high < 0 ? Number.POSITIVE_INFINITY : Number(limits[high]);
    return size >= least && size <= most;
  };

const amount = ([value = '']: readonly string[]) => Number(value);
/** People count characters, not UTF-16 halves of an emoji. */
const characters = ([value = '']: readonly string[]) => [...value].length;
const choices = (values: readonly string[]) => values.length;

/** The 20 rules of the spec; `invalid` (its default message) is a pattern of the author's. */
const RULES = {
  required: ([value = '']) => value !== '',
  notblank: ([value = '']) => value.trim() !== '',
  email: matches(/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]._-][^\s@"(),:;<>[\\\]]*\.[^\s@"(),:;<>[\\\].\d]{2,}$/),
  url: ([value = '']) => isAddress(value),
  number: matches(/^-?(\d*\.)?\d+(e[-+]?\d+)?$/i),
  integer: matches(/^-?\d+$/),
  digits: matches(/^\d+$/),
  alphanum: matches(/^\w+$/),
  invalid: ([value = ''], [pattern = '']) => new RegExp(`^(?:${pattern})$`, 'u').test(value),
  min: between(amount, 0, -1),
  max: between(amount, -1, 0),
  range: between(amount, 0, 1),
  minlength: between(characters, 0, -1),
  maxlength: between(characters, -1, 0),
  length: between(characters, 0, 1),
  mincheck: between(choices, 0, -1),
  maxcheck: between(choices, -1, 0),
  check: between(choices, 0, 1),
  equalto: ([value = ''], [other = '']) => value === String(other),
  euvatin: matches(VAT),
} satisfies Record<string, Test>;
