import type { Host } from '@onda/core/host';
import type { captchaHook } from './captcha-contract';

export type HookHost = Host<typeof captchaHook>;

/** Does nothing until somebody touches the form around it. A captcha that the server printed works at once. */
export function setupHook({ element, life, lang }: HookHost): void {
  const form = element.closest('form');
  if (!form) return;
  let isBrought = false;
  const bring = () => {
    if (isBrought) return;
    isBrought = true;
    import('./captcha-witness').then(
      ({ bearWitness }) => bearWitness(form, { life, lang }),
      () => {
        isBrought = false;
      },
    );
  };
  if (form.querySelector('.mailpoet_captcha')) bring();
  for (const type of ['focusin', 'pointerdown']) form.addEventListener(type, bring, { signal: life.signal });
}
