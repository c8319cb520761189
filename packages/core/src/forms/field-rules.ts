import type { Demands, Rule } from './validation';

/** The prefixes of the rules: ours, and that of the library that defined them. */
const PREFIXES = ['data-onda-', 'data-parsley-'];

const TYPES: readonly Rule[] = ['email', 'url', 'number', 'integer', 'digits', 'alphanum'];
const FLAGS: readonly Rule[] = ['required', 'notblank', 'euvatin'];
const ONE_LIMIT: readonly Rule[] = ['min', 'max', 'minlength', 'maxlength', 'mincheck', 'maxcheck'];
const TWO_LIMITS: readonly Rule[] = ['range', 'length', 'check'];

/**
 * Reads the rules of the markup: HTML's attributes and those with a prefix; for a group, those of all its boxes.
 */
export function rulesOf(fields: readonly Element[], form: HTMLFormElement): Demands {
  return Object.assign({}, ...fields.flatMap((field) => [ofHtml(field), ofData(field, form)]));
}

/**
 * The page's own words for a rule, `data-onda-email-message` or `data-onda-error-message`; empty where there are none.
 */
export function ownWords(fields: readonly Element[], rule: Rule): string {
  const names = [
    rule,
    ...(TYPES.includes(rule) ? ['type'] : []),
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

function ofHtml(field: Element): Demands {
  const type = field.getAttribute('type') ?? '';
  const hasNumbers = type === 'number' || type === 'range';
  const limit = (rule: Rule) => {
    const value = field.getAttribute(rule);
    return value === null ? {} : { [rule]: [value] };
  };
  const pattern = field.getAttribute('pattern');
  return {
    ...(field.hasAttribute('required') ? { required: [] } : {}),
    ...(['email', 'url', 'number'].includes(type) ? { [type]: [] } : {}),
    ...(pattern ? { invalid: [pattern] } : {}),
    ...limit('minlength'),
    ...limit('maxlength'),
    ...(hasNumbers ? { ...limit('min'), ...limit('max') } : {}),
  };
}

function ofData(field: Element, form: HTMLFormElement): Demands {
  const demands: Partial<Record<Rule, readonly string[]>> = {};
  const add = (rules: readonly Rule[], limits: (value: string) => readonly string[] | undefined) => {
    for (const rule of rules) {
      const value = written(field, rule);
      const found = value === null ? undefined : limits(value);
      if (found) demands[rule] = found;
    }
  };
  const type = written(field, 'type') as Rule | null;
  if (type && TYPES.includes(type)) demands[type] = [];
  add(FLAGS, (value) => (value === 'false' ? undefined : []));
  add(ONE_LIMIT, (value) => [value]);
  // Written `[6, 10]`.
  add(TWO_LIMITS, pair);
  add(['equalto'], (value) => [valueNamed(value, form)]);
  const pattern = written(field, 'pattern');
  if (pattern) demands.invalid = [pattern.replace(/^\/\^?(.*?)\$?\/[a-z]*$/, '$1')];
  return demands;
}

/** A value that is no pair of numbers is a page author's mistake, and no rule. */
function pair(value: string): string[] | undefined {
  const limits = value.replace(/[[\]\s]/g, '').split(',');
  const isPair = limits.length === 2 && limits.every((limit) => limit !== '' && !Number.isNaN(Number(limit)));
  return isPair ? limits : undefined;
}

function written(field: Element, name: string): string | null {
  for (const prefix of PREFIXES) {
    const value = field.getAttribute(prefix + name);
    if (value !== null) return value;
  }
  return null;
}

/** Of the field that a selector names, else the words themselves. */
function valueNamed(selector: string, form: HTMLFormElement): string {
  try {
    return form.querySelector<HTMLInputElement>(selector)?.value ?? selector;
  } catch {
    return selector;
  }
}
