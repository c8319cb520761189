import { readConfig } from '@onda/core/http/config';
import { redirect } from '@onda/core/http/redirect';
import { webAddress } from '@onda/core/http/safe-url';
import { loadOnce } from '@onda/core/loading/load-once';
import { systemClock } from '@onda/core/timing/clock';
import { createNewsletterApi } from './api';
import { collectSignals, signalFields } from './captcha/captcha-signals';
import type { Captchas } from './captcha/captchas';
import { rememberSubscription } from './display/remember-subscription';
import { fieldsOf } from './form/form-fields';
import type { FormHost } from './form/form-host';
import { openCheck } from './form/lazy-check';
import type { PrintedForm } from './form/printed-form';
import { renderForm } from './form/render-form';
import { followHeartbeat } from './heartbeat';
import { mailPoetPage, offerPageApi } from './page-api';
import { createPageTexts, type PageTexts } from './page-texts';
import { createFormStore, type FormStore } from './store';
import { createSubscription } from './subscription';

/** Starts the behavior of a form, from its first touch on. */
export function startForm(host: FormHost, printed: PrintedForm): { send(): Promise<void> } {
  const texts = textsOf(host);
  const store = createFormStore();
  renderForm(host, printed, store, texts.t('subscribed'));
  tellPage(host, printed, store);
  return subscriptionOf(host, printed, store, texts);
}

function subscriptionOf(host: FormHost, printed: PrintedForm, store: FormStore, texts: PageTexts) {
  const { lifetime, lang } = host;
  const { form, id, isPreview } = printed;
  const clock = systemClock;
  const url = serverOf();
  const words = {
    language: lang,
    invalidName: texts.t('invalidName'),
    invalidLetters: texts.t('invalidLetters'),
  };
  const check = openCheck(form, words, lifetime);
  const signals = collectSignals(form, lifetime);
  return createSubscription({
    api: createNewsletterApi({ url, clock, signal: lifetime.signal }),
    token: tokenOf(host, form),
    ...captchasOf(host, form),
    check,
    store,
    texts,
    clock,
    lifetime,
    isPreview,
    apiVersion: field(form, 'api_version')?.value || 'v1',
    canProve: field(form, 'data[form_stamp]') !== null,
    prove: (challenge) =>
      import('./proof/proof-of-work').then(
        ({ prove }) => prove(challenge, lifetime.signal),
        () => '',
      ),
    fields: () => [...fieldsOf(form), ...signalFields(signals())],
    sendNatively: isNear(url) ? undefined : () => HTMLFormElement.prototype.submit.call(form),
    go: redirect,
    accepted() {
      rememberSubscription(printed);
      form.reset();
      check.reset();
      host.emit('newsletter-subscribe', { formId: id });
    },
  });
}

/** The server that the site names, else the one of MailPoet's page, else our own; empty without any. */
function serverOf(): string {
  const { ajax, settings } = readConfig();
  const own: unknown = Object(settings.newsletter).ajax;
  return webAddress((typeof own === 'string' && own) || mailPoetPage().ajaxUrl || ajax);
}

const isNear = (url: string) => url !== '' && new URL(url).hostname === location.hostname;

function textsOf({ lang }: FormHost): PageTexts {
  const texts = createPageTexts(lang);
  offerPageApi(texts);
  return texts;
}

/** The printed token, which a native form sends, too. The page's heartbeat brings newer ones. */
function tokenOf({ lifetime }: FormHost, form: HTMLFormElement) {
  const printed = field(form, 'token');
  const replace = (token: string) => {
    if (printed) printed.value = token;
  };
  followHeartbeat(replace, lifetime);
  return { read: () => printed?.value ?? '', replace };
}

/** Their code is loaded when a form has one, or a reply asks for it. */
function captchasOf(host: FormHost, form: HTMLFormElement) {
  let captchas: Captchas | undefined;
  const openCaptchas = loadOnce(async () => {
    const { openCaptchas } = await import('./captcha/captchas');
    captchas = openCaptchas(host, form, systemClock);
    return captchas;
  });
  /** Until the code has loaded, the printed captcha works without a script, and the server checks the answer. */
  const current = () => {
    if (form.querySelector('.mailpoet_captcha,.mailpoet_recaptcha')) openCaptchas.preload();
    return captchas;
  };
  current();
  return { captchas: current, openCaptchas };
}

function tellPage({ emit, lifetime }: FormHost, { id }: PrintedForm, store: FormStore) {
  lifetime.onEnd(
    store.subscribe((state) => {
      if (state.phase === 'error') emit('newsletter-error', { formId: id, messages: state.messages });
    }),
  );
}

const field = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
