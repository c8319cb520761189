import type { Clock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behaviour';
import type { formRules } from './contract';
import type { createFormCheck, FormCheck } from './form-check';

/** A form that is sent before the checks are there waits for them so long, then the browser's own check has to do. */
export const WAIT_MS = 10_000;

/** Contact Form 7 says itself what is wrong: two messages for one field, and the one would be read as a part of its name. */
const CHECKS_ITSELF = '.wpcf7-form';

/** `none`: the checks could not be had. */
type Keeper = FormCheck | 'coming' | 'none';

/**
 * Keeps the rules of the forms in the target. The checks come with the first touch of a form; until then, and where they cannot
 * be had, the browser's own stand.
 */
export function keepRules(
  { target, options, life }: Scene<typeof formRules>,
  bringChecks: () => Promise<{ createFormCheck: typeof createFormCheck }>,
  clock: Clock,
) {
  const { signal } = life;
  target.addEventListener('beforeinput', keepNumber, { signal });
  if (!options.check) return;
  const keepers = new WeakMap<HTMLFormElement, Keeper>();
  const held = new WeakMap<HTMLFormElement, HTMLElement | null>();

  const bring = async (form: HTMLFormElement) => {
    if (keepers.has(form)) return;
    const before = form.noValidate;
    const undo = () => {
      form.noValidate = before;
    };
    keepers.set(form, 'coming');
    form.noValidate = true;
    life.onEnd(undo);
    let stopWaiting = () => {};
    const late = new Promise<never>((_, reject) => {
      stopWaiting = clock.after(WAIT_MS, () => reject());
    });
    try {
      const { createFormCheck } = await Promise.race([bringChecks(), late]);
      keepers.set(form, createFormCheck(form, life, clock));
    } catch {
      undo();
      keepers.set(form, 'none');
    }
    stopWaiting();
    if (!life.isOver && held.has(form)) form.requestSubmit(held.get(form));
    held.delete(form);
  };
  const touched = ({ target: touchedNode }: Event) => {
    const form = (touchedNode as Element).closest('form');
    if (form && !form.matches(CHECKS_ITSELF)) void bring(form);
  };
  const sent = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if ((event.submitter as HTMLButtonElement | null)?.formNoValidate || form.matches(CHECKS_ITSELF)) return;
    void bring(form);
    const keeper = keepers.get(form);
    if (keeper === 'coming') held.set(form, event.submitter);
    else if (!keeper || keeper === 'none' || keeper.check()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['focusin', 'pointerdown']) target.addEventListener(type, touched, { signal });
  // Before whoever sends the form by script.
  target.addEventListener('submit', sent, { signal, capture: true });
}

/** Number fields take no letter e and no period (magazine.md 5), but a period where their step says that they have decimals. */
function keepNumber(event: InputEvent) {
  const field = event.target as HTMLInputElement;
  if (field.type !== 'number' || event.inputType !== 'insertText') return;
  const hasDecimals = /\.|any/i.test(field.step);
  if ((hasDecimals ? /e/i : /[e.]/i).test(event.data ?? '')) event.preventDefault();
}
