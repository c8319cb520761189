import type { Lifetime } from '@onda/core/element/lifetime';
import { loadOnce } from '@onda/core/loading/load-once';
import type { Control, Words } from './field-error';
import type { FormCheck } from './form-check';

export interface LazyCheck {
  /** Says what is wrong beside each field. Where the rules do not arrive, the server says it. */
  isValid(): Promise<boolean>;
  /** Takes every mark back. */
  reset(): void;
}

/** Checks a form whose rules come with the first field that may break one: most forms hold an address alone. */
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

/** Every rule lets such an address pass. */
const ADDRESS = /^(?=.{0,64}$)([\w+-]+(\.[\w+-]+)*@([a-z\d]+(-[a-z\d]+)*\.)+[a-z]{2,20})?$/i;
/** No bracket, no link, and no spaces in place of an answer. */
const TEXT = /^([^\s<>:][^<>:]*)?$/;
const RULE = /^data-parsley-(?!names$)/;

/** No rule refuses such a value: the browser lets it pass, and the page has no rule of its own for the field. */
function isPlain({ type, value, validity, attributes }: Control): boolean {
  if ([...attributes].some(({ name }) => RULE.test(name)) || validity?.valid === false) return false;
  return (type === 'email' ? ADDRESS : TEXT).test(value ?? '');
}
