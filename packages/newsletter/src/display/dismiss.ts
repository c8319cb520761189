import { readCookie, writeCookie } from '@onda/core/storage/cookies';
import type { PrintedForm } from '../form/printed-form';

/** A visitor who has subscribed is not asked again for half a year (M-9.55). */
export const SUBSCRIBED_DAYS = 182;

type Form = Pick<PrintedForm, 'cookie' | 'option'>;

export const isDismissed = ({ cookie }: Pick<Form, 'cookie'>): boolean => readCookie(cookie) === '1';

/** For the form's own days, else until the browser is closed. A longer dismissal is not shortened. */
export function dismiss({ cookie, option }: Form): void {
  const days = Number.parseFloat(option('cookie-expiration-time'));
  if (!isDismissed({ cookie })) writeCookie(cookie, '1', days > 0 ? { days } : {});
}

export const rememberSubscription = ({ cookie }: Pick<Form, 'cookie'>): void =>
  writeCookie(cookie, '1', { days: SUBSCRIBED_DAYS });
