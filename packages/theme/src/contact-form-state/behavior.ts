import type { Lifetime } from '@onda/core/element/lifetime';
import { languageOf, translator } from '@onda/core/i18n/messages';
import type { Clock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import type { contactFormState } from './contract';
import { contactFormMessages } from './messages';

/** After a network error Contact Form 7 sends no event: the form is then enabled after this time. */
export const GUARD_MS = 30_000;
/** The theme's own opacity. */
export const DIMMED = '0.2';

const OUTCOMES = ['submit', 'invalid', 'spam', 'mailsent', 'mailfailed'];
/** The states of a running request. All others are outcomes, also those that other plugins add. */
const UNDER_WAY = ['submitting', 'validating', 'resetting'];
const INVALID = '.wpcf7-not-valid';

/** Follows the sending of each contact form in the target: dimmed, marked, and enabled again after every outcome. */
export function followSending({ target, lifetime }: Scene<typeof contactFormState>, clock: Clock) {
  const { signal } = lifetime;
  const forms = new Map<HTMLFormElement, Sending>();
  const sendingOf = (form: HTMLFormElement) => {
    const sending = forms.get(form) ?? createSending(form, clock, lifetime);
    forms.set(form, sending);
    return sending;
  };
  const restore = ({ target: node }: Event) => {
    // The plugin sends the event on the form, or on the box around it.
    for (const [form, sending] of forms)
      if (node instanceof Node && (node.contains(form) || form.contains(node))) sending.end();
  };
  const formIn = ({ target: node }: Event) =>
    node instanceof HTMLFormElement && target.contains(node) ? node : undefined;
  const sent = (event: Event) => {
    const form = formIn(event);
    if (form) sendingOf(form).begin();
  };
  const changed = (event: Event) => {
    if (!UNDER_WAY.includes((event as CustomEvent<{ status?: string } | null>).detail?.status ?? ''))
      restore(event);
  };
  const clearMark = ({ target: node }: Event) => {
    const field = node instanceof Element ? node.closest<HTMLInputElement>(INVALID) : null;
    if (!field || field.type === 'submit') return;
    field.classList.remove(INVALID.slice(1));
    field.setAttribute('aria-invalid', 'false');
  };

  // The listener is the last one, so that it never runs for a submit that another listener stopped.
  document.addEventListener('submit', sent, { signal });
  for (const outcome of OUTCOMES) document.addEventListener(`wpcf7${outcome}`, restore, { signal });
  document.addEventListener('wpcf7statuschanged', changed, { signal });
  // The visitor came back to a page that was left by sending.
  addEventListener('pageshow', () => forms.forEach(({ end }) => void end()), { signal });
  target.addEventListener('click', clearMark, { signal });
}

interface Sending {
  begin(): void;
  end(): void;
}

function createSending(form: HTMLFormElement, clock: Clock, lifetime: Lifetime): Sending {
  const buttons = () => form.querySelectorAll<HTMLElement>('.wpcf7-submit, [type="submit"]');
  let stopGuard = () => {};

  const end = () => {
    stopGuard();
    form.classList.remove('processing');
    form.removeAttribute('aria-busy');
    for (const button of buttons()) {
      button.style.removeProperty('opacity');
      button.removeAttribute('aria-disabled');
    }
  };
  const begin = () => {
    stopGuard();
    form.classList.add('processing');
    form.setAttribute('aria-busy', 'true');
    for (const button of buttons()) {
      button.style.opacity = DIMMED;
      button.setAttribute('aria-disabled', 'true');
    }
    stopGuard = clock.after(GUARD_MS, () => {
      end();
      giveUp(form);
    });
  };
  lifetime.onEnd(end);
  return { begin, end };
}

/** Shows in the plugin's own places that no reply came, and ends its waiting state. */
function giveUp(form: HTMLFormElement) {
  if (form.dataset.status !== 'submitting') return;
  form.dataset.status = 'failed';
  form.classList.replace('submitting', 'failed');
  const text = translator(contactFormMessages, languageOf(form))('noAnswer');
  const box = form.closest('.wpcf7') ?? form;
  const places = ['.wpcf7-response-output', '.screen-reader-response [role="status"]'];
  for (const place of places.map((selector) => box.querySelector(selector)))
    if (place) place.textContent = text;
}
