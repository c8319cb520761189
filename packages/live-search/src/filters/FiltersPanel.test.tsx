import { translator } from '@onda/core/i18n/messages';
import { mountedView } from '@onda/core/react/mounted-view';
import { fakeHost } from '@onda/core/testing/fake-host';
import { act, fireEvent, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { aspSearch } from '../contract';
import { FiltersPanel } from './FiltersPanel';
import { createFilters } from './filters';
import { filterMessages } from './messages';

const CHOICES = [
  { value: '3', label: 'Música', chosen: true },
  { value: '4', label: 'Cine' },
];
const FILTERS = [
  { kind: 'choices', name: 'categoryset[]', label: 'Tema', required: true, choices: CHOICES },
  { kind: 'choices', name: 'asp_gen[]', label: 'Orden', display: 'radio', choices: CHOICES },
  { kind: 'choices', name: 'customset[]', label: 'Qué', display: 'dropdown', choices: CHOICES },
  { kind: 'range', name: 'aspf[_price_1]', label: 'Precio' },
  { kind: 'text', name: 'aspf[autor]', label: 'Autor' },
];
const view = mountedView('test-filters', FiltersPanel);

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function panel() {
  const host = fakeHost(aspSearch, '');
  const filters = createFilters(FILTERS);
  const isOpen = createStore(() => true);
  const leave = vi.fn();
  const model = { filters, t: translator(filterMessages, 'es'), id: 'filtros', isOpen, leave };
  act(() => view.show(host, model, vi.fn()));
  return { host, filters, isOpen, leave, shown: within(host.root as unknown as HTMLElement) };
}

it('shows what is chosen, and has no fault of access: open, and with something wrong', async () => {
  const { host, filters, shown } = panel();
  expect((shown.getAllByRole('checkbox') as HTMLInputElement[]).map(({ checked }) => checked)).toEqual([
    true,
    false,
  ]);
  for (const values of [['3'], []]) {
    act(() => filters.set('categoryset[]', values));
    const { violations } = await axe.run(host.root.querySelector('[part="filters"]') as Element, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  expect(shown.getAllByRole('alert')[0]?.textContent).toBe('Elige al menos una opción.');
});

it('sets what the visitor chooses: boxes, one of several, an entry of a list', () => {
  const { filters, shown } = panel();
  fireEvent.click(shown.getByRole('checkbox', { name: 'Cine' }));
  fireEvent.click(shown.getByRole('radio', { name: 'Cine' }));
  fireEvent.change(shown.getByRole('combobox', { name: 'Qué' }), { target: { value: '4' } });
  expect(filters.store.getState().values).toMatchObject({
    'categoryset[]': ['3', '4'],
    'asp_gen[]': ['4'],
    'customset[]': ['4'],
  });
});

it('shows in a list what is chosen, and again nothing', () => {
  const { filters, shown } = panel();
  const shownNow = ['4', ''].map((value) => {
    act(() => filters.set('customset[]', value === '' ? [] : [value]));
    return (shown.getByRole('combobox') as HTMLSelectElement).value;
  });
  expect(shownNow).toEqual(['4', '']);
});

it('sets a field of text once it is left, not with each letter', () => {
  const { filters, shown } = panel();
  const field = shown.getByRole('textbox', { name: 'Autor' });
  fireEvent.input(field, { target: { value: 'Ana' } });
  expect(filters.store.getState().values['aspf[autor]']).toEqual([]);
  act(() => void field.dispatchEvent(new Event('change', { bubbles: true })));
  expect(filters.store.getState().values['aspf[autor]']).toEqual(['Ana']);
});

it('takes back what was chosen, and hides with the store', () => {
  const { filters, isOpen, leave, host, shown } = panel();
  act(() => filters.set('aspf[autor]', ['Ana']));
  fireEvent.click(shown.getByRole('button', { name: 'Quitar los filtros' }));
  expect([
    filters.store.getState().isChanged,
    (shown.getByRole('textbox') as HTMLInputElement).value,
  ]).toEqual([false, '']);
  fireEvent.keyDown(shown.getByRole('textbox'), { key: 'Escape' });
  expect(leave).toHaveBeenCalledTimes(1);
  act(() => isOpen.setState(false, true));
  expect(host.part('filters').hidden).toBe(true);
});
