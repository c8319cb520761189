import { serverHtml } from '@onda/core/dom/server-html';
import { readConfig } from '@onda/core/http/config';
import { webAddress } from '@onda/core/http/safe-url';
import { languageOf, translator } from '@onda/core/i18n/messages';
import type { FavoritesSettings } from '../settings';
import { askInDialog, type Choice } from './ask-in-dialog';
import { gateMessages } from './dialog-messages';

/** Shows the owner's text or ours that a sign-in is needed, with a link to it. */
export async function showSignIn(opener: HTMLElement, { url, html }: FavoritesSettings['signIn']) {
  const t = wordsFor(opener);
  const address = webAddress(url);
  const choices: Choice[] = address ? [{ label: t('signIn'), address }] : [];
  await askInDialog(opener, {
    title: t('signInTitle'),
    text: html ? serverHtml(html) : t('signInText'),
    choices: [...choices, { value: 'close', label: t('close') }],
  });
}

/** Asks for consent in the server's words if it sent some. Resolves empty when the visitor gave no answer. */
export function showConsent(
  opener: HTMLElement,
  { message, acceptText, denyText }: { message: string; acceptText: string; denyText: string },
): Promise<string> {
  const t = wordsFor(opener);
  return askInDialog(opener, {
    title: t('consentTitle'),
    text: message ? serverHtml(message) : t('consentText'),
    choices: [
      { value: 'accept', label: acceptText || t('accept') },
      { value: 'deny', label: denyText || t('deny') },
    ],
  });
}

const wordsFor = (opener: HTMLElement) =>
  translator(gateMessages, languageOf(opener), readConfig().messages.favorites);
