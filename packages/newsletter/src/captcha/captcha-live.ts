import { fromTemplate } from '@onda/core/dom/from-template';
import { emit } from '@onda/core/dom/page-events';
import { adoptStyle } from '@onda/core/element/adopt-style';
import type { Lifetime } from '@onda/core/element/lifetime';
import { AjaxError } from '@onda/core/http/ajax';
import { readConfig } from '@onda/core/http/config';
import { ajaxAt } from '@onda/core/http/page-services';
import { type Language, type Translate, translator } from '@onda/core/i18n/messages';
import { type Clock, systemClock } from '@onda/core/timing/clock';
import { refreshAddress, unseen } from './captcha-address';
import { type CaptchaText, captchaMessages } from './captcha-messages';
import sheet from './captcha-panel.css';
import { soundIn } from './captcha-sound';
import { note as noteTemplate } from './generated/templates';

export interface Captcha {
  /** False while the field is empty: it is then flagged and gets the focus. */
  isAnswered(): boolean;
  /** Fetches another code as picture and sound, and empties the field. */
  refresh(): Promise<void>;
  /** Removes the captcha with its fields. */
  remove(): void;
}

export interface CaptchaDependencies {
  lang: Language;
  lifetime: Lifetime;
  clock?: Clock;
  /** Requests an address of the router; only the one of `work` has a body. */
  get?: (address: string, signal: AbortSignal) => Promise<unknown>;
}

/** The class of the note below the field while it shows an error. */
const WRONG = 'mailpoet_error_captcha';

const askRouter = (address: string, signal: AbortSignal) => ajaxAt('').get(address, { signal });

const textsOf = (lang: Language): Translate<CaptchaText> =>
  translator<CaptchaText>(captchaMessages, lang, readConfig().messages.newsletter);

/** Makes the parts of a captcha work, drawn or printed. */
export function keepCaptcha(
  group: HTMLElement,
  { lang, lifetime, clock = systemClock, get = askRouter }: CaptchaDependencies,
): Captcha {
  const t = textsOf(lang);
  const field = group.querySelector<HTMLInputElement>('input[name="data[captcha]"]');
  const sessionId =
    group.querySelector<HTMLInputElement>('input[name="data[captcha_session_id]"]')?.value ?? '';
  const picture = group.querySelector<HTMLImageElement>('img.mailpoet_captcha');
  const sound = soundIn(group);
  const note = noteIn(group, field);
  const undoStyle = adoptStyle(group, sheet);

  const tell = (text: string, isWrong = false) => {
    note.textContent = text;
    note.classList.toggle(WRONG, isWrong);
  };
  const flag = (isWrong: boolean) => field?.setAttribute('aria-invalid', String(isWrong));
  const refresh = async () => {
    // MailPoet replies with 404 although the code has changed: the picture shows whether it has.
    const hasAnswered = await hasReply(
      get(refreshAddress(location.href, sessionId, clock.now()), lifetime.signal),
    );
    if (lifetime.isOver) return;
    if (!hasAnswered) return tell(t('failed'), true);
    if (picture) picture.src = unseen(picture.src, clock.now());
    sound?.renew(clock.now());
    if (field) Object.assign(field, { value: '', disabled: false });
    tell(t('renewed'));
  };
  const play = () => {
    emit(document, 'onda-play', { source: 'captcha' });
    sound?.play().catch(() => tell(t('failed'), true));
  };

  const { signal } = lifetime;
  const enable = (name: string, run: (button: HTMLButtonElement) => void) => {
    const button = group.querySelector<HTMLButtonElement>(`.mailpoet_captcha_${name}`);
    button?.addEventListener('click', () => run(button), { signal });
    if (button) button.hidden = false;
  };
  enable('update', () => void refresh());
  enable('work', (button) => {
    import('./captcha-work').then(
      ({ workInPlace }) => workInPlace(button, { lang, lifetime, field, get, tell }),
      () => tell(t('failed'), true),
    );
  });
  if (sound) enable('audio', play);
  picture?.addEventListener('error', () => tell(t('failed'), true), { signal });
  field?.addEventListener(
    'input',
    () => {
      flag(false);
      tell('');
    },
    { signal },
  );
  lifetime.onEnd(() => sound?.stop());

  return {
    refresh,
    isAnswered() {
      // A disabled field means that the browser has calculated the proof.
      if (!field || field.disabled || field.value.trim()) return true;
      flag(true);
      tell(t('missing'), true);
      field.focus();
      return false;
    },
    remove() {
      sound?.stop();
      undoStyle();
      group.remove();
    },
  };
}

/** Whether a server replied, with any status. */
const hasReply = (request: Promise<unknown>): Promise<boolean> =>
  request.then(
    () => true,
    (error) => error instanceof AjaxError && error.status > 0,
  );

function noteIn(group: HTMLElement, field: HTMLElement | null): HTMLElement {
  const note = fromTemplate(noteTemplate, { id: `${field?.id}-note` });
  field?.setAttribute('aria-describedby', note.id);
  group.append(note);
  return note;
}
