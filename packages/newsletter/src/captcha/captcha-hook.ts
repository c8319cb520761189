import type { Host } from '@onda/core/element/host';
import { loadOnce } from '@onda/core/loading/load-once';
import type { captchaHook } from './captcha-contract';
import { collectSignals, signalFields } from './captcha-signals';

export type HookHost = Host<typeof captchaHook>;

/**
 * Counts from the start and adds the counts to the form when it is sent. The proof is calculated from the first touch
 * on. A captcha that the server printed works at once.
 */
export function setupHook({ element, lifetime, lang }: HookHost): void {
  const form = element.closest('form');
  if (!form) return;
  const { signal } = lifetime;
  const signals = collectSignals(form, lifetime);
  const add = ({ formData }: FormDataEvent) => {
    for (const [name, count] of signalFields(signals())) formData.set(name, count);
  };
  form.addEventListener('formdata', add, { signal });

  const load = loadOnce(async () => {
    const { addProof } = await import('../proof/registration-proof');
    addProof(form, { lifetime, lang });
  });
  if (form.querySelector('.mailpoet_captcha')) load.preload();
  // WordPress itself sets the focus in its form, which is no touch.
  for (const type of ['focusin', 'pointerdown']) form.addEventListener(type, load.preload, { signal });
}
