import type { Lifetime } from '@onda/core/element/lifetime';
import { loadOnce } from '@onda/core/loading/load-once';
import type { Control, Words } from './field-error';
import type { FormCheck } from './form-check';

export interface LazyCheck {
  /** Shows the errors beside their fields. If the rules do not load, the server checks. */
  isValid(): Promise<boolean>;
  /** Removes every mark. */
  reset(): void;
}

/** Checks a form whose rules load with the first field that may break one: most forms have an address alone. */
export function openCheck(
  form: HTMLFormElement,
  words: Words,
  lifetime: Lifetime,
  rules = () => import('./form-check'),
): LazyCheck {
  let check: FormCheck | undefined;
  const load = loadOnce(async () => {
    const { checkForm } = await rules();
    check = checkForm(form, words, lifetime);
    return check;
  });
  const onChange = ({ target }: Event) => {
    const control = target as Control;
    if (check || isPlain(control)) return;
    load().then(
      (loaded) => loaded.look(control),
      () => {},
    );
  };
  form.addEventListener('change', onChange, { signal: lifetime.signal });
  return {
    async isValid() {
      if (!check && [...form.elements].every((control) => isPlain(control as Control))) return true;
      return load.forPress().then(
        (loaded) => loaded.isValid(),
        () => true,
      );
    },
    reset: () => check?.reset(),
  };
}

/** An address that every rule accepts. */
const ADDRESS = /^(?=.{0,64}$)([\w+-]+(\.[\w+-]+)*@([a-z\d]+(-[a-z\d]+)*\.)+[a-z]{2,20})?$/i;
/** A text without brackets, a link or spaces alone. */
const TEXT = /^([^\s<>:][^<>:]*)?$/;
const RULE = /^data-parsley-(?!names$)/;

/** Whether no rule can refuse the value: the browser accepts it, and the page has no rule of its own for the field. */
function isPlain({ type, value, validity, attributes }: Control): boolean {
  if ([...attributes].some(({ name }) => RULE.test(name)) || validity?.valid === false) return false;
  return (type === 'email' ? ADDRESS : TEXT).test(value ?? '');
}
