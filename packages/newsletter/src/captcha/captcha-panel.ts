import { webAddress } from '@onda/core/http/safe-url';
import { drawCaptcha, type Session } from './captcha-draw';
import { type Captcha, type CaptchaDependencies, keepCaptcha } from './captcha-live';

export type { Captcha } from './captcha-live';

/** Reads the captcha of a reply's `meta`; null if it cannot be shown. */
export function readCaptchaMeta(meta: unknown): Session | null {
  const said: Record<string, unknown> = Object(meta);
  const id = said.captcha_session_id;
  const imageUrl = webAddress(said.captcha_image_url);
  if (typeof id !== 'string' || !id || !imageUrl) return null;
  const [audioUrl, workUrl] = [webAddress(said.captcha_audio_url), webAddress(said.captcha_work_url)];
  return { id, imageUrl, audioUrl, workUrl };
}

type Mounting = CaptchaDependencies & { form: HTMLFormElement; place: HTMLElement; session: Session };

/** Shows a captcha in a form that was just sent; its field gets the focus, because only it is missing. */
export function mountCaptcha({ place, session, ...dependencies }: Mounting): Captcha {
  const group = drawCaptcha(session, dependencies.lang);
  place.append(group);
  const captcha = keepCaptcha(group, dependencies);
  group.querySelector<HTMLElement>('input[name="data[captcha]"]')?.focus();
  return captcha;
}

/** The captcha that a server printed in a form; null without one. */
export function adoptCaptcha(form: HTMLFormElement, dependencies: CaptchaDependencies): Captcha | null {
  const picture = form.querySelector('.mailpoet_captcha');
  return (
    picture && keepCaptcha(picture.closest<HTMLElement>('.mailpoet_captcha_container') ?? form, dependencies)
  );
}
