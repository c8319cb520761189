import { scalar } from '../text/tidy';
import type { Case, Condition, Ways } from './provider';

/**
 * The values at the end of a way, over own keys only: a feed that writes `__proto__` or asks for `constructor` finds
 * nothing.
 */
export function valuesAt(value: unknown, way: string): readonly unknown[] {
  return way === '' ? [value] : way.split('.').reduce<readonly unknown[]>(stepped, [value]);
}

const stepped = (values: readonly unknown[], key: string): unknown[] =>
  values.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    if (key === '*') return Object.values(value);
    if (key === '-1') return Object.values(value).slice(-1);
    return Object.hasOwn(value, key) ? [(value as Record<string, unknown>)[key]] : [];
  });

export const at = (value: unknown, way: string): unknown => valuesAt(value, way)[0];

export const listOf = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);

/** The end of the first of several ways that leads to something. */
export const firstAt = (value: unknown, ways: Ways | undefined): unknown =>
  ways === undefined
    ? undefined
    : listOf(ways)
        .flatMap((way) => valuesAt(value, way))
        .find((found) => !isEmpty(found));

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

export const holds = (condition: Condition | undefined, value: unknown): boolean =>
  condition !== undefined && listOf<Case>(condition).some((one) => isCase(one, value));

const isCase = (one: Case, value: unknown): boolean =>
  Object.entries(one).every(([way, texts]) => {
    const found = at(value, way);
    const text = isEmpty(found) ? '' : (scalar(found) || 'object').toLowerCase();
    return listOf<string>(texts).some((expected) => (expected === '*' ? text !== '' : text === expected));
  });
