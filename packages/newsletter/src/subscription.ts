import type { Lifetime } from '@onda/core/element/lifetime';
import type { Clock } from '@onda/core/timing/clock';
import type { NewsletterApi, Reply } from './api';
import { SUBSCRIBE_MS } from './api';
import type { Captchas } from './captcha/captchas';
import type { FormFields } from './form/form-fields';
import type { LazyCheck } from './form/lazy-check';
import type { PageTexts } from './page-texts';
import type { FormStore } from './store';

/** The time after which a success in a preview goes away (M-4.50). */
export const PREVIEW_MS = 2500;

/** The default status of a refusal. */
const REFUSED = 400;

/** The value that offers work of the browser: our server then may answer with a challenge. */
const OFFER = 'ask';

export interface SubscriptionDependencies {
  api: NewsletterApi;
  /** The current token of the page; it may be replaced. */
  token: { read(): string; replace(token: string): void };
  check: LazyCheck;
  /** The captchas of the form; undefined without any, or before their code has loaded. */
  captchas(): Captchas | undefined;
  openCaptchas(): Promise<Captchas>;
  store: FormStore;
  texts: Pick<PageTexts, 't'>;
  clock: Clock;
  lifetime: Lifetime;
  isPreview: boolean;
  apiVersion: string;
  /** True for our server, which accepts work of the browser. */
  canProve: boolean;
  /** The answer to a challenge; empty without one. */
  prove(challenge: object): Promise<string>;
  /** The current fields. */
  fields(): FormFields;
  /** Undefined if this page may request the server itself. */
  sendNatively: (() => void) | undefined;
  /** Goes to an address; false for an invalid one. */
  go(address: string): boolean;
  /** Empties the accepted form and remembers it. */
  accepted(): void;
}

/** The sending of a form: idle, sending, success, error (M-4.38 to M-4.42). */
export function createSubscription(dependencies: SubscriptionDependencies) {
  const { api, token, check, store, texts, clock, lifetime, captchas } = dependencies;

  const fail = (messages: readonly string[]) =>
    store.setState({
      phase: 'error',
      messages: messages.length > 0 ? messages : [texts.t('ajaxFailedErrorMessage', REFUSED)],
    });

  const pretend = () => {
    store.setState({ phase: 'success' });
    lifetime.onEnd(clock.after(PREVIEW_MS, () => store.setState({ phase: 'idle' })));
  };

  const ask = async (proof: string) => {
    const recaptcha = await captchas()?.response();
    const fields = dependencies.fields();
    if (recaptcha) fields.push(['data[recaptchaResponseToken]', recaptcha]);
    if (proof) fields.push(['data[proof]', proof]);
    return api.subscribe(token.read(), dependencies.apiVersion, fields);
  };

  /** The work, and another token, are requested only after the server refused the form without. */
  const attempt = async (): Promise<Reply> => {
    const offer = dependencies.canProve ? OFFER : '';
    const reply = await ask(offer);
    if (reply.kind === 'work') return ask(await dependencies.prove(reply.challenge));
    if (reply.kind !== 'errors' || !reply.isStale) return reply;
    const other = await api.renewedToken();
    if (!other || other === token.read()) return reply;
    token.replace(other);
    return ask(offer);
  };

  const goTo = (address: string, messages: readonly string[]) => {
    if (dependencies.go(address)) store.setState({ phase: 'idle' });
    else fail(messages);
  };

  const succeed = (address: string) => {
    dependencies.accepted();
    captchas()?.end();
    store.setState({ phase: address && dependencies.go(address) ? 'idle' : 'success' });
  };

  const settle = async (reply: Reply) => {
    if (reply.kind === 'done') return succeed(reply.address);
    if (reply.kind === 'failed') return fail([failure(reply)]);
    const isShown = reply.kind === 'captcha' && (await (await dependencies.openCaptchas()).show(reply.meta));
    if ('address' in reply && !isShown) return goTo(reply.address, reply.messages);
    if (!isShown) captchas()?.refresh();
    fail(reply.messages);
  };

  const failure = ({ status, isTimeout }: Extract<Reply, { kind: 'failed' }>) => {
    if (isTimeout) return texts.t('ajaxTimeoutErrorMessage', SUBSCRIBE_MS / 1000);
    return status === 0 ? texts.t('offline') : texts.t('ajaxFailedErrorMessage', status);
  };

  const maySend = async () => {
    const isValid = await check.isValid();
    return isValid && (captchas()?.isAnswered() ?? true);
  };

  const exchange = async () => {
    store.setState({ phase: 'sending' });
    try {
      const reply = await attempt();
      if (!lifetime.isOver) await settle(reply);
    } catch {
      // The form must not stay busy after a captcha failed to load or a recaptcha broke.
      if (!lifetime.isOver) fail([texts.t('offline')]);
    }
  };

  const isSending = () => store.getState().phase === 'sending';

  return {
    /** Sends the current form, or shows its errors. A second call while it is sent is ignored. */
    async send(): Promise<void> {
      if (isSending()) return;
      // Removes the last reply, also one that PHP printed.
      store.setState({ phase: 'idle' });
      if (!(await maySend()) || isSending()) return;
      if (dependencies.isPreview) pretend();
      else if (dependencies.sendNatively) dependencies.sendNatively();
      else await exchange();
    },
  };
}
