import { webAddress } from '../http/safe-url';
import { type Language, textsIn } from '../i18n/messages';
import { VALIDATION_MESSAGES } from '../i18n/validation-messages';

/** Nothing is said about a value of this many characters or fewer until the form is sent. */
export const VALIDATION_THRESHOLD = 3;

/** The 20 rules of the spec; `invalid` (its default message) is a pattern of the author's. */
export type Rule = keyof typeof VALIDATION_MESSAGES.en;

type Limits = readonly (string | number)[];

/** The rules of a field: rule → its limits; `[]` for a rule without limits. */
export type Demands = { readonly [R in Rule]?: Limits };

export interface Violation {
  rule: Rule;
  limits: Limits;
}

/**
 * The first demand that the values break, in the order of the table below. `values` holds the text of a field, or
 * one for each chosen option of a group. What is empty breaks `required` and `notblank` only.
 */
export function violation(values: readonly string[], demands: Demands): Violation | undefined {
  const isEmpty = values.every((value) => value === '');
  for (const [rule, test] of TABLE) {
    const limits = demands[rule];
    const isAsked = limits && (!isEmpty || rule === 'required' || rule === 'notblank');
    if (isAsked && !test(values, limits)) return { rule, limits };
  }
  return undefined;
}

/** The message of a violation; each `%s` is the next limit. */
export function violationText({ rule, limits }: Violation, language: Language): string {
  const rest = [...limits];
  return textsIn(VALIDATION_MESSAGES, language)[rule].replace(/%s/g, () => String(rest.shift() ?? ''));
}

type Test = (values: readonly string[], limits: Limits) => boolean;

const isFilled: Test = (values) => values.some((value) => value.trim() !== '');

/** Each pattern is linear: a long text costs no time. */
const is =
  (pattern: RegExp): Test =>
  ([value = '']) =>
    pattern.test(value);

const first = ([value = '']: readonly string[]) => value;
const amount: Measure = (values) => Number(first(values));
/** People count characters, not the halves of an emoji. */
const characters: Measure = (values) => [...first(values)].length;
const choices: Measure = (values) => values.length;

type Measure = (values: readonly string[]) => number;

/** A limit that is no number is a page author's slip and asks for nothing. */
const atLeast =
  (measure: Measure): Test =>
  (values, [low]) =>
    !(measure(values) < Number(low)) && !Number.isNaN(measure(values));
const atMost =
  (measure: Measure): Test =>
  (values, [high]) =>
    !(measure(values) > Number(high)) && !Number.isNaN(measure(values));
const within =
  (measure: Measure): Test =>
  (values, [low = '', high = '']) =>
    atLeast(measure)(values, [low]) && atMost(measure)(values, [high]);

const EMAIL =
  /^[^\s@.<>(),;:"[\]\\]+(?:\.[^\s@.<>(),;:"[\]\\]+)*@(?:[\p{L}\d]+(?:-+[\p{L}\d]+)*\.)+\p{L}[\p{L}\d-]+$/u;

/** Two letters of the country and what it writes behind them, with or without spaces, points and dashes. */
const VAT = /^[A-Z]{2}[A-Z\d+*]{2,12}$/i;

const TABLE: readonly (readonly [Rule, Test])[] = [
  ['required', isFilled],
  ['email', is(EMAIL)],
  ['url', (values) => isAddress(first(values))],
  ['number', is(/^-?(\d*\.)?\d+(e[-+]?\d+)?$/i)],
  ['integer', is(/^-?\d+$/)],
  ['digits', is(/^\d+$/)],
  ['alphanum', is(/^\w+$/)],
  ['equalto', (values, [other = '']) => first(values) === String(other)],
  ['invalid', (values, [pattern = '']) => fits(first(values), String(pattern))],
  ['min', atLeast(amount)],
  ['max', atMost(amount)],
  ['range', within(amount)],
  ['minlength', atLeast(characters)],
  ['maxlength', atMost(characters)],
  ['length', within(characters)],
  ['mincheck', atLeast(choices)],
  ['maxcheck', atMost(choices)],
  ['check', within(choices)],
  ['euvatin', (values) => VAT.test(first(values).replace(/[\s.-]/g, ''))],
  ['notblank', isFilled],
];

/** People leave `https://` out. */
function isAddress(text: string): boolean {
  const address = webAddress(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  return /^https?:\/\/[^/@]+\.[^/@]+\//.test(address) && !/\s/.test(text);
}

/** As the browser reads a `pattern`: the whole value, and a malformed one asks for nothing. */
function fits(value: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
}
