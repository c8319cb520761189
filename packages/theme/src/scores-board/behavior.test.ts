import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leadToCompetition } from './behavior';
import { scoresBoard } from './contract';

const OPTIONS = { for: '', select: 'select', highlight: scoresBoard.attributes.highlight.default };
let target: HTMLElement;
let lifetime = createLifetime();
const sent = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00') });
  target = document.createElement('div');
  target.innerHTML = `<h2 data-day="2026-11-20"></h2><a part="today" href="https://x.example/?p=1&d=2026-11-20" hidden>Hoy</a>
    <form><select><option value="">Todas</option><option value="liga" data-section="s-liga">Liga</option>
      <option value="s-copa">Copa</option><option value="otra">Otra</option></select><button>Ver</button></form>
    <section id="s-liga"><h3 tabindex="-1">Liga</h3></section><section id="s-copa"><h3 tabindex="-1">Copa</h3></section>`;
  document.body.append(target);
  target.querySelector('form')?.addEventListener('submit', sent);
  vi.spyOn(Element.prototype, 'scrollIntoView');
  lifetime = createLifetime();
  sent.mockClear();
});

afterEach(() => {
  lifetime.end();
  target.remove();
  vi.useRealTimers();
});

const select = () => target.querySelector('select') as HTMLSelectElement;
const choose = (index: number) => {
  select().selectedIndex = index;
  select().dispatchEvent(new Event('change', { bubbles: true }));
};
const highlighted = () => [...target.querySelectorAll<HTMLElement>('[data-highlight]')].map(({ id }) => id);
const press = (key: string) =>
  select().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

it.each([
  [1, 's-liga'],
  [2, 's-copa'],
])('option %i leads to %s, which stands out for 300 ms and has the focus', (index, id) => {
  leadToCompetition({ target, options: OPTIONS, lifetime });
  choose(index);
  expect(highlighted()).toEqual([id]);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement?.closest('section')?.id).toBe(id);
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(299);
  expect(highlighted()).toEqual([id]);
  vi.advanceTimersByTime(1);
  expect(highlighted()).toEqual([]);
});

it('lets what was chosen last stand out, alone and for the whole time', () => {
  leadToCompetition({ target, options: OPTIONS, lifetime });
  choose(1);
  vi.advanceTimersByTime(200);
  choose(2);
  expect(highlighted()).toEqual(['s-copa']);
  choose(1);
  vi.advanceTimersByTime(299);
  expect(highlighted()).toEqual(['s-liga']);
  vi.advanceTimersByTime(1);
  expect(highlighted()).toEqual([]);
});

it('waits for Enter while arrows walk through the closed chooser', () => {
  leadToCompetition({ target, options: OPTIONS, lifetime });
  press('ArrowDown');
  choose(1);
  press('ArrowDown');
  choose(2);
  expect(highlighted()).toEqual([]);
  press('Enter');
  expect(highlighted()).toEqual(['s-copa']);
});

it.each<[string, () => void, string[]]>([
  ['an arrow', () => press('ArrowDown'), []],
  ['a letter', () => press('c'), []],
  ['Tab, which leaves it', () => press('Tab'), ['s-copa']],
  ['an arrow and then Tab', () => ['ArrowDown', 'Tab'].forEach(press), ['s-copa']],
  [
    'an arrow and then a finger',
    () => {
      press('ArrowDown');
      select().dispatchEvent(new Event('pointerdown'));
    },
    ['s-copa'],
  ],
])('knows whether a change after %s is a choice or a step on the way', (_, reach, shown) => {
  leadToCompetition({ target, options: OPTIONS, lifetime });
  reach();
  choose(2);
  expect(highlighted()).toEqual(shown);
});

it('asks the server for what is not on the page', () => {
  leadToCompetition({ target, options: OPTIONS, lifetime });
  choose(3);
  expect([highlighted(), sent.mock.calls.length]).toEqual([[], 1]);
});

it('does not ask it by the button for what is', () => {
  leadToCompetition({ target, options: OPTIONS, lifetime });
  select().selectedIndex = 1;
  target.querySelector('form')?.requestSubmit();
  expect(highlighted()).toEqual(['s-liga']);
});

it('offers today where another day is shown, and lets go of everything at its end', () => {
  leadToCompetition({ target, options: OPTIONS, lifetime });
  const link = target.querySelector('a');
  expect([link?.hidden, link?.href]).toEqual([false, 'https://x.example/?p=1&d=2026-11-21']);
  choose(1);
  lifetime.end();
  expect(vi.getTimerCount()).toBe(0);
  choose(2);
  expect(highlighted()).toEqual([]);
});

it('offers nothing on the day itself, and minds no part that is missing', () => {
  const heading = target.querySelector('h2') as HTMLElement;
  heading.dataset.day = '2026-11-21';
  select().remove();
  leadToCompetition({ target, options: OPTIONS, lifetime });
  expect(target.querySelector('a')?.hidden).toBe(true);
});
