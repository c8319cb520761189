import '../testing/wordpress-react';
import { type FakeAjax, fakeAjax } from '@onda/core/testing/fake-ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from './api';
import { partsOfScreen, provideParts } from './parts';
import { createStore } from './store';
import { FirstWeek } from './view/FirstWeek';
import { Holidays } from './view/Holidays';
import { Schedule } from './view/Schedule';
import { SlotFields } from './view/SlotFields';
import { readWeek } from './week';

const slot = (id: number, more: object = {}) => ({
  id,
  show: id,
  title: `Show ${id}`,
  weekdays: 1,
  start: 960,
  length: 60,
  every: 1,
  kind: 'live',
  ...more,
});
const airing = (id: number, more: object = {}) => ({
  id: `s${id}-20261123`,
  slot: id,
  title: `Show ${id}`,
  date: '2026-11-23',
  starts: 960,
  ends: 1020,
  kind: 'live',
  ...more,
});
const week = (more: object = {}) => ({
  monday: '2026-11-23',
  today: '2026-11-24',
  slots: [slot(1)],
  airings: [airing(1)],
  ...more,
});
const done = (more: object = {}) => ({ success: true, data: week(more) });
const CHRISTMAS = { day: '2026-12-25', name: 'Navidad', weekday: '6' };
const MORE: Record<string, string> = {
  pastHolidays: ' %s',
  runsAs: ' %s',
  wins: ' %s',
  winsOver: ' %s',
  conflict: ' %1$s %2$s %3$s',
  done_holiday: ' %s',
};

let ajax: FakeAjax;

function open(data: object = week(), view: 'week' | 'list' = 'week'): void {
  const known = readWeek(data);
  if (!known) throw new Error('no week');
  const store = createStore({
    api: createApi(ajax, 'n'),
    clock: fakeClock(),
    week: known,
    station: 'uno',
    view,
  });
  const words = { text: (name: string) => `<${name}>${MORE[name] ?? ''}`, language: 'en' };
  const parts = { FirstWeek, Holidays, SlotFields };
  render(<Schedule store={store} words={words} stations={[]} parts={parts} />);
}

const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(field(label), { target: { value } }));
const last = () => ajax.calls.at(-1);
const openSlot = (id: number) =>
  act(async () => fireEvent.click(document.querySelector(`[data-slot="${id}"]`) as HTMLElement));

beforeEach(() => {
  ajax = fakeAjax({});
});
afterEach(cleanup);

describe('the parts of the week', () => {
  it('have no fault that axe finds', async () => {
    const conflict = { winner: airing(1), loser: airing(2), isMeant: true, isOfSlots: true };
    const slots = [slot(1, { kind: 'repeat', repeats: 2 }), slot(2)];
    const holidays = [CHRISTMAS, { ...CHRISTMAS, day: '2026-01-01' }];
    open(week({ slots, airings: [airing(1), airing(2)], conflicts: [conflict], holidays }));
    const faults = async () =>
      (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;
    expect(await faults()).toEqual([]);
    await openSlot(1);
    expect(await faults()).toEqual([]);
    cleanup();
    open(week({ slots: [], airings: [] }));
    expect(await faults()).toEqual([]);
  });

  it('may be missing: the screen has its week without them', () => {
    const found = partsOfScreen();
    provideParts({ FirstWeek, Holidays, SlotFields });
    expect(partsOfScreen().Holidays).toBe(Holidays);
    delete window.ondaScheduleParts;
    expect(found.Holidays({} as never)).toBeNull();
  });
});

describe('holidays', () => {
  it('are named by day, those that are over are folded away', () => {
    open(
      week({
        holidays: [
          { ...CHRISTMAS, day: '2026-11-23' },
          { ...CHRISTMAS, weekday: '' },
        ],
      }),
    );
    const past = screen.getByText('<pastHolidays> 1').closest('details');
    expect([past?.open, past?.textContent]).toEqual([false, expect.stringContaining('November 23')]);
    const coming = screen.getAllByRole('listitem')[0];
    expect(coming?.textContent).toContain('Friday, December 25, 2026: Navidad');
    expect(coming?.textContent).not.toContain('<runsAs>');
    expect(past?.textContent).toContain('<runsAs> Sunday');
  });

  it('fold nothing away where none is over', () => {
    open(week({ holidays: [CHRISTMAS] }));
    expect(screen.queryByText(/<pastHolidays>/)).toBeNull();
  });

  it('are added, changed where they stand, and removed with a way back', async () => {
    ajax.answer('onda_schedule_holiday', done({ holidays: [CHRISTMAS] }));
    ajax.answer('onda_schedule_workday', done());
    open();
    await type('<holidayDay>', '2026-12-25');
    await type('<holidayName>', 'Navidad');
    await type('<runsLike>', '6');
    await press('<addHoliday>');
    expect(last()?.fields.holiday).toEqual(CHRISTMAS);
    expect(screen.getByRole('status').textContent).toBe('<done_holiday> Navidad');
    expect([field('<holidayDay>').value, document.activeElement]).toEqual(['', field('<holidayDay>')]);
    await press(/^<change>: .* Navidad$/);
    expect([field('<holidayName>').value, field('<runsLike>').value]).toEqual(['Navidad', '6']);
    await press(/^<remove>: .* Navidad$/);
    expect(last()?.fields).toMatchObject({ holiday: '2026-12-25' });
    expect(document.activeElement?.textContent).toBe('<undo>');
  });

  it('that the server refuses stay as they were typed', async () => {
    ajax.answer('onda_schedule_holiday', { success: true, data: { errors: { holidayDay: 'No such day.' } } });
    open();
    await type('<holidayDay>', '2026-12-25');
    await press('<addHoliday>');
    expect(screen.getByRole('alert').textContent).toBe('No such day.');
    expect(field('<holidayDay>').value).toBe('2026-12-25');
  });
});

describe('an empty week', () => {
  it('is filled by one press, which the way back follows', async () => {
    ajax.answer('onda_schedule_fill', done());
    open(week({ slots: [], airings: [] }));
    await press(/^<communityWeek>/);
    expect(last()?.fields).toMatchObject({ station: 'uno', kind: 'community' });
    expect(screen.queryByRole('button', { name: /^<musicWeek>/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('<undo>');
  });
});

describe('the rarer fields of a slot', () => {
  it('stand where they apply', async () => {
    open();
    await openSlot(1);
    expect(screen.queryByLabelText('<repeats>')).toBeNull();
    expect(screen.queryByLabelText('<onHolidays>')).toBeNull();
    await type('<kind>', 'repeat');
    expect(screen.getByLabelText('<repeats>')).toBeDefined();
    expect(screen.queryByLabelText('<repeatsDays>')).toBeNull();
  });

  it('say what is repeated, how many days later by the days of both, and name the new show', async () => {
    ajax.answer('onda_schedule_save', done());
    open(week({ slots: [slot(1, { weekdays: 48 }), slot(2, { kind: 'repeat' })] }));
    await press('<add>');
    await type('<kind>', 'repeat');
    const choices = within(field('<repeats>')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      '<repeatsNothing>',
      'Show 1, Fri Sat, 16:00',
    ]);
    await type('<repeats>', '1');
    expect([field('<repeatsDays>').value, field('<show>').value]).toEqual(['2', 'Show 1']);
    await press('<save>');
    expect(last()?.fields.slot).toMatchObject({
      kind: 'repeat',
      repeats: 1,
      repeatsDays: 2,
      title: 'Show 1',
    });
  });

  it('count a week for a repeat on the day itself that begins earlier, no day for a later one, and a day for the next day', async () => {
    const NEXT = slot(1).weekdays << 1;
    open(
      week({
        slots: [
          slot(1),
          slot(2, { start: 600 }),
          slot(3, { start: 1200 }),
          slot(4, { start: 600, weekdays: NEXT }),
        ],
        airings: [airing(2), airing(3), airing(4)],
      }),
    );
    for (const [id, days] of [
      [2, '7'],
      [3, '0'],
      [4, '1'],
    ] as const) {
      await openSlot(id);
      await type('<kind>', 'repeat');
      await type('<repeats>', '1');
      expect(field('<repeatsDays>').value).toBe(days);
      await press('<close>');
    }
  });

  it('have the sentence of the server beside them', async () => {
    const errors = { repeats: 'It would air before.' };
    ajax.answer('onda_schedule_save', { success: true, data: { errors } });
    open(week({ slots: [slot(1, { kind: 'repeat' }), slot(2)] }));
    await openSlot(1);
    await type('<repeats>', '2');
    await press('<save>');
    expect(field('<repeats>').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('onda-wrong-repeats')?.textContent).toBe('It would air before.');
  });

  it('say what a slot does on holidays, once there are any', async () => {
    ajax.answer('onda_schedule_save', done());
    open(week({ holidays: [CHRISTMAS] }));
    await openSlot(1);
    await type('<onHolidays>', 'skip');
    await press('<save>');
    expect(last()?.fields.slot).toMatchObject({ onHolidays: 'skip' });
  });
});

describe('two slots at one time', () => {
  const both = (isMeant: boolean) =>
    week({
      slots: [slot(1), slot(2)],
      airings: [airing(1), airing(2)],
      conflicts: [{ winner: airing(1), loser: airing(2), isMeant, isOfSlots: true }],
    });

  it('ask who wins, by one press for either, until somebody said so', async () => {
    ajax.answer('onda_schedule_prefer', { success: true, data: both(true) });
    open(both(false));
    expect(screen.getByRole('button', { name: /^<wins> Show 1: / })).toBeDefined();
    await press(/^<wins> Show 2: /);
    expect(last()?.fields).toMatchObject({ slot: 2, over: 1 });
    expect(screen.queryByRole('button', { name: /^<wins>/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('<undo>');
  });

  it('say so in their dialogs, which keep what is typed meanwhile', async () => {
    ajax.answer('onda_schedule_prefer', { success: true, data: both(false) });
    open(both(true));
    await openSlot(1);
    await type('<hosts>', 'Ana');
    expect(button('<winsOver> Show 2').getAttribute('aria-pressed')).toBe('true');
    await press('<winsOver> Show 2');
    expect(last()?.fields).toMatchObject({ slot: 2, over: 1 });
    expect(field('<hosts>').value).toBe('Ana');
    expect(button('<winsOver> Show 2').getAttribute('aria-pressed')).toBe('false');
    await press('<winsOver> Show 2');
    expect(last()?.fields).toMatchObject({ slot: 1, over: 2 });
  });

  it('have no winner to choose where one of them differs on this day', () => {
    const special = airing(0, { title: 'Special' });
    open(week({ conflicts: [{ winner: special, loser: airing(1), isMeant: false }] }));
    expect(screen.queryByRole('button', { name: /^<wins>/ })).toBeNull();
  });
});

describe('an airing whose hour the clock skips', () => {
  it('stands in its day with the reason, in the grid, in the list and in its dialog', async () => {
    const skipped = airing(1, { isOff: true, isSkipped: true });
    open(week({ airings: [skipped] }));
    const block = document.querySelector<HTMLElement>('[data-slot="1"]');
    expect([block?.dataset.state, block?.textContent]).toEqual([
      'cancelled',
      expect.stringContaining('<is_skipped>'),
    ]);
    await openSlot(1);
    expect(screen.getByRole('dialog').textContent).toContain('<is_skipped>');
    await press('<close>');
    await press('<list>');
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Nov 23, 2026: <is_skipped>');
  });
});

describe('a repeat of one day', () => {
  it('airs as many days later as it is moved', async () => {
    ajax.answer('onda_schedule_save', done());
    const repeat = slot(1, { kind: 'repeat', repeats: 2, repeatsDays: 1 });
    open(week({ slots: [repeat, slot(2)] }));
    const block = document.querySelector<HTMLElement>('[data-slot="1"]') as HTMLElement;
    await act(async () => fireEvent.keyDown(block, { key: 'ArrowRight' }));
    await act(async () => fireEvent.blur(block));
    expect(last()?.fields.slot).toMatchObject({ weekdays: 2, repeatsDays: 2 });
  });
});
