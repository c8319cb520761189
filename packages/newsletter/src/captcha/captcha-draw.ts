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
  /** The address of a calculation in place of the characters; '' where the server, MailPoet's, has none. */
  workUrl: string;
}

let drawn = 0;

/** The captcha of a reply, without what its server cannot do. The owner's own words come last. */
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
