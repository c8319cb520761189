import { warn } from '@onda/core/element/warn';
import type { SearchOptions } from './options';

/** M-9.69: search instances are numbered to 50; more than 25 copies of one are looked at as a mistake. */
export const IDS = 50;
export const COPIES = 25;

export interface InstanceName {
  id: number;
  /** Which copy on the page, from 1. */
  iid: number;
  /** Both, as Ajax Search Pro writes it: `1_1`. */
  rid: string;
}

/** Which search box this is: what the page says, else how many of its kind stand before it. */
export function nameOf(element: HTMLElement, { id, iid, rid }: SearchOptions): InstanceName {
  const number = /^\d+$/.test(id) && Number(id) >= 1 && Number(id) <= IDS ? Number(id) : 1;
  const copy = iid || placeOf(element, number);
  if (copy > COPIES) warn(`search ${number} stands ${copy} times on this page`);
  return { id: number, iid: copy, rid: rid || `${number}_${copy}` };
}

function placeOf(element: HTMLElement, id: number): number {
  const all = [...document.querySelectorAll<HTMLElement>(element.localName)];
  const same = all.filter((other) => other === element || (other.getAttribute('id') ?? '1') === String(id));
  return Math.max(0, same.indexOf(element)) + 1;
}
