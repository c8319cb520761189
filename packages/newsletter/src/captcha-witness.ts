import { type Ajax, dataOf } from '@onda/core/ajax';
import type { Life } from '@onda/core/life';
import type { Language } from '@onda/core/messages';
import { pageAjax } from '@onda/core/page-services';
import { collectSignals } from './captcha-signals';
import { prove } from './proof-of-work';

interface World {
  life: Life;
  lang: Language;
  ajax?: Pick<Ajax, 'post'>;
  proved?: (challenge: unknown, signal: AbortSignal) => Promise<string>;
}

/** Adds what speaks for the visitor to a form that goes its own way: the counts, and the proof if it is ready by then. */
export function bearWitness(
  form: HTMLFormElement,
  { life, lang, ajax = pageAjax().ajax, proved = prove }: World,
) {
  const signals = collectSignals(form, life);
  let proof = '';
  ajax
    .post('onda_challenge', {}, { signal: life.signal })
    .then((reply) => proved(dataOf(reply), life.signal))
    .then((found) => {
      proof = found;
    })
    .catch(() => {});
  if (form.querySelector('.mailpoet_captcha'))
    void import('./captcha-panel').then(({ adoptCaptcha }) => adoptCaptcha(form, { lang, life }));
  form.addEventListener(
    'formdata',
    ({ formData }) => {
      for (const [name, count] of Object.entries(signals()))
        formData.set(`data[behavioral_signals][${name}]`, String(count));
      if (proof) formData.set('data[proof]', proof);
    },
    { signal: life.signal },
  );
}
