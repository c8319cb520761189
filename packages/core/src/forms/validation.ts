import { webAddress } from '../http/safe-url';
import { type Language, textsIn } from '../i18n/messages';
import { VALIDATION_MESSAGES } from '../i18n/validation-messages';

/** A value of this many characters or fewer gets no message until the form is sent. */
export const VALIDATION_THRESHOLD = 3;

/** The 20 rules of the spec; `invalid` (its default message) is a pattern of the author's. */
export type Rule = keyof typeof VALIDATION_MESSAGES.en;

/** The rules and two checks with the message of another rule: a day that exists, and a number of whole steps. */
export type Check = Rule | 'date' | 'step';

const SAID: { readonly [C in Check]?: Rule } = { date: 'invalid', step: 'number' };

type Limits = readonly (string | number)[];

/** The checks of a field: check → its limits; `[]` for a check without limits. */
export type Demands = { readonly [C in Check]?: Limits };

export interface Violation {
  rule: Check;
  limits: Limits;
}

/**
 * The first demand that the values break, in the order of the table below. `values` holds the text of a field, or one
 * for each chosen option of a group. An empty value breaks `required` and `notblank` only.
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

/** The message of a violation, the page's own if it has one; each `%s` is the next limit. */
export function violationText({ rule, limits }: Violation, language: Language, own = ''): string {
  const rest = [...limits];
  const text = own || textsIn(VALIDATION_MESSAGES, language)[SAID[rule] ?? (rule as Rule)];
  return text.replace(/%s/g, () => String(rest.shift() ?? ''));
}

type Test = (values: readonly string[], limits: Limits) => boolean;

const isFilled: Test = (values) => values.some((value) => value.trim() !== '');

/** Each pattern takes linear time. */
const is =
  (pattern: RegExp): Test =>
  ([value = '']) =>
    pattern.test(value);

const first = ([value = '']: readonly string[]) => value;
/** Characters are counted, not the halves of an emoji. */
const characters: Measure = (values) => [...first(values)].length;
const choices: Measure = (values) => values.length;

type Measure = (values: readonly string[]) => string | number;

const atLeast =
  (measure: Measure): Test =>
  (values, [low]) =>
    (difference(measure(values), low) ?? 0) >= 0;
const atMost =
  (measure: Measure): Test =>
  (values, [high]) =>
    (difference(measure(values), high) ?? 0) <= 0;
const within =
  (measure: Measure): Test =>
  (values, [low = '', high = '']) =>
    atLeast(measure)(values, [low]) && atMost(measure)(values, [high]);

/** Days, months, weeks and hours as fields have them; their texts sort in order. */
const MOMENT = /^(?:\d{4}-(?:\d\d(?:-\d\d(?:[T ]\d\d:\d\d.*)?)?|W\d\d)|\d\d:\d\d.*)$/;
const isNumber = (text: string | number) => text !== '' && !Number.isNaN(Number(text));

/** Whether a value can be compared with a limit: a number, a day or an hour. */
export const isLimit = (text: string) => isNumber(text) || MOMENT.test(text);

/**
 * Above 0 for a value beyond the limit; NaN for one that cannot be compared with it. Undefined for a limit that is
 * neither number, day nor hour: such a mistake of a page author is no rule.
 */
function difference(value: string | number, limit: string | number = ''): number | undefined {
  if (isNumber(limit)) return value === '' ? Number.NaN : Number(value) - Number(limit);
  if (!MOMENT.test(String(limit))) return undefined;
  const [one, other] = [String(value), String(limit)].map((text) =>
    text.replace(/(:\d\d):00(?:\.0+)?$/, '$1'),
  );
  if (!one || !other || kindOf(one) !== kindOf(other)) return Number.NaN;
  return one < other ? -1 : Number(one > other);
}

const kindOf = (moment: string) =>
  MOMENT.test(moment) ? moment.slice(0, 16).replace(/\d/g, '0').replace(' ', 'T') : '';

function isDay(text: string): boolean {
  const [, day] = /^\d{4}-\d\d-(\d\d)$/.exec(text) ?? [];
  // Not every browser refuses the 30 February.
  return day !== undefined && new Date(text).getUTCDate() === Number(day);
}

/** A malformed step is no rule. */
function isStep(value: number, step: number, base: number): boolean {
  const steps = (value - base) / step;
  return !(step > 0) || Math.abs(steps - Math.round(steps)) < TOLERANCE;
}

/** The tolerance of a step: few fractions are exact in binary. */
const TOLERANCE = 1e-8;

const EMAIL =
  /^(?=.{1,254}$)(?=[^@]{1,64}@)[^\s@.<>(),;:"[\]\\]+(?:\.[^\s@.<>(),;:"[\]\\]+)*@(?:[\p{L}\p{M}\d]+(?:-+[\p{L}\p{M}\d]+)*\.)+\p{L}[\p{L}\p{M}\d-]+$/u;

/** An address; people leave `https://` out. */
const ADDRESS =
  /^(?:(?:https?|ftp):\/\/(?:[^\s/?#@]*@)?)?(\[[\da-f:.]+\]|[^\s/?#:@[\]]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
/** Letters, digits and all signs beyond ASCII; labels between dots, of which the last has no digits. */
const HOST =
  /^(?:[a-z\d\xA1-\u{10FFFF}]+(?:-+[a-z\d\xA1-\u{10FFFF}]+)*\.)+(?:[a-z\xA1-\u{10FFFF}]{2,}|xn--[a-z\d-]+)$/iu;

/** The two letters of a country, then its number with at least one digit, with or without spaces and dashes. */
const VAT = /^[A-Z]{2}(?=.*\d)[A-Z\d+*]{2,12}$/i;

const TABLE: readonly (readonly [Check, Test])[] = [
  ['required', isFilled],
  [
    'email',
    ([text = ''], [many]) =>
      (many ? text.split(',') : [text]).every((one) => EMAIL.test(many ? one.trim() : one)),
  ],
  ['url', (values) => isAddress(first(values))],
  ['number', is(/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i)],
  ['integer', is(/^[-+]?\d+$/)],
  ['digits', is(/^\d+$/)],
  ['alphanum', is(/^[\p{L}\p{M}\p{N}_]+$/u)],
  ['date', (values) => isDay(first(values))],
  ['step', (values, [step, base = 0]) => isStep(Number(first(values)), Number(step), Number(base))],
  ['equalto', (values, [named = '', value = named]) => first(values) === String(value)],
  ['invalid', (values, [pattern, ...expression]) => fits(first(values), String(pattern), expression)],
  ['min', atLeast(first)],
  ['max', atMost(first)],
  ['range', within(first)],
  ['minlength', atLeast(characters)],
  ['maxlength', atMost(characters)],
  ['length', within(characters)],
  ['mincheck', atLeast(choices)],
  ['maxcheck', atMost(choices)],
  ['check', within(choices)],
  ['euvatin', (values) => VAT.test(first(values).replace(/[\s-]/g, ''))],
  ['notblank', isFilled],
];

/** True for an address that a browser can parse, on a public host. */
function isAddress(text: string): boolean {
  const [, host = ''] = ADDRESS.exec(text) ?? [];
  const octets = host.split('.');
  const [begin = 0, , , end = 0] = octets.map(Number);
  const isIp = /^\d+(?:\.\d+){3}$/.test(host) && begin > 0 && begin < 224 && end > 0 && end < 255;
  const isHost = isIp || host.startsWith('[') || HOST.test(host);
  return isHost && webAddress(text.replace(/^(?:\w+:\/\/)?/, 'https://')) !== '';
}

/** The flag with which browsers read a `pattern`; older ones know the second. */
const HTML_FLAG = 'unicodeSets' in RegExp.prototype ? 'v' : 'u';

/**
 * Whether the whole text matches the pattern. A malformed pattern is no rule. An expression with flags
 * of its own is tried first; many are older than the flag `u`.
 */
function fits(value: string, pattern: string, [expression, flags = '']: Limits): boolean {
  for (const unicode of expression === undefined ? [HTML_FLAG] : ['u', '']) {
    try {
      const { source } = new RegExp(`${expression ?? pattern}`, `${flags}${unicode}`);
      return new RegExp(expression === undefined ? `^(?:${source})$` : source, `${flags}${unicode}`).test(
        value,
      );
    } catch {
      // An expression may be valid without the flag.
    }
  }
  return true;
}
