import type { Lifetime } from '@onda/core/element/lifetime';
import { VALIDATION_THRESHOLD } from '@onda/core/forms/validation';
import { type Control, fieldError, type Group, valuesOf, type Words } from './field-error';
import { markField, unmarkField } from './mark-field';

export interface FormCheck {
  /** Checks a field after its `blur`. */
  look(control: Control): void;
  /** Shows the error beside each field, and focuses the first. */
  isValid(): boolean;
  /** Removes every mark. */
  reset(): void;
}

/**
 * Checks a printed form when it is sent. A field with more than three characters is checked when it loses the focus,
 * and at each change after its first failure.
 */
export function checkForm(form: HTMLFormElement, words: Words, lifetime: Lifetime): FormCheck {
  const failed = new Set<string>();
  form.noValidate = true; // the browser's own bubbles cover their fields

  const check = (group: Group): boolean => {
    const text = fieldError(form, group, words);
    if (text === undefined) unmarkField(group);
    else {
      failed.add(group.name);
      markField(form, group, text);
    }
    return text === undefined;
  };
  const look = (control: Control, isLeft = true) => {
    const group = groupsOf(form).find(({ controls }) => controls.includes(control));
    if (group && (failed.has(group.name) || (isLeft && isLongEnough(group)))) check(group);
  };
  const onEvent = ({ type, target }: Event) => look(target as Control, type === 'change');
  for (const type of ['input', 'change']) form.addEventListener(type, onEvent, { signal: lifetime.signal });

  return {
    look,
    isValid() {
      const wrong = groupsOf(form).filter((group) => !check(group));
      wrong[0]?.controls[0]?.focus();
      return wrong.length === 0;
    },
    reset() {
      failed.clear();
      for (const group of groupsOf(form)) unmarkField(group);
    },
  };
}

/** A visitor in the middle of a word gets no error. */
const isLongEnough = ({ controls }: Group) => valuesOf(controls).join('').length > VALIDATION_THRESHOLD;

function groupsOf(form: HTMLFormElement): Group[] {
  const groups = new Map<string, Control[]>();
  for (const control of form.elements) {
    if (!isAsked(control)) continue;
    groups.set(control.name, [...(groups.get(control.name) ?? []), control]);
  }
  return [...groups].map(([name, controls]) => ({ name, controls, owner: ownerOf(controls) }));
}

/** Buttons, hidden fields and the trap for robots are not checked. Our captcha shows its own errors. */
function isAsked(control: Element): control is Control {
  if (!/^(input|select|textarea)$/.test(control.localName)) return false;
  const { name, type, disabled } = control as Control;
  return (
    name !== '' && !disabled && !/^(hidden|submit|button|image|reset)$/.test(type) && !control.closest(OTHERS)
  );
}

const OTHERS = '.mailpoet_hp_email_label, .mailpoet_captcha_place';

/** A field set with no other controls. */
function ownerOf(controls: Control[]): Element | undefined {
  const owner = controls[0]?.closest('fieldset');
  const held = [...(owner?.querySelectorAll<Control>('input, select, textarea') ?? [])];
  return owner && held.every((control) => controls.includes(control)) ? owner : undefined;
}
