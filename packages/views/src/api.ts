import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';
import { createListNonce } from './list-nonce';

const LIST_ACTION = 'spv_get_list';

/** The numbers of an item that visitors may see. */
export const NUMBERS = ['views', 'period_views', 'adjusted_total'] as const;
export type NumberField = (typeof NUMBERS)[number];

export interface RankedItem {
  position: number;
  title: string;
  /** An http(s) address, or empty. */
  permalink: string;
  /** The numbers that are shown, in order. */
  numbers: { field: NumberField; value: number }[];
}

export interface RankedList {
  items: RankedItem[];
  /** Empty where the server names none. */
  viewsLabel: string;
  totalLabel: string;
}

export interface ListApi {
  /** `data` of the list. Throws `AjaxError`. */
  list(listId: string, signal: AbortSignal): Promise<unknown>;
}

export function createListApi(ajax: Ajax, nonce: string): ListApi {
  const nonces = createListNonce(ajax, nonce);
  return {
    async list(listId, signal) {
      const ask = (fresh: string) => ajax.post(LIST_ACTION, { list_id: listId, nonce: fresh }, { signal });
      return dataOf(await nonces.send(ask, signal));
    },
  };
}

/** Throws `refused` for a malformed list. */
export function parseList(data: unknown): RankedList {
  const { items, show_count, numbers, views_label, total_label } = Object(data) as Record<string, unknown>;
  if (!Array.isArray(items)) throw new AjaxError('refused', 200, data);
  const shown = isOff(show_count) ? [] : fieldsOf(numbers);
  return {
    items: items.map((item, place) => parseItem(Object(item), place, shown)),
    viewsLabel: text(views_label),
    totalLabel: text(total_label),
  };
}

/** `refused`: the server says that it has no list. */
export type Failure = 'refused' | 'unreachable';

/** `unreachable` after a lost or malformed reply, or when the nonce stays refused. */
export function failureOf(error: unknown): Failure {
  const isSaid = error instanceof AjaxError && error.status === 200 && error.kind !== 'unreadable';
  return isSaid ? 'refused' : 'unreachable';
}

/** The fields that our server names; for another server, the views of the period, else all views, and the total. */
function fieldsOf(numbers: unknown): readonly NumberField[] | undefined {
  return Array.isArray(numbers) ? NUMBERS.filter((field) => numbers.includes(field)) : undefined;
}

function parseItem(
  item: Record<string, unknown>,
  place: number,
  shown: readonly NumberField[] | undefined,
): RankedItem {
  const views: NumberField = count(item.period_views) === undefined ? 'views' : 'period_views';
  const fields = shown ?? [views, 'adjusted_total'];
  return {
    position: count(item.position) ?? place + 1,
    title: text(item.title),
    permalink: webAddress(item.permalink),
    numbers: fields.flatMap((field) => {
      const value = count(item[field]);
      return value === undefined ? [] : [{ field, value }];
    }),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** PHP writes booleans in several ways. */
const isOff = (value: unknown): boolean => [false, 0, '', '0', 'false', null].includes(value as never);

/** A whole number from 0 on, also as text. */
function count(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && Number.isFinite(number)
    ? Math.floor(number)
    : undefined;
}
