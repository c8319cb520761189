import type { Lifetime } from '@onda/core/element/lifetime';
import type { Clock } from '@onda/core/timing/clock';
import type { NewsletterApi, Reply } from './api';
import { SUBSCRIBE_MS } from './api';
import type { Captchas } from './captcha/captchas';
import type { FormFields } from './form/form-fields';
import type { LazyCheck } from './form/lazy-check';
import type { PageTexts } from './page-texts';
import type { FormStore } from './store';

/** A success in a preview is no success and goes again (M-4.50). */
export const PREVIEW_MS = 2500;

/** The status of a refusal that says nothing else. */
const REFUSED = 400;

/** The browser can work: our server answers with a challenge where it wants a proof of work. */
const OFFER = 'ask';

export interface SubscriptionDependencies {
  api: NewsletterApi;
  /** The token that the page has now; it may be replaced. */
  token: { read(): string; replace(token: string): void };
  check: LazyCheck;
  /** The captchas between the form and its sending; undefined while there are none, or their code is not there. */
  captchas(): Captchas | undefined;
  openCaptchas(): Promise<Captchas>;
  store: FormStore;
  texts: Pick<PageTexts, 't'>;
  clock: Clock;
  lifetime: Lifetime;
  isPreview: boolean;
  apiVersion: string;
  /** Only the forms of our server are accepted for work of the browser. */
  canProve: boolean;
  /** The answer to a challenge; empty where there is none. */
  prove(challenge: object): Promise<string>;
  /** The fields, as they are now. */
  fields(): FormFields;
  /** Undefined while this page may ask the server itself. */
  sendNatively: (() => void) | undefined;
  /** Goes to an address; false when it is none. */
  go(address: string): boolean;
  /** It was accepted: empties the form and remembers it. */
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

  /** The work, and another token, are asked for only where the server refuses to do without. */
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
      // A captcha that did not come, or a recaptcha that broke: the form must not stay busy.
      if (!lifetime.isOver) fail([texts.t('offline')]);
    }
  };

  const isSending = () => store.getState().phase === 'sending';

  return {
    /** Sends the form as it is now; what is wrong with it is said instead. Never twice at once. */
    async send(): Promise<void> {
      if (isSending()) return;
      // Takes away the last answer, also one that PHP printed.
      store.setState({ phase: 'idle' });
      if (!(await maySend()) || isSending()) return;
      if (dependencies.isPreview) pretend();
      else if (dependencies.sendNatively) dependencies.sendNatively();
      else await exchange();
    },
  };
}
