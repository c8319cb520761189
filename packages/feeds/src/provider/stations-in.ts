import type { Served } from '../stations/our-station';
import { scalar } from '../text/tidy';
import type { Stations } from './provider';
import { at, firstAt, holds, isEmpty, listOf, valuesAt } from './ways';

export interface Station extends Served {
  value: unknown;
}

/** The stations of a document that send or are told to be off. */
export function stationsIn(document: unknown, stations: Stations): Station[] {
  const { each, addresses = [], number, sending, off } = stations;
  const values = listOf(each)
    .map((way) => at(document, way))
    .find((value) => value !== undefined);
  return entriesOf(values)
    .filter(({ value }) => !sending || firstAt(value, sending) !== undefined)
    .map(({ key, value }) => ({
      value,
      addresses: listOf(addresses).flatMap((way) => (way === '@key' ? [key] : valuesAt(value, way))),
      number: scalar(firstAt(value, number)),
      isOn: !holds(off, value),
    }));
}

/** The entries of a list or of a map by mount, else the one value. */
function entriesOf(values: unknown): { key: string; value: unknown }[] {
  if (isEmpty(values)) return [];
  const isByMount = Object.keys(Object(values))[0]?.startsWith('/');
  if (!Array.isArray(values) && !isByMount) return [{ key: '', value: values }];
  return Object.entries(values as object).map(([key, value]) => ({ key, value }));
}
