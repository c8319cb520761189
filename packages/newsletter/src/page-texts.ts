import { readConfig } from '@onda/core/http/config';
import { type Language, textsIn } from '@onda/core/i18n/messages';
import { newsletterMessages } from './messages';
import { mailPoetPage } from './page-api';

/** Texts by key, as a page may add to them; `%d` is the value. */
export interface PageTexts {
  add(key: string, text: string): void;
  /** `TRANSLATION "key" NOT FOUND` for an unknown key (M-8.28). */
  t(key: string, value?: number): string;
}

/** The texts that the page's scripts added, for every form of the page. */
const added = new Map<string, string>();

/** The page's texts first, then the owner's, then those of MailPoet's page, then our own. */
export function createPageTexts(language: Language): PageTexts {
  const texts = new Map<string, string>(Object.entries(textsIn(newsletterMessages, language)));
  const { failed } = mailPoetPage();
  if (failed) texts.set('ajaxFailedErrorMessage', failed);
  for (const [key, text] of Object.entries(readConfig().messages.newsletter ?? {})) texts.set(key, text);
  return {
    add: (key, text) => void added.set(key, text),
    t(key, value) {
      const text = added.get(key) ?? texts.get(key) ?? `TRANSLATION "${key}" NOT FOUND`;
      return value === undefined ? text : text.replace('%d', String(value));
    },
  };
}
