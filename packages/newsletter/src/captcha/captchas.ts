import { fromTemplate } from '@onda/core/dom/from-template';
import { loadOnce } from '@onda/core/loading/load-once';
import type { Clock } from '@onda/core/timing/clock';
import type { FormHost } from '../form/form-host';
import { place as placeTemplate } from './generated/place-templates';

/** All captchas of a form in one: the image and audio captcha, and a recaptcha of the page. */
export interface Captchas {
  /** False if a visible captcha has no answer; it is flagged. */
  isAnswered(): boolean;
  /** The recaptcha's answer; null for a form without one. */
  response(): Promise<string | null>;
  /** Shows the captcha of a reply; false when the reply holds none. */
  show(meta: object): Promise<boolean>;
  /** Fetches another code, when a form was refused for other reasons and the reply has no new captcha. */
  refresh(): void;
  /** Removes the captchas of an accepted form. */
  end(): void;
}

/** The captcha's code is loaded when a form has one, or a reply asks for it. */
export function openCaptchas({ lang, lifetime }: FormHost, form: HTMLFormElement, clock: Clock): Captchas {
  let captcha: import('./captcha-panel').Captcha | null = null;
  let recaptcha: import('./captcha-recaptcha').Recaptcha | null = null;
  const panel = () => import('./captcha-panel');

  const adopt = loadOnce(async () => {
    if (form.querySelector('.mailpoet_captcha'))
      captcha = (await panel()).adoptCaptcha(form, { lang, lifetime });
  });
  const render = loadOnce(async () => {
    if (!form.querySelector('.mailpoet_recaptcha')) return;
    const { renderRecaptcha } = await import('./captcha-recaptcha');
    recaptcha = renderRecaptcha(form, { clock, lifetime });
  });
  /** Until the code has loaded, the printed captcha works without a script, and the server checks the answer. */
  const load = () => {
    for (const part of [adopt, render]) part.preload();
  };
  load();

  return {
    isAnswered() {
      load();
      return (captcha?.isAnswered() ?? true) && (recaptcha?.isAnswered() ?? true);
    },
    response: async () => (await recaptcha?.response()) || null,
    async show(meta) {
      const { mountCaptcha, readCaptchaMeta } = await panel();
      const session = readCaptchaMeta(meta);
      if (!session) return false;
      captcha?.remove();
      captcha = mountCaptcha({ form, place: placeIn(form), session, lang, lifetime });
      return true;
    },
    refresh() {
      void captcha?.refresh();
      recaptcha?.reset();
    },
    end() {
      captcha?.remove();
      captcha = null;
      recaptcha?.reset();
    },
  };
}

/** The captcha is placed before the button, in the order of reading. */
function placeIn(form: HTMLFormElement): HTMLElement {
  const known = form.querySelector<HTMLElement>('.mailpoet_captcha_place');
  if (known) return known;
  const place = fromTemplate(placeTemplate);
  const button = form.querySelector('[type="submit"]');
  const row = button?.closest('.mailpoet_paragraph') ?? button;
  if (row) row.before(place);
  else form.append(place);
  return place;
}
