import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../element';
import { settled } from '@onda/core/testing/fake-clock';
import { type SearchPage, searchPage, wireReply } from '../testing/search-page';

const FILTERS = JSON.stringify([
  {
    kind: 'choices',
    name: 'categoryset[]',
    label: 'Tema',
    required: true,
    choices: [
      { value: '3', label: 'Música', chosen: true },
      { value: '4', label: 'Cine' },
    ],
  },
  {
    kind: 'choices',
    name: 'customset[]',
    label: 'Qué',
    display: 'dropdown',
    choices: [{ value: 'post' }, { value: 'page' }],
  },
  { kind: 'range', name: 'aspf[_price_1]', label: 'Precio' },
  { kind: 'date', label: 'Fecha' },
  { kind: 'text', name: 'aspf[autor]', label: 'Autor' },
]);

let page: SearchPage;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(attributes = '') {
  page = await searchPage(`filters='${FILTERS}' ${attributes}`, () => wireReply(['Radio']));
  if (!attributes) page.find('settings').click();
  await vi.dynamicImportSettled();
  await settled();
}

const boxes = () => page.findAll('[type="checkbox"]') as HTMLInputElement[];
const sent = () => new URLSearchParams(page.sent.at(-1)?.options);

it('opens by its button, closes by Escape, and has no fault of access', async () => {
  await open();
  const button = page.find('settings');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  vi.useRealTimers();
  const { violations } = await axe.run(page.element, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  page.find('filters').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([page.find('filters').hidden, document.activeElement]).toEqual([true, button]);
  button.click();
  expect(page.findAll('[part~="filters"]').map(({ hidden }) => hidden)).toEqual([false]);
  page.element.remove();
  await settled();
  expect(button.isConnected || page.element.contains(button)).toBe(false);
});

it('stands open from the start where the owner wants that', async () => {
  await open('settings-visible="true"');
  expect(page.find('filters').hidden).toBe(false);
});

it('searches anew with what is chosen, blocks what is invalid, and takes it back', async () => {
  await open();
  await page.type('radio');
  boxes()[1]?.click();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent().getAll('categoryset[]')).toEqual(['3', '4']);
  expect(sent().get('filters_changed')).toBe('1');
  const before = page.sent.length;
  for (const box of boxes()) box.click();
  await vi.advanceTimersByTimeAsync(500);
  expect(page.sent.length).toBe(before);
  expect(page.find('error').textContent).toBe('Elige al menos una opción.');
  page.find('reset').click();
  await vi.advanceTimersByTimeAsync(100);
  expect([boxes().map(({ checked }) => checked), page.find('error').textContent]).toEqual([
    [true, false],
    '',
  ]);
  expect(page.sent.length).toBe(before);
});

it('waits for the visitor where a filter does not search', async () => {
  await open('settings-visible="true" trigger-facet="false"');
  await page.type('radio');
  boxes()[1]?.click();
  await vi.advanceTimersByTimeAsync(500);
  expect(page.sent.length).toBe(1);
});

it('names a field of text by its heading, and writes that once', async () => {
  await open();
  const field = page.findAll('[type="text"][aria-label]')[0];
  expect(field?.getAttribute('aria-label')).toBe('Autor');
  expect(field?.closest('fieldset')?.textContent?.trim()).toBe('Autor');
});
