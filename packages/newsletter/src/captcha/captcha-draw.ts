import type { Translate } from '@onda/core/i18n/messages';
import type { CaptchaText } from './captcha-messages';

/** A captcha of a reply. */
export interface Session {
  id: string;
  imageUrl: string;
  audioUrl: string;
  /** Where a browser gets a calculation in place of the characters; '' where the server, MailPoet's, has none. */
  workUrl: string;
}

/** The server's picture, in pixels. */
const WIDTH = 220;
const HEIGHT = 60;

let drawn = 0;

/** The parts under MailPoet's class names, as PHP prints them too; the form sends the two fields like its own. */
export function drawCaptcha(
  { id, imageUrl, audioUrl, workUrl }: Session,
  t: Translate<CaptchaText>,
): HTMLElement {
  const fieldId = `onda-captcha-${++drawn}`;
  const audio = made('audio', { className: 'mailpoet_captcha_player', preload: 'none', src: audioUrl });
  const label = made('label', { htmlFor: fieldId, textContent: t('field') });
  const field = made('input', { id: fieldId, name: 'data[captcha]', className: 'mailpoet_text' });
  Object.assign(field, {
    maxLength: 12,
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: false,
  });
  field.setAttribute('aria-required', 'true');
  const group = made('div', {
    className: 'mailpoet_captcha_container',
    role: 'group',
    ariaLabel: t('group'),
  });
  group.append(
    made('input', { type: 'hidden', name: 'data[captcha_session_id]', value: id }),
    made('img', {
      className: 'mailpoet_captcha',
      src: imageUrl,
      alt: t('picture'),
      width: WIDTH,
      height: HEIGHT,
    }),
    button('update', t('refresh')),
    ...(audioUrl ? [button('audio', t('audio')), audio] : []),
    ...(workUrl ? [button('work', t('work'), workUrl)] : []),
    label,
    field,
  );
  return group;
}

const button = (part: string, textContent: string, value = '') =>
  made('button', { type: 'button', className: `mailpoet_captcha_${part}`, textContent, value });

function made<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}
