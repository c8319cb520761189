import { fakeClock } from '@onda/core/testing/fake-clock';
import { type FakeHost, fakeHost } from '@onda/core/testing/fake-host';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { programSchedule } from './contract';
import { followClock } from './follow-clock';
import { makeTabs } from './tabs';

/** Thursday, midnight in Madrid. */
const MIDNIGHT = Date.parse('2026-11-26T00:00:00+01:00');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const time = (at: number) => new Date(MIDNIGHT + at * HOUR_MS).toISOString();
const row = (from: number, until: number, title: string) =>
  `<li part="airing"><span part="time"><time datetime="${time(from)}">x</time>–<time datetime="${time(until)}">x</time></span>
    <a part="title" href="#${title}">${title}</a></li>`;
const day = (at: number, rows: string) =>
  `<section part="day" id="dia-${at}" aria-labelledby="dia-${at}-fecha" data-starts="${MIDNIGHT / 1000 + at * 86400}"
    data-ends="${MIDNIGHT / 1000 + (at + 1) * 86400}"><h2 part="name" id="dia-${at}-fecha">Día ${at}</h2><ol>${rows}</ol></section>`;
/** Three days as PHP prints them; the second has what the first did not end. */
const PRINTED = `<section part="schedule" aria-label="Programación">
  <nav part="weeks"><a part="this-week" href="/" hidden>Esta semana</a></nav>
  <nav part="days" aria-label="Días">${[0, 1, 2].map((at) => `<a part="day-link" href="#dia-${at}">${at}</a>`).join('')}</nav>
  <div part="week">${day(0, row(8, 12, 'mañana') + row(22, 26, 'noche'))}
    ${day(1, row(22, 26, 'noche') + row(32, 36, 'mañana'))}${day(2, row(56, 60, 'tarde'))}</div>
  <b part="now" hidden>En antena</b></section>`;

let display = 'grid';
let resize = () => {};
let isWatched = false;
let host: FakeHost<typeof programSchedule>;

beforeEach(() => {
  display = 'grid';
  class Observer {
    constructor(run: () => void) {
      resize = run;
    }
    observe() {
      isWatched = true;
    }
    disconnect() {
      isWatched = false;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    () => ({ display, direction }) as CSSStyleDeclaration,
  );
});

let direction = 'ltr';

afterEach(() => {
  host?.leave();
  direction = 'ltr';
  location.hash = '';
  vi.unstubAllGlobals();
});

function show(hours: number, written: { view?: 'auto' | 'week' | 'day' | 'list' } = {}) {
  host = fakeHost(programSchedule, '', written);
  // In the tree of the page, as it is there: ids are named by `aria-controls`.
  host.root.innerHTML = PRINTED;
  const inner = Object.assign(host, { element: host.root as unknown as HTMLElement });
  const clock = fakeClock(MIDNIGHT + hours * HOUR_MS);
  followClock(inner, clock, makeTabs(inner));
  return { host, clock };
}

const all = (selector: string) => [...host.root.querySelectorAll<HTMLElement>(selector)];
const tabs = () => all('[role="tab"]');
const shownDays = () => all('[part="day"]').flatMap(({ id, hidden }) => (hidden ? [] : [id]));
const onAir = () => all('[part="airing"][aria-current="time"]').map((one) => one.closest('section')?.id);
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  tabs()
    .find((tab) => tab.getAttribute('aria-selected') === 'true')
    ?.dispatchEvent(event);
  return event.defaultPrevented;
};

it('has nothing that axe finds', async () => {
  show(9);
  vi.mocked(window.getComputedStyle).mockRestore();
  const { violations } = await axe.run(host.root.host as HTMLElement);
  expect(violations).toEqual([]);
});

describe('the clock', () => {
  it('marks today and what is on, with the word for it', async () => {
    const { clock } = show(8);
    expect([onAir(), host.part('now').parentElement?.textContent]).toEqual([
      ['dia-0'],
      expect.stringContaining('mañana'),
    ]);
    expect(all('[aria-current="date"]').map(({ id, textContent }) => id || textContent)).toEqual([
      '0',
      'dia-0',
    ]);
    await clock.advance(4 * HOUR_MS);
    expect([onAir(), host.part('now').hidden]).toEqual([[], true]);
  });

  it('marks what began yesterday under today', async () => {
    const { clock } = show(23);
    expect(onAir()).toEqual(['dia-0']);
    await clock.advance(HOUR_MS);
    expect(onAir()).toEqual(['dia-1']);
    expect(host.part('now').closest('section')?.id).toBe('dia-1');
  });

  it('turns with the minute, whenever in it the page was opened', async () => {
    const { clock } = show(12 - 1 / 120);
    expect(onAir()).toEqual(['dia-0']);
    await clock.advance(30_000);
    expect(onAir()).toEqual([]);
  });

  it('offers this week on a copy of the page that is older', async () => {
    const { clock } = show(60);
    expect(host.part('this-week').hidden).toBe(true);
    await clock.advance(DAY_MS);
    expect([host.part('this-week').hidden, onAir(), all('[aria-current]')]).toEqual([false, [], []]);
  });

  it('ends with the element', () => {
    const { clock } = show(8);
    expect(isWatched).toBe(true);
    host.leave();
    expect([clock.waiting(), isWatched]).toEqual([0, false]);
  });
});

describe('tabs', () => {
  it('show today first, or the day that the address names', () => {
    show(30);
    expect(shownDays()).toEqual(['dia-1']);
    host.leave();
    location.hash = '#dia-2';
    show(30);
    expect(shownDays()).toEqual(['dia-2']);
  });

  it('are chosen by keys, which go round, and by a click', () => {
    show(9);
    press('ArrowRight');
    expect(shownDays()).toEqual(['dia-1']);
    press('End');
    expect(shownDays()).toEqual(['dia-2']);
    press('ArrowRight');
    expect(shownDays()).toEqual(['dia-0']);
    press('ArrowLeft');
    press('Home');
    expect([shownDays(), press(' '), press('Tab')]).toEqual([['dia-0'], true, false]);
    tabs()[1]?.click();
    expect(shownDays()).toEqual(['dia-1']);
    expect(tabs().map((tab) => [tab.getAttribute('aria-selected'), tab.getAttribute('tabindex')])).toEqual([
      ['false', '-1'],
      ['true', null],
      ['false', '-1'],
    ]);
    expect(tabs()[1]?.getAttribute('aria-controls')).toBe('dia-1');
  });

  it('go the other way on a page from right to left', () => {
    direction = 'rtl';
    show(9);
    press('ArrowLeft');
    expect(shownDays()).toEqual(['dia-1']);
  });

  it('come and go with the room', () => {
    show(9);
    display = 'none';
    resize();
    expect([tabs(), all('[role]'), shownDays()]).toEqual([[], [], ['dia-0', 'dia-1', 'dia-2']]);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    all('[part~="day-link"]')[1]?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    display = 'grid';
    resize();
    expect([tabs().length, shownDays()]).toEqual([3, ['dia-0']]);
  });

  it.each([
    ['day', 'none', 3],
    ['week', 'grid', 0],
    ['list', 'grid', 0],
    ['auto', 'none', 0],
  ] as const)('view="%s" has them where the links are %s: %i', (view, shown, count) => {
    display = shown;
    show(9, { view });
    expect(tabs()).toHaveLength(count);
    all('[part="day-link"]')[2]?.click();
    expect(shownDays()).toEqual(count ? ['dia-2'] : ['dia-0', 'dia-1', 'dia-2']);
  });
});
