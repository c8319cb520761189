import type { Lifetime } from '@onda/core/element/lifetime';
import type { Fields } from '@onda/core/http/ajax';
import type { Clock } from '@onda/core/timing/clock';
import type { NewsletterApi, Reply } from './api';
import { SUBSCRIBE_MS } from './api';
import type { Captchas } from './captcha/captchas';
import type { FormCheck } from './form/form-check';
import type { PageTexts } from './page-texts';
import type { FormStore } from './store';
import type { Credentials, Tokens } from './tokens';

/** A success in a preview is no success and goes again (M-4.50). */
export const PREVIEW_MS = 2500;

/** The status of a refusal that says nothing else. */
const REFUSED = 400;

export interface SubscriptionDependencies {
  api: Pick<NewsletterApi, 'subscribe'>;
  tokens: Pick<Tokens, 'take' | 'renew'>;
  captchas: Captchas;
  check: FormCheck;
  store: FormStore;
  texts: Pick<PageTexts, 't'>;
  clock: Clock;
  lifetime: Lifetime;
  isPreview: boolean;
  apiVersion: string;
  /** The fields, as they are now. */
  data(): Fields;
  /** Undefined while this page may ask the server itself. */
  sendNatively: (() => void) | undefined;
  /** Goes to an address; false when it is none. */
  go(address: string): boolean;
  /** It was accepted: empties the form and remembers it. */
  accepted(): void;
}

/** The sending of a form: idle, sending, success, error (M-4.38 to M-4.42). */
export function createSubscription(dependencies: SubscriptionDependencies) {
  const { api, tokens, captchas, check, store, texts, clock, lifetime } = dependencies;

  const fail = (messages: readonly string[]) =>
    store.setState({
      phase: 'error',
      messages: messages.length > 0 ? messages : [texts.t('ajaxFailedErrorMessage', REFUSED)],
    });

  const pretend = () => {
    store.setState({ phase: 'success' });
    lifetime.onEnd(clock.after(PREVIEW_MS, () => store.setState({ phase: 'idle' })));
  };

  const attempt = async (): Promise<Reply> => {
    const data = { ...dependencies.data(), recaptchaResponseToken: await captchas.response() };
    const ask = ({ token, proof }: Credentials) =>
      api.subscribe(token, dependencies.apiVersion, { ...data, proof: proof || null });
    const credentials = await tokens.take();
    const reply = await ask(credentials);
    if (reply.kind !== 'errors' || !reply.isStale) return reply;
    const other = await tokens.renew();
    return other && other.token !== credentials.token ? ask(other) : reply;
  };

  const goTo = (address: string, messages: readonly string[]) => {
    if (dependencies.go(address)) store.setState({ phase: 'idle' });
    else fail(messages);
  };

  const succeed = (address: string) => {
    dependencies.accepted();
    captchas.end();
    store.setState({ phase: address && dependencies.go(address) ? 'idle' : 'success' });
  };

  const settle = async (reply: Reply) => {
    if (reply.kind === 'done') return succeed(reply.address);
    if (reply.kind === 'failed') return fail([failure(reply)]);
    const isShown = reply.kind === 'captcha' && (await captchas.show(reply.meta));
    if ('address' in reply && !isShown) return goTo(reply.address, reply.messages);
    if (!isShown) captchas.refresh();
    fail(reply.messages);
  };

  const failure = ({ status, isTimeout }: Extract<Reply, { kind: 'failed' }>) => {
    if (isTimeout) return texts.t('ajaxTimeoutErrorMessage', SUBSCRIBE_MS / 1000);
    return status === 0 ? texts.t('offline') : texts.t('ajaxFailedErrorMessage', status);
  };

  const maySend = () => {
    const isValid = check.isValid();
    return isValid && captchas.isAnswered();
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

  return {
    /** Sends the form as it is now; what is wrong with it is said instead. Never twice at once. */
    async send(): Promise<void> {
      if (store.getState().phase === 'sending') return;
      // Takes away the last answer, also one that PHP printed.
      store.setState({ phase: 'idle' });
      if (!maySend()) return;
      if (dependencies.isPreview) pretend();
      else if (dependencies.sendNatively) dependencies.sendNatively();
      else await exchange();
    },
  };
}
