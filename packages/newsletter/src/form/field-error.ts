import { ownWords, rulesOf, textOf } from '@onda/core/forms/field-rules';
import { violation, violationText } from '@onda/core/forms/validation';
import type { Language } from '@onda/core/i18n/messages';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field, or the choices of one name. */
export interface Group {
  name: string;
  controls: Control[];
  /** The element around a group of choices. It holds the rules of the group. */
  owner: Element | undefined;
}

/** The sentences of a form beside its fields. */
export interface Words {
  language: Language;
  invalidName: string;
  invalidLetters: string;
}

/** The attribute of a rule of MailPoet's own. */
const NAMES = 'data-parsley-names';

/** Text of the first broken rule, the page's own if there is one. Undefined if the field is valid. */
export function fieldError(form: HTMLFormElement, group: Group, words: Words): string | undefined {
  const { controls, owner } = group;
  const elements = owner ? [owner, ...controls] : controls;
  const values = valuesOf(controls);
  const broken = violation(values, rulesOf(elements, form));
  if (broken) return violationText(broken, words.language, ownWords(elements, broken.rule));
  // Mail servers accept letters of all scripts behind the @, but few do before it.
  if (controls[0]?.type === 'email' && /[^\0-\x7F].*@/.test(values[0] ?? '')) return words.invalidLetters;
  if (!controls.some((control) => control.hasAttribute(NAMES))) return undefined;
  return nameError(values[0] ?? '', elements, words.invalidName);
}

/** The text of a field, or one value for each chosen option. */
export function valuesOf(controls: readonly Control[]): string[] {
  return controls.flatMap((control) => {
    if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
    if (/^(checkbox|radio)$/.test(control.type)) return isChecked(control) ? [control.value || 'on'] : [];
    return [control.type === 'email' ? plain(textOf(control)) : textOf(control)];
  });
}

/** An address as the server reads it: word processors and some keyboards write other apostrophes and hyphens. */
const plain = (address: string) =>
  address
    .replace(UNSEEN, '')
    .replace(/[‘’ʼ＇]/g, "'")
    .replace(/[‐‑]/g, '-');

/** Invisible characters that are pasted with an address. */
const UNSEEN = /^[\s\p{Z}\p{Cc}\p{Cf}]+|[\s\p{Z}\p{Cc}\p{Cf}]+$/gu;

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** A name has no `<`, no `>` and no link (M-5.34 to M-5.36). The page may set both texts: `["…", "…"]`. */
function nameError(value: string, elements: readonly Element[], usual: string): string | undefined {
  const [brackets, link] = listOf(elements.map((element) => element.getAttribute(NAMES)).find(Boolean));
  if (/[<>]/.test(value)) return brackets ?? usual;
  return /https?:\/\//i.test(value) ? (link ?? usual) : undefined;
}

function listOf(json: string | null | undefined): (string | undefined)[] {
  try {
    const list: unknown = JSON.parse(json ?? '');
    return Array.isArray(list)
      ? list.map((text) => (typeof text === 'string' && text ? text : undefined))
      : [];
  } catch {
    return [];
  }
}
