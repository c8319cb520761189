import { readConfig } from '@onda/core/http/config';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { favoritesSettings } from '../settings';
import { failureMessages } from './error-messages';

/**
 * A live region beside the control, empty, before anything can fail: one that comes together with its text is not
 * read by every screen reader.
 */
export function readyStatus(element: HTMLElement): HTMLElement {
  const status = element.querySelector<HTMLElement>('[part~="status"]') ?? element.appendChild(madeStatus());
  if (status.textContent) status.textContent = '';
  return status;
}

/** The one message of a control that did not do what it was asked for; none where the owner wants none. */
export function showError(element: HTMLElement) {
  if (favoritesSettings().failure === 'silent') return;
  const t = translator(failureMessages, languageOf(element), readConfig().messages.favorites);
  readyStatus(element).textContent = t('failed');
}

function madeStatus(): HTMLElement {
  const status = document.createElement('span');
  status.setAttribute('part', 'status');
  status.setAttribute('role', 'status');
  return status;
}
