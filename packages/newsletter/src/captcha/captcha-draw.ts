import { fromTemplate } from '@onda/core/dom/from-template';
import { readConfig } from '@onda/core/http/config';
import { type Language, textsIn } from '@onda/core/i18n/messages';
import { captchaMessages } from './captcha-messages';
import { captchaPanel } from './generated/templates';

/** A captcha of a reply. */
export interface Session {
  id: string;
  imageUrl: string;
  audioUrl: string;
  /** The address of a calculation in place of the characters; '' if the server has none, as MailPoet's. */
  workUrl: string;
}

let drawn = 0;

/** The captcha of a reply, without the parts that its server lacks. The owner's own texts win. */
export function drawCaptcha(session: Session, language: Language): HTMLElement {
  const group = fromTemplate(captchaPanel, {
    ...session,
    fieldId: `onda-captcha-${++drawn}`,
    ...textsIn(captchaMessages, language),
    ...readConfig().messages.newsletter,
  });
  for (const part of group.querySelectorAll('[src=""], [value=""]')) part.remove();
  return group;
}
