import { writeCookie } from '@onda/core/storage/cookies';
import type { PrintedForm } from '../form/printed-form';

/** The days for which a subscriber sees no form again: half a year (M-9.55). */
export const SUBSCRIBED_DAYS = 182;

export const rememberSubscription = ({ cookie }: Pick<PrintedForm, 'cookie'>): void =>
  writeCookie(cookie, '1', { days: SUBSCRIBED_DAYS });
