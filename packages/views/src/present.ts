import { AjaxError } from '@onda/core/http/ajax';
import type { Language, Translate } from '@onda/core/i18n/messages';
import type { RankedItem, RankedList } from './api';
import type { viewsMessages } from './messages';

export type ViewsText = Translate<keyof (typeof viewsMessages)['en']>;

/** The text beside a title: '1.204 visitas · 98 oyentes mensuales'. */
export function countText({ numbers }: RankedItem, list: RankedList, t: ViewsText, lang: Language): string {
  const views = list.viewsLabel || t('viewsLabel');
  const total = list.totalLabel || t('totalLabel');
  return numbers
    .map(({ field, value }) => `${grouped(value, lang)} ${field === 'adjusted_total' ? total : views}`)
    .join(' · ');
}

/** Thousands as PHP prints them: `Intl` costs a phone more, and writes 1204 without a point. */
function grouped(value: number, lang: Language): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, lang === 'es' ? '.' : ',');
}

/**
 * a server that says it has no list is an 'Error'; one that could not be reached or read, or whose
 * nonce stays refused, is 'Error cargando'.
 */
export function failureText(error: unknown, t: ViewsText): string {
  const isSaid = error instanceof AjaxError && error.status === 200 && error.kind !== 'unreadable';
  return t(isSaid ? 'error' : 'unreachable');
}
