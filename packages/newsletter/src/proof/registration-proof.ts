import type { Lifetime } from '@onda/core/element/lifetime';
import { type Ajax, dataOf } from '@onda/core/http/ajax';
import { pageAjax } from '@onda/core/http/page-services';
import type { Language } from '@onda/core/i18n/messages';
import { prove } from './proof-of-work';

interface Dependencies {
  lifetime: Lifetime;
  lang: Language;
  ajax?: Pick<Ajax, 'post'>;
  proved?: (challenge: unknown, signal: AbortSignal) => Promise<string>;
}

/** Calculates the proof of work and adds it to the form data if it is ready. Also enables a printed captcha. */
export function addProof(
  form: HTMLFormElement,
  { lifetime, lang, ajax = pageAjax().ajax, proved = prove }: Dependencies,
) {
  let proof = '';
  ajax
    .post('onda_challenge', {}, { signal: lifetime.signal })
    .then((reply) => proved(dataOf(reply), lifetime.signal))
    .then((found) => {
      proof = found;
    })
    .catch(() => {});
  if (form.querySelector('.mailpoet_captcha'))
    import('../captcha/captcha-panel').then(
      ({ adoptCaptcha }) => adoptCaptcha(form, { lang, lifetime }),
      () => {},
    );
  const add = ({ formData }: FormDataEvent) => {
    if (proof) formData.set('data[proof]', proof);
  };
  form.addEventListener('formdata', add, { signal: lifetime.signal });
}
