import { fromTemplate } from '@onda/core/dom/from-template';
import { readConfig } from '@onda/core/http/config';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { favoritesSettings } from '../settings';
import { failureMessages } from './error-messages';
import { statusLine } from './generated/templates';

/** A live region that comes together with its text is not read by every screen reader: the text comes after it. */
export const ANNOUNCE_MS = 100;

/** Removes the message of a former failure, also one that is still scheduled. */
export function clearError(element: HTMLElement) {
  element.querySelector('[part~="status"]')?.remove();
}

/**
 * Shows the message of a failed action, unless the owner switched it off. Its live region is added with the failure:
 * one for each press would lay out the page once more for presses that succeed.
 */
export function showError(element: HTMLElement) {
  if (favoritesSettings().failure === 'silent') return;
  clearError(element);
  const t = translator(failureMessages, languageOf(element), readConfig().messages.favorites);
  const status = element.appendChild(fromTemplate(statusLine));
  setTimeout(() => {
    status.textContent = t('failed');
  }, ANNOUNCE_MS);
}
