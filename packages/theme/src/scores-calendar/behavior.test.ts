import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leadToDay } from './behavior';

let target: HTMLElement;
let lifetime = createLifetime();
const sent = vi.fn((event: Event) => event.preventDefault());

/** November 2026 begins on a Sunday; this month begins on the third day of a week, so that columns count. */
const cells = Array.from({ length: 30 }, (_, at) => {
  const date = `2026-09-${String(at + 1).padStart(2, '0')}`;
  return `<td><a href="#${at + 1}" data-date="${date}"${at === 14 ? ' aria-current="date"' : ''}>${at + 1}</a></td>`;
});
const weeks = [...'xx'].map(() => '<td></td>').concat(cells);
const rows = Array.from(
  { length: 5 },
  (_, week) => `<tr>${weeks.slice(week * 7, week * 7 + 7).join('')}</tr>`,
);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-09-10T10:00:00') });
  target = document.createElement('div');
  target.innerHTML = `<a part="prev-month" href="#prev"></a><a part="next-month" href="#next"></a>
    <table><tbody>${rows.join('')}</tbody></table>
    <form><input type="date" name="d" value="2026-09-15"><button>Ver</button></form>`;
  document.body.append(target);
  target.querySelector('form')?.addEventListener('submit', sent);
  lifetime = createLifetime();
  sent.mockClear();
  leadToDay({ target, options: { for: '' }, lifetime });
});

afterEach(() => {
  lifetime.end();
  target.remove();
  vi.useRealTimers();
});

const day = (number: number) =>
  target.querySelector<HTMLAnchorElement>(`[href="#${number}"]`) as HTMLAnchorElement;
const tabbable = () =>
  [...target.querySelectorAll<HTMLAnchorElement>('td a')].filter(({ tabIndex }) => tabIndex === 0);

it('is a grid with one day in the order of Tab, and says which is today', () => {
  expect(target.querySelector('table')?.getAttribute('role')).toBe('grid');
  expect(tabbable()).toEqual([day(15)]);
  expect([...target.querySelectorAll('[data-today]')]).toEqual([day(10)]);
});

it.each([
  ['ArrowRight', 15, 16],
  ['ArrowLeft', 15, 14],
  ['ArrowDown', 15, 22],
  ['ArrowUp', 15, 8],
  ['Home', 15, 13],
  ['End', 15, 19],
  ['Home', 2, 1],
  ['End', 29, 30],
  ['ArrowUp', 3, 3],
  ['ArrowDown', 28, 28],
])('%s leads from the %i to the %i', (key, from, to) => {
  day(from).focus();
  day(from).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(document.activeElement).toBe(day(to));
  if (to !== from) expect(tabbable()).toEqual([day(to)]);
});

it('goes the other way from right to left', () => {
  target.dir = 'rtl';
  target.style.direction = 'rtl';
  for (const link of target.querySelectorAll<HTMLElement>('a')) link.style.direction = 'rtl';
  day(15).focus();
  day(15).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(day(14));
});

it.each([
  ['PageUp', 'prev-month'],
  ['PageDown', 'next-month'],
])('%s leafs to the %s', (key, part) => {
  const clicked = vi.fn();
  target.querySelector(`[part=${part}]`)?.addEventListener('click', clicked);
  day(15).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(clicked).toHaveBeenCalledOnce();
});

it('loads the page anew for a date that was chosen, not for each digit', () => {
  const field = target.querySelector('input') as HTMLInputElement;
  field.dispatchEvent(new KeyboardEvent('keydown', { key: '2' }));
  field.dispatchEvent(new Event('change'));
  expect(sent).not.toHaveBeenCalled();
  field.dispatchEvent(new Event('pointerdown'));
  field.dispatchEvent(new Event('change'));
  expect(sent).toHaveBeenCalledOnce();
});
