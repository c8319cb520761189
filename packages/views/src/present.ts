import type { Language, Translate } from '@onda/core/i18n/messages';
import type { RankedItem, RankedList } from './api';
import type { viewsMessages } from './messages';
import type { ListState } from './store';

export type ViewsText = Translate<keyof (typeof viewsMessages)['en']>;

/** An item as it is drawn. */
export interface ShownItem extends Pick<RankedItem, 'position' | 'title' | 'permalink'> {
  /** The views label; empty where the owner shows no numbers. */
  count: string;
}

export interface Shown {
  /** Undefined while the printed list stays. */
  items?: readonly ShownItem[] | undefined;
  /** Empty without a message. */
  status: string;
}

/** a server that has no list is an 'Error', any other failure 'Error cargando'. */
export function present({ phase, list }: ListState, isPrinted: boolean, t: ViewsText, lang: Language): Shown {
  const items = list?.items.map((item) => ({ ...item, count: countText(item, list, t, lang) }));
  const isFull = items ? items.length > 0 : isPrinted;
  const says = { waiting: isFull ? '' : t('loading'), ranked: isFull ? '' : t('empty') };
  return { items, status: { ...says, refused: t('error'), unreachable: t('unreachable') }[phase] };
}

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
