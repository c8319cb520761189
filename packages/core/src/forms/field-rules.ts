import { type Check, type Demands, isLimit, type Rule } from './validation';

/** The prefixes of the rules: ours, and that of the library that defined them. */
const PREFIXES = ['data-onda-', 'data-parsley-'];

const TYPES: readonly Check[] = ['email', 'url', 'number', 'integer', 'digits', 'alphanum', 'date'];
const FLAGS: readonly Rule[] = ['required', 'notblank', 'euvatin'];
const ONE_LIMIT: readonly Rule[] = ['min', 'max', 'minlength', 'maxlength', 'mincheck', 'maxcheck'];
const TWO_LIMITS: readonly Rule[] = ['range', 'length', 'check'];

/**
 * Reads the rules of the markup: HTML's attributes and those with a prefix; for a group, those of all its boxes.
 */
export function rulesOf(fields: readonly Element[], form: HTMLFormElement): Demands {
  return Object.assign({}, ...fields.flatMap((field) => [ofHtml(field), ofData(field, form)]));
}

/** The page's own text for a rule, `data-onda-email-message` or `data-onda-error-message`; empty if there is none. */
export function ownWords(fields: readonly Element[], rule: Check): string {
  const names = [
    rule,
    ...(TYPES.includes(rule) || rule === 'step' ? ['type'] : []),
    ...(rule === 'invalid' ? ['pattern'] : []),
    'error',
  ];
  for (const name of names)
    for (const field of fields) {
      const words = written(field, `${name}-message`);
      if (words) return words;
    }
  return '';
}

/** The text of a field, with the spaces around or between words removed as `data-parsley-whitespace` says. */
export function textOf(field: Element & { value: string }): string {
  const kind = written(field, 'whitespace');
  const text = kind === 'squish' ? field.value.replace(/\s+/g, ' ') : field.value;
  return kind === 'squish' || kind === 'trim' || written(field, 'trim-value') === 'true' ? text.trim() : text;
}

function ofHtml(field: Element): Demands {
  const type = field.getAttribute('type') ?? '';
  // Hours may go over midnight; only the browser checks them.
  const hasLimits = ['number', 'range', 'date', 'month', 'week', 'datetime-local'].includes(type);
  const limit = (rule: Rule) => {
    const value = limitOf(field, rule);
    return value ? { [rule]: [value] } : {};
  };
  const pattern = field.getAttribute('pattern');
  return {
    ...(field.hasAttribute('required') ? { required: [] } : {}),
    ...(['email', 'url', 'number', 'date'].includes(type) ? { [type]: severalOf(field) } : {}),
    ...(pattern ? { invalid: [pattern] } : {}),
    ...limit('minlength'),
    ...limit('maxlength'),
    ...(hasLimits ? { ...limit('min'), ...limit('max') } : {}),
  };
}

/** A number of characters, or a value that the browser accepts in such a field: it knows no other limit. */
function limitOf(field: Element, rule: Rule): string {
  const written = field.getAttribute(rule) ?? '';
  if (rule.endsWith('length')) return /^\s*\+?(\d+)/.exec(written)?.[1] ?? '';
  const probe = field.cloneNode() as HTMLInputElement;
  probe.value = written;
  return written && probe.value;
}

/** A field may take several mail addresses, with commas between. */
const severalOf = (field: Element) => (field.matches('[type="email"][multiple]') ? ['several'] : []);

function ofData(field: Element, form: HTMLFormElement): Demands {
  const demands: Partial<Record<Check, readonly string[]>> = {};
  const add = (rules: readonly Rule[], limits: (value: string) => readonly string[] | undefined) => {
    for (const rule of rules) {
      const value = written(field, rule);
      const found = value === null ? undefined : limits(value);
      if (found) demands[rule] = found;
    }
  };
  const type = written(field, 'type') as Check | null;
  if (type && TYPES.includes(type)) demands[type] = severalOf(field);
  const step = type === 'number' && written(field, 'type-step');
  if (step) demands.step = [step, written(field, 'type-base') ?? '0'];
  add(FLAGS, (value) => (value === 'false' ? undefined : []));
  add(ONE_LIMIT, (value) => [value]);
  // Written `[6, 10]`.
  add(TWO_LIMITS, pair);
  add(['equalto'], (value) => [value, valueNamed(value, form)]);
  const pattern = written(field, 'pattern');
  if (pattern) demands.invalid = [pattern, ...expressionOf(pattern)];
  return demands;
}

/** An expression and its flags: `/…/i` may match a part of the text, another pattern the whole only. */
function expressionOf(pattern: string): string[] {
  const [, body, flags = ''] = /^\/(.*)\/([dgimsuvy]*)$/s.exec(pattern) ?? [];
  return body === undefined ? [`^(?:${pattern})$`, ''] : [body, flags];
}

/** The two limits. A malformed pair is a page author's mistake, and no rule. */
function pair(value: string): string[] | undefined {
  const limits = value.replace(/[[\]\s]/g, '').split(',');
  return limits.length === 2 && limits.every(isLimit) ? limits : undefined;
}

function written(field: Element, name: string): string | null {
  for (const prefix of PREFIXES) {
    const value = field.getAttribute(prefix + name);
    if (value !== null) return value;
  }
  return null;
}

/** The value of the field that a selector names, in this form before the rest of the page; else the selector. */
function valueNamed(selector: string, form: HTMLFormElement): string {
  try {
    const other =
      form.querySelector<HTMLInputElement>(selector) ?? document.querySelector<HTMLInputElement>(selector);
    return other?.value ?? selector;
  } catch {
    return selector;
  }
}
