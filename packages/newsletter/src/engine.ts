import { readConfig } from '@onda/core/http/config';
import { ajaxAt } from '@onda/core/http/page-services';
import { redirect } from '@onda/core/http/redirect';
import { systemClock } from '@onda/core/timing/clock';
import { createNewsletterApi } from './api';
import { collectSignals } from './captcha/captcha-signals';
import { openCaptchas } from './captcha/captchas';
import { rememberSubscription } from './display/dismiss';
import { checkForm } from './form/form-check';
import { dataOf } from './form/form-data';
import type { FormHost } from './form/form-host';
import type { PrintedForm } from './form/printed-form';
import { renderForm } from './form/render-form';
import { followHeartbeat } from './heartbeat';
import { mailPoetPage, offerPageApi } from './page-api';
import { createPageTexts, type PageTexts } from './page-texts';
import { prove } from './proof/proof-of-work';
import { createFormStore, type FormStore } from './store';
import { createSubscription } from './subscription';
import { createTokens, type Tokens } from './tokens';

/** Everything that a form can do, from its first touch on. */
export function startForm(host: FormHost, printed: PrintedForm): { send(): void } {
  const texts = textsOf(host);
  const store = createFormStore();
  renderForm(host, printed, store, texts.t('subscribed'));
  tellPage(host, printed, store);
  const subscription = subscriptionOf(host, printed, store, texts);
  return { send: () => void subscription.send() };
}

function subscriptionOf(host: FormHost, printed: PrintedForm, store: FormStore, texts: PageTexts) {
  const { lifetime, lang } = host;
  const { form, id, isPreview } = printed;
  const clock = systemClock;
  const url = serverOf();
  const isForeign = url === '' || new URL(url, location.href).hostname !== location.hostname;
  const api = createNewsletterApi(ajaxAt(url), lifetime.signal);
  const tokens = createTokens({
    api,
    clock,
    prove: (challenge) => prove(challenge, lifetime.signal),
    printed: field(form, 'token')?.value ?? '',
  });
  if (!isForeign && !isPreview) tokens.prepare();
  keepToken(form, tokens, host);

  const check = checkForm(
    form,
    { language: lang, invalidName: texts.t('invalidName'), invalidLetters: texts.t('invalidLetters') },
    lifetime,
  );
  const captchas = openCaptchas(host, form, clock);
  const signals = collectSignals(form, lifetime);
  return createSubscription({
    api,
    tokens,
    captchas,
    check,
    store,
    texts,
    clock,
    lifetime,
    isPreview,
    apiVersion: field(form, 'api_version')?.value || 'v1',
    data: () => ({ ...dataOf(form), behavioral_signals: signals() }),
    sendNatively: isForeign ? () => HTMLFormElement.prototype.submit.call(form) : undefined,
    go: redirect,
    accepted() {
      rememberSubscription(printed);
      form.reset();
      check.reset();
      host.emit('newsletter-subscribe', { formId: id });
    },
  });
}

/** Whom the site names, else whom MailPoet's page names, else our own server; empty where there is none. */
function serverOf(): string {
  const { ajax, settings } = readConfig();
  const own: unknown = Object(settings.newsletter).ajax;
  return (typeof own === 'string' && own) || mailPoetPage().ajaxUrl || ajax;
}

function textsOf({ lang }: FormHost): PageTexts {
  const texts = createPageTexts(lang);
  offerPageApi(texts);
  return texts;
}

/** A newer token from the heartbeat is also what a native form would send. */
function keepToken(form: HTMLFormElement, tokens: Tokens, { lifetime }: FormHost) {
  followHeartbeat((token) => {
    tokens.set(token);
    const kept = field(form, 'token');
    if (kept) kept.value = token;
  }, lifetime);
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
