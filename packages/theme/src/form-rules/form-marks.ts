import { fromTemplate } from '@onda/core/dom/from-template';
import { type Language, translator } from '@onda/core/i18n/messages';
import type { Field, Question } from './form-questions';
import { errorItem, errorList, errorMark } from './generated/templates';
import { formCheckMessages } from './messages';

/** Errors beside each field and in a list above the form. */
export interface FormMarks {
  has(question: Question): boolean;
  /** Writes the error beside a field, or removes it. Returns it. */
  mark(question: Question, text: string | undefined): string | undefined;
  /** Replaces the list of errors, with a link to each; it gets the focus. */
  list(wrong: readonly Question[]): void;
  clear(): void;
}

interface Mark {
  node: HTMLElement;
  undo: () => void;
}

export function createFormMarks(form: HTMLFormElement, language: Language): FormMarks {
  const t = translator(formCheckMessages, language);
  const marks = new Map<Field, Mark>();
  let summary: HTMLElement | undefined;

  const mark: FormMarks['mark'] = (question, text) => {
    const { field } = question;
    const has = marks.get(field);
    if (text === undefined) {
      has?.undo();
      marks.delete(field);
      return undefined;
    }
    const { node } = has ?? putMark(question);
    node.textContent = text;
    return text;
  };
  const putMark = (question: Question): Mark => {
    const node = fromTemplate(errorMark, { id: newId('onda-error') });
    placeOf(question, form)(node);
    const undos = [() => node.remove(), ...describe(question, node.id)];
    const made = { node, undo: () => undos.forEach((undo) => void undo()) };
    marks.set(question.field, made);
    return made;
  };

  return {
    has: ({ field }) => marks.has(field),
    mark,
    list(wrong) {
      summary?.remove();
      summary = undefined;
      if (wrong.length === 0) return;
      summary = fromTemplate(errorList, { id: newId('onda-problem'), problem: t('problem') });
      summary.lastElementChild?.append(
        ...wrong.map((question) => entry(question, marks.get(question.field)?.node.textContent ?? '')),
      );
      form.prepend(summary);
      summary.focus();
    },
    clear() {
      summary?.remove();
      for (const { undo } of marks.values()) undo();
      marks.clear();
    },
  };
}

/** The place before the field and its label; for a group that after its legend. */
function placeOf({ field, fields }: Question, form: HTMLElement): (node: HTMLElement) => void {
  const legend = fields.length > 1 ? groupOf(field, form)?.querySelector(':scope > legend') : undefined;
  if (legend) return (node) => legend.after(node);
  const first = field.closest('label') ?? field;
  return (node) => first.before(node);
}

/** Links the text to the fields; a set of radio buttons has no aria-invalid. Returns the undos. */
function describe(question: Question, id: string): (() => void)[] {
  const { field, fields } = question;
  const group = fields.length > 1 ? groupOf(field, field.form ?? field) : undefined;
  const invalid = fields.filter(({ type }) => type !== 'radio');
  return [
    ...(group ? [group] : fields).map((node) => {
      const others = node.getAttribute('aria-describedby');
      return set(node, { 'aria-describedby': others ? `${id} ${others}` : id });
    }),
    ...invalid.map((node) => set(node, { 'aria-invalid': 'true' })),
    ...(field.id ? [] : [set(field, { id: newId('onda-field') })]),
  ];
}

function entry({ field, fields }: Question, text: string): HTMLElement {
  const item = fromTemplate(errorItem, {
    field: field.id,
    text: `${nameOf(field, fields.length > 1)}: ${text}`,
  });
  // The link scrolls to the field, not to the edge of the window, which a header may cover.
  item.firstElementChild?.addEventListener('click', (event) => {
    event.preventDefault();
    field.focus();
  });
  return item;
}

/** The page's name of a question, without the star of required ones. */
function nameOf(field: Field, isGroup: boolean): string {
  const legend = isGroup ? field.closest('fieldset')?.querySelector('legend')?.textContent : undefined;
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label');
  const name = legend || label || field.getAttribute('placeholder') || field.name;
  return name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(.*[^\s*:])?.*/s, '$1');
}

const groupOf = (field: Field, within: Node) => {
  const group = field.closest<HTMLElement>('fieldset, [role="group"], [role="radiogroup"]');
  return group && within.contains(group) ? group : undefined;
};

/** Returns the undo. */
function set(node: Element, attributes: Record<string, string>): () => void {
  const undos = Object.entries(attributes).map(([name, value]) => {
    const before = node.getAttribute(name);
    node.setAttribute(name, value);
    return () => (before === null ? node.removeAttribute(name) : node.setAttribute(name, before));
  });
  return () => undos.forEach((undo) => void undo());
}

let made = 0;
const newId = (stem: string) => `${stem}-${++made}`;
