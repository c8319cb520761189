import { writeCookie } from '@onda/core/storage/cookies';
import type { PrintedForm } from '../form/printed-form';

/** A visitor who has subscribed is not asked again for half a year (M-9.55). */
export const SUBSCRIBED_DAYS = 182;

export const rememberSubscription = ({ cookie }: Pick<PrintedForm, 'cookie'>): void =>
  writeCookie(cookie, '1', { days: SUBSCRIBED_DAYS });
