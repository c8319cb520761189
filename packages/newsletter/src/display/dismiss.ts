import { writeCookie } from '@onda/core/storage/cookies';
import { readCookie } from '@onda/core/storage/read-cookie';
import type { PrintedForm } from '../form/printed-form';

type Form = Pick<PrintedForm, 'cookie' | 'option'>;

export const isDismissed = ({ cookie }: Pick<Form, 'cookie'>): boolean => readCookie(cookie) === '1';

/** Dismisses the form for its own days, else until the browser is closed. A longer dismissal is not shortened. */
export function dismiss({ cookie, option }: Form): void {
  const days = Number.parseFloat(option('cookie-expiration-time'));
  if (!isDismissed({ cookie })) writeCookie(cookie, '1', days > 0 ? { days } : {});
}
