import type { Clock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import type { formRules } from './contract';
import type { createFormCheck, FormCheck } from './form-check';

/** The time for which a submit waits for the checks; then the browser's own check decides. */
export const WAIT_MS = 10_000;

/** Forms of Contact Form 7, which shows its own errors: a second message would become a part of the field's name. */
const CHECKS_ITSELF = '.wpcf7-form';

/** `none`: the checks failed to load. */
type CheckState = FormCheck | 'coming' | 'none';

/**
 * Checks the forms in the target. The checks load with the first touch of a form; until then, and if they fail to load,
 * the browser's own apply.
 */
export function keepRules(
  { target, options, lifetime }: Scene<typeof formRules>,
  loadChecks: () => Promise<{ createFormCheck: typeof createFormCheck }>,
  clock: Clock,
) {
  const { signal } = lifetime;
  target.addEventListener('beforeinput', keepNumber, { signal });
  if (!options.check) return;
  const checks = new WeakMap<HTMLFormElement, CheckState>();
  const held = new WeakMap<HTMLFormElement, HTMLElement | null>();

  const load = async (form: HTMLFormElement) => {
    if (checks.has(form)) return;
    const before = form.noValidate;
    const undo = () => {
      form.noValidate = before;
    };
    checks.set(form, 'coming');
    form.noValidate = true;
    lifetime.onEnd(undo);
    let stopWaiting = () => {};
    const late = new Promise<never>((_, reject) => {
      stopWaiting = clock.after(WAIT_MS, () => reject());
    });
    try {
      const { createFormCheck } = await Promise.race([loadChecks(), late]);
      checks.set(form, createFormCheck(form, lifetime, clock));
    } catch {
      undo();
      checks.set(form, 'none');
    }
    stopWaiting();
    if (!lifetime.isOver && held.has(form)) form.requestSubmit(held.get(form));
    held.delete(form);
  };
  const touched = ({ target: touchedNode }: Event) => {
    const form = (touchedNode as Element).closest('form');
    if (form && !form.matches(CHECKS_ITSELF)) void load(form);
  };
  const sent = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if ((event.submitter as HTMLButtonElement | null)?.formNoValidate || form.matches(CHECKS_ITSELF)) return;
    void load(form);
    const check = checks.get(form);
    if (check === 'coming') held.set(form, event.submitter);
    else if (!check || check === 'none' || check.check()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['focusin', 'pointerdown']) target.addEventListener(type, touched, { signal });
  // The listener runs before scripts that send the form.
  target.addEventListener('submit', sent, { signal, capture: true });
}

/** Number fields refuse the letter e and periods (M-5.01 and M-5.02), but allow a period if their step has decimals. */
function keepNumber(event: InputEvent) {
  const field = event.target as HTMLInputElement;
  if (field.type !== 'number' || event.inputType !== 'insertText') return;
  const hasDecimals = /\.|any/i.test(field.step);
  if ((hasDecimals ? /e/i : /[e.]/i).test(event.data ?? '')) event.preventDefault();
}
