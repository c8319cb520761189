import { readCookie, writeCookie } from '@onda/core/cookies';
import { sessionNote } from '@onda/core/session-note';

/** A visitor who has subscribed is not asked again for half a year (magazine.md 9). */
export const SUBSCRIBED_DAYS = 182;

/** In this tab's session a popup has come up; one is enough. */
export const POPUP_NOTE = 'onda-newsletter-popup';

const cookieOf = (formId: string) => `popup_form_dismissed_${formId}`;

export const isDismissed = (formId: string): boolean => readCookie(cookieOf(formId)) === '1';

/** Without days, or with none, until the browser is closed. A longer dismissal is not shortened. */
export function dismiss(formId: string, days: number): void {
  if (!isDismissed(formId)) write(formId, days);
}

export const rememberSubscription = (formId: string): void => write(formId, SUBSCRIBED_DAYS);

function write(formId: string, days: number) {
  writeCookie(cookieOf(formId), '1', days > 0 ? { days } : {});
}

/** False also where the browser keeps no notes. */
export function popupCameUp(): boolean {
  try {
    return sessionNote(POPUP_NOTE) !== null;
  } catch {
    return false;
  }
}
