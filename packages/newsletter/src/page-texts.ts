import { readConfig } from '@onda/core/config';
import type { Language } from '@onda/core/messages';
import { newsletterMessages } from './messages';

/** Texts by key, as a page may add to them; `%d` is the value. */
export interface PageTexts {
  add(key: string, text: string): void;
  /** `TRANSLATION "key" NOT FOUND` for a key that nobody knows (magazine.md 8). */
  t(key: string, value?: number): string;
}

/** Ours, the owner's over them, and what the page says last. */
export function createPageTexts(language: Language): PageTexts {
  const texts: Record<string, string> = Object.assign(
    Object.create(null),
    newsletterMessages[language],
    readConfig().messages.newsletter,
  );
  return {
    add: (key, text) => {
      texts[key] = text;
    },
    t: (key, value) => (texts[key] ?? `TRANSLATION "${key}" NOT FOUND`).replace('%d', String(value ?? '%d')),
  };
}
