import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addFilter, applyFilters, removeFilter } from './hooks';

let told: string[];
let ends: [hook: string, namespace: string][];

beforeEach(() => {
  told = [];
  ends = [];
  vi.spyOn(console, 'error').mockImplementation((why) => told.push(String(why)));
});

afterEach(() => {
  for (const [hook, namespace] of ends) removeFilter(hook, namespace);
});

function add(hook: string, namespace: string, mark: string) {
  addFilter(hook, namespace, (value) => `${value}${mark}`);
  ends.push([hook, namespace]);
}

it('is changed by every filter of its name, in the order in which they came', () => {
  add('mailpoet.form-1_a', 'site/one.a-b_c', '1');
  add('mailpoet.form-1_a', 'two', '2');
  add('other', 'one', 'x');
  expect(applyFilters('mailpoet.form-1_a', 'v')).toBe('v12');
  expect(told).toEqual([]);
});

it('is changed once by a namespace, which keeps its place, and no more once that is removed', () => {
  add('form', 'one', '1');
  add('form', 'two', '2');
  add('form', 'one', '3');
  expect(applyFilters('form', 'v')).toBe('v32');
  removeFilter('form', 'one');
  expect(applyFilters('form', 'v')).toBe('v2');
  removeFilter('nobody', 'one');
  expect(told).toEqual([]);
});

it('stays as it is where nobody filters', () => {
  const value = {};
  expect(applyFilters('nobody', value)).toBe(value);
});

const EMPTY_NAME = 'The hook name must be a non-empty string.';
const HIDDEN_NAME = 'The hook name cannot begin with `__`.';
const WRONG_NAME = 'The hook name can only contain numbers, letters, dashes, periods and underscores.';
const EMPTY_SPACE = 'The namespace must be a non-empty string.';
const WRONG_SPACE =
  'The namespace can only contain numbers, letters, dashes, periods, underscores and slashes.';

describe('a filter that is written wrong is told and not kept', () => {
  it.each<[unknown, unknown, string]>([
    ['', 'one', EMPTY_NAME],
    [7, 'one', EMPTY_NAME],
    ['__form', 'one', HIDDEN_NAME],
    ['a form', 'one', WRONG_NAME],
    [' form', 'one', WRONG_NAME],
    ['form ', 'one', WRONG_NAME],
    ['form/1', 'one', WRONG_NAME],
    ['form', '', EMPTY_SPACE],
    ['form', undefined, EMPTY_SPACE],
    ['form', ' one', WRONG_SPACE],
    ['form', 'one!', WRONG_SPACE],
  ])('%j by %j', (hook, namespace, why) => {
    addFilter(hook, namespace, () => 'changed');
    expect(told).toEqual([why]);
    expect(applyFilters(String(hook), 'v')).toBe('v');
  });

  it('nor does it remove one', () => {
    add('form', 'one', '1');
    removeFilter('form', '');
    removeFilter('', 'one');
    expect(told).toEqual([EMPTY_SPACE, EMPTY_NAME]);
    expect(applyFilters('form', 'v')).toBe('v1');
  });
});
