import { ownWords, rulesOf, textOf } from '@onda/core/forms/field-rules';
import { type Check, violation, violationText } from '@onda/core/forms/validation';
import type { Language } from '@onda/core/i18n/messages';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A question of a form: a field, or boxes of one name. */
export interface Question {
  /** The first of its fields. */
  field: Field;
  fields: readonly Field[];
}

const NO_QUESTION = ['submit', 'button', 'reset', 'image', 'hidden'];
const CHOICES = ['radio', 'checkbox'];
/** The errors that the browser alone can detect. */
const OTHERWISE = ['badInput', 'rangeUnderflow', 'rangeOverflow', 'stepMismatch'] as const;

/** In the order of the page. */
export function questionsOf(form: HTMLFormElement): Question[] {
  const groups = new Map<unknown, Field[]>();
  for (const field of fieldsOf(form)) {
    const key = CHOICES.includes(field.type) && field.name ? field.name : field;
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups.values()].flatMap((fields) => (fields[0] ? [{ field: fields[0], fields }] : []));
}

/** The question of a field, if it belongs to one. */
export function questionOf(form: HTMLFormElement, node: EventTarget | null): Question | undefined {
  return questionsOf(form).find(({ fields }) => fields.some((field) => field === node));
}

/** Values for core's rules: the text of a field, or one for each chosen option. */
export function valuesOf({ field, fields }: Question): string[] {
  if (CHOICES.includes(field.type))
    return fields.filter((one) => (one as HTMLInputElement).checked).map(({ value }) => value);
  return field instanceof HTMLSelectElement
    ? [...field.selectedOptions].map(({ value }) => value)
    : [textOf(field)];
}

/** The text of a question's error; undefined without one. */
export function problemOf(question: Question, form: HTMLFormElement, language: Language): string | undefined {
  const { field } = question;
  const text = (rule: Check, limits: readonly (string | number)[] = []) =>
    violationText({ rule, limits }, language, ownWords(question.fields, rule));
  if (field.validity?.badInput) return text(field.type === 'number' ? 'number' : 'invalid');
  const broken = violation(valuesOf(question), rulesOf(question.fields, form));
  if (broken) return text(broken.rule, broken.limits);
  if (field.validity?.customError) return field.validationMessage;
  return OTHERWISE.some((flaw) => field.validity?.[flaw]) ? text('invalid') : undefined;
}

function fieldsOf(form: HTMLFormElement): Field[] {
  const isField = (node: Element): node is Field => /^(input|select|textarea)$/.test(node.localName);
  const isAsked = (field: Field) =>
    !NO_QUESTION.includes(field.type) && !field.matches(':disabled') && !field.hasAttribute('readonly');
  return [...form.elements].filter(isField).filter(isAsked);
}
