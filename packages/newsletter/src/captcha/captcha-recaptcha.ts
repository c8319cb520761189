import { fromTemplate } from '@onda/core/dom/from-template';
import type { Lifetime } from '@onda/core/element/lifetime';
import { readConfig } from '@onda/core/http/config';
import { languageOf, textsIn } from '@onda/core/i18n/messages';
import { type Clock, systemClock } from '@onda/core/timing/clock';
import { withTimeout } from '@onda/core/timing/with-timeout';
import { applyFilters } from '../hooks';
import { captchaMessages } from './captcha-messages';
import { errorLine } from './generated/recaptcha-templates';

/** The API of Google's script, which only a page of MailPoet loads. */
export interface Recaptcher {
  ready?: unknown;
  render(
    place: HTMLElement,
    options: { sitekey: string; size: string; callback(token: string): void },
  ): number;
  getResponse(widget: number): string;
  execute(widget: number): void;
  reset(widget: number): void;
}

export interface Recaptcha {
  /** The token; '' without one. An invisible recaptcha is executed now. */
  response(): Promise<string>;
  /** False if a visible recaptcha has no response (M-5): the error element is flagged then. */
  isAnswered(): boolean;
  reset(): void;
}

/** M-9.61 and M-9.62. */
export const RENDER_TRIES = 20;
export const RENDER_RETRY_MS = 400;
export const DEFAULT_SIZE = 'compact';
const INVISIBLE = 'invisible';
/** The timeout of an invisible recaptcha, which may open a puzzle. */
const PATIENCE_MS = 120_000;

interface Dependencies {
  lifetime: Lifetime;
  clock?: Clock;
  script?: () => Recaptcher | undefined;
}

/** Draws the recaptcha of a form as soon as the page's own script is there; null for a form without one. */
export function renderRecaptcha(form: HTMLFormElement, dependencies: Dependencies): Recaptcha | null {
  const holder = form.querySelector<HTMLElement>('.mailpoet_recaptcha[data-sitekey]');
  const place = holder?.querySelector<HTMLElement>('.mailpoet_recaptcha_container');
  if (!holder || !place) return null;
  const { lifetime, clock = systemClock, script = pageScript } = dependencies;
  const { sitekey = '', size: written = DEFAULT_SIZE } = holder.dataset;
  const isInvisible = written === INVISIBLE;
  const size = isInvisible ? INVISIBLE : String(applyFilters('mailpoet_re_captcha_size', written));
  let widget: number | undefined;
  let tell: (token: string) => void = () => {};

  const render = (triesLeft: number) => {
    const recaptcher = script();
    if (recaptcher?.ready) {
      widget = recaptcher.render(place, { sitekey, size, callback: (token) => tell(token) });
    } else if (triesLeft > 0) {
      lifetime.onEnd(clock.after(RENDER_RETRY_MS, () => render(triesLeft - 1)));
    }
  };
  const given = () => (widget === undefined ? '' : (script()?.getResponse(widget) ?? ''));
  const asked = (known: number) => {
    const token = new Promise<string>((resolve) => {
      tell = resolve;
      lifetime.onEnd(() => resolve(''));
      script()?.execute(known);
    });
    return withTimeout(clock, token, PATIENCE_MS, () => {}).catch(() => '');
  };
  render(RENDER_TRIES);

  return {
    response: async () => given() || (isInvisible && widget !== undefined ? asked(widget) : ''),
    isAnswered() {
      const isMissing = !isInvisible && widget !== undefined && given() === '';
      flag(form, holder, isMissing);
      return !isMissing;
    },
    reset() {
      if (widget !== undefined) script()?.reset(widget);
    },
  };
}

const pageScript = () => (window as { grecaptcha?: Recaptcher }).grecaptcha;

/** Flags MailPoet's own error element if it was printed, else one like it. */
function flag(form: HTMLFormElement, holder: HTMLElement, isMissing: boolean) {
  const printed = form.querySelector<HTMLElement>('.mailpoet_error_recaptcha');
  if (!printed && !isMissing) return;
  const error = printed ?? fromTemplate(errorLine);
  error.classList.add('mailpoet_error_recaptcha');
  error.classList.toggle('filled', isMissing);
  error.setAttribute('role', 'alert');
  const language = languageOf(form);
  const text = readConfig().messages.newsletter?.recaptcha ?? textsIn(captchaMessages, language).recaptcha;
  error.textContent = isMissing ? text : '';
  if (!printed) holder.after(error);
}
