import type { Language } from '@onda/core/messages';
import { type Demands, type Rule, type Violation, violation, violationText } from '@onda/core/validation';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Rules that a printed form writes as `data-parsley-<rule>`, as MailPoet does, beside the browser's own attributes. */
const WRITTEN: readonly Rule[] = [
  'notblank',
  'min',
  'max',
  'range',
  'minlength',
  'maxlength',
  'length',
  'mincheck',
  'maxcheck',
  'check',
  'equalto',
  'euvatin',
];

/** Those for which the browser has an attribute of the same name. */
const OWN: readonly Rule[] = ['min', 'max', 'minlength', 'maxlength'];

/** `type="email"` of the browser and `data-parsley-type="email"` name the same rules. */
const TYPES: readonly Rule[] = ['email', 'url', 'number', 'integer', 'digits', 'alphanum'];

/** What one field, or one group of choices, must be. `owner` holds what was written for the whole group. */
export function demandsOf(controls: readonly Control[], owner?: Element): Demands {
  const demands: Record<string, (string | number)[]> = {};
  for (const element of [owner, ...controls]) if (element) Object.assign(demands, demandsIn(element));
  return demands;
}

function demandsIn(element: Element): Record<string, string[]> {
  const demands: Record<string, string[]> = {};
  const written = (rule: string) => element.getAttribute(`data-parsley-${rule}`);
  if ((written('required') ?? `${element.hasAttribute('required')}`) !== 'false') demands.required = [];
  const type = written('type') ?? element.getAttribute('type') ?? '';
  if (TYPES.includes(type as Rule)) demands[type] = [];
  const pattern = written('pattern') ?? element.getAttribute('pattern');
  if (pattern) demands.invalid = [pattern];
  for (const rule of WRITTEN) {
    const limits = written(rule) ?? (OWN.includes(rule) ? element.getAttribute(rule) : null);
    if (limits) demands[rule] = limitsIn(limits, element);
  }
  return demands;
}

/** `[3, 20]`, `3`, or for `equalto` the selector of another field. */
function limitsIn(written: string, element: Element): string[] {
  if (/^[#.[]/.test(written) && !/^\[[\d\s,.-]+\]$/.test(written)) return [otherValue(written, element)];
  return written.replace(/[[\]\s]/g, '').split(',');
}

function otherValue(selector: string, element: Element): string {
  try {
    return element.closest('form')?.querySelector<Control>(selector)?.value ?? '';
  } catch {
    return '';
  }
}

/** The text of a field, or one value for each chosen option. */
export function valuesOf(controls: readonly Control[]): string[] {
  return controls.flatMap((control) => {
    if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
    if (/^(checkbox|radio)$/.test(control.type)) return isChecked(control) ? [control.value || 'on'] : [];
    return [control.value];
  });
}

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** The first thing that is wrong, in the page's words where it has some; undefined when all is well. */
export function complaint(
  controls: readonly Control[],
  owner: Element | undefined,
  words: Words,
): string | undefined {
  const values = valuesOf(controls);
  const broken = violation(values, demandsOf(controls, owner));
  const written = (name: string) =>
    [owner, ...controls].map((element) => element?.getAttribute(`data-parsley-${name}`)).find(Boolean);
  if (broken)
    return written(messageName(broken)) ?? written('error-message') ?? violationText(broken, words.language);
  return nameComplaint(values[0] ?? '', written('names'), controls, words.invalidName);
}

interface Words {
  language: Language;
  invalidName: string;
}

const messageName = ({ rule }: Violation) =>
  `${TYPES.includes(rule) ? 'type' : rule === 'invalid' ? 'pattern' : rule}-message`;

/** A name holds no `<`, no `>` and no link (magazine.md 5). The page may word both: `["…", "…"]`. */
function nameComplaint(
  value: string,
  written: string | null | undefined,
  controls: readonly Control[],
  usual: string,
): string | undefined {
  if (!controls.some((control) => control.hasAttribute('data-parsley-names'))) return undefined;
  const [brackets, link] = listOf(written);
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
