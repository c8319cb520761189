import '../testing/wordpress-react';
import { AjaxError } from '@onda/core/http/ajax';
import { type FakeAjax, fakeAjax } from '@onda/core/testing/fake-ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from './api';
import { mountSchedule } from './mount';
import { partsOfScreen } from './parts';
import { createStore } from './store';
import { FirstWeek } from './view/FirstWeek';
import { Holidays } from './view/Holidays';
import { Schedule } from './view/Schedule';
import { SlotFields } from './view/SlotFields';
import { readWeek } from './week';

const SLOT = { id: 1, show: 7, title: 'La Tarde', weekdays: 3, start: 960, length: 120, kind: 'live' };
const RULE = { from: '', until: '', every: 1, monthWeeks: 0, hosts: 'Ana' };
const airing = (day: number, more: object = {}) => ({
  id: `s1-2026112${3 + day}`,
  slot: 1,
  title: 'La Tarde',
  date: `2026-11-2${3 + day}`,
  starts: day * 1440 + 960,
  ends: day * 1440 + 1080,
  kind: 'live',
  ...more,
});
const week = (more: object = {}) => ({
  monday: '2026-11-23',
  today: '2026-11-24',
  slots: [{ ...SLOT, ...RULE }],
  airings: [airing(0), airing(1)],
  changes: [],
  conflicts: [],
  shows: [{ id: 7, title: 'La Tarde', hosts: 'Ana' }],
  hosts: ['Ana'],
  ...more,
});
const parts = { FirstWeek, Holidays, SlotFields };
const done = (more: object = {}) => ({ success: true, data: week(more) });

let ajax: FakeAjax;
/** The names of the texts that were drawn. */
let drawn: string[] = [];
const clock = fakeClock();

function open(data: object = week(), view: 'week' | 'list' = 'week'): void {
  const known = readWeek(data);
  if (!known) throw new Error('no week');
  const store = createStore({ api: createApi(ajax, 'n1'), clock, week: known, station: 'uno', view });
  const text = (name: string) => {
    drawn.push(name);
    return `<${name}>${MORE[name] ?? ''}`;
  };
  const words = { text, language: 'en' };
  const stations = [
    { id: 'uno', name: 'Radio Uno' },
    { id: 'dos', name: 'Radio Dos' },
  ];
  render(<Schedule store={store} words={words} stations={stations} parts={parts} />);
}

/** Texts with places for values. */
const MORE: Record<string, string> = {
  addAt: ' %1$s %2$s',
  conflict: ' %1$s %2$s %3$s',
  copyOf: ' %s',
  onlyOn: ' %s',
  done_remove: ' %s',
  done_save: ' %s',
};

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
const blocks = () => screen.queryAllByRole('button', { name: /La Tarde.*\d/ });
const hours = () => blocks().map((block) => /\d\d:\d\d–\d\d:\d\d/.exec(block.textContent ?? '')?.[0]);
const key = (name: string, more: object = {}) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more }));
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const last = () => ajax.calls.at(-1);
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  ajax = fakeAjax({ onda_schedule_week: done() });
});
afterEach(cleanup);

describe('the week of the schedule', () => {
  it('has no fault that axe finds, as a grid, as a list and with its dialog', async () => {
    const conflict = { winner: airing(0), loser: airing(1) };
    open(week({ conflicts: [conflict] }));
    const faults = async () =>
      (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;
    expect(await faults()).toEqual([]);
    await press('<list>');
    expect(await faults()).toEqual([]);
    await press(/^<change>: La Tarde, /);
    expect(await faults()).toEqual([]);
  });

  it('draws an airing in each day that it touches, side by side with what is on at once', () => {
    const night = airing(0, { id: 's2-20261123', title: 'La Tarde 2', starts: 1000, ends: 1500 });
    open(week({ airings: [airing(0), night] }));
    const styles = blocks().map((block) => block.getAttribute('style'));
    expect(styles).toEqual([
      '--top: 960; --length: 120; --lane: 0; --lanes: 2; --days: 0;',
      '--top: 1000; --length: 440; --lane: 1; --lanes: 2; --days: 0;',
      '--top: 0; --length: 60; --lane: 0; --lanes: 1; --days: 0;',
    ]);
  });

  it.each([
    ['meets the next', 990, 990, ['0/1', '0/1']],
    ['is shorter than what is drawn of it', 970, 975, ['0/2', '1/2']],
    ['is short, with room behind it', 970, 985, ['0/1', '0/1']],
    ['goes on into the next', 1000, 990, ['0/2', '1/2']],
  ])('draws an airing that %s in a lane of its own where it has to', (_, ends, starts, lanes) => {
    const next = airing(0, { id: 's2-20261123', title: 'La Tarde 2', starts, ends: starts + 60 });
    open(week({ airings: [airing(0, { ends }), next] }));
    const laneOf = (block: HTMLElement) =>
      ['--lane', '--lanes'].map((name) => block.style.getPropertyValue(name)).join('/');
    expect(blocks().map(laneOf)).toEqual(lanes);
  });

  it('names what takes the place of what, and opens the loser', async () => {
    open(week({ conflicts: [{ winner: airing(1, { title: 'Fútbol', starts: 2430 }), loser: airing(1) }] }));
    expect(screen.getByText(/<conflict>/).textContent).toContain('Fútbol La Tarde 24 Tuesday, 16:30–18:00');
    await press(/^<change>: /);
    expect(screen.getByRole('dialog').textContent).toContain('La Tarde');
  });

  it('shows an airing that is cancelled where it would be, with the reason', () => {
    const change = { slot: 1, date: '2026-11-24', action: 'cancel', reason: 'por partido' };
    open(week({ airings: [airing(0), airing(1, { isOff: true })], changes: [change] }));
    expect(hours()).toEqual(['16:00–18:00', '16:00–18:00']);
    expect(blocks()[1]?.textContent).toContain('<is_cancel>: por partido');
    expect(blocks().map((block) => block.dataset.state)).toEqual(['usual', 'cancelled']);
  });

  it('draws a long list once, not anew with each letter of a dialog', async () => {
    const many = Array.from({ length: 300 }, (_, place) => ({ ...SLOT, ...RULE, id: place + 1 }));
    open(week({ slots: many }), 'list');
    expect(screen.getAllByRole('row')).toHaveLength(301);
    await act(async () => document.querySelector<HTMLElement>('[data-slot="1"]')?.click());
    drawn = [];
    await type('<hosts>', 'Luis');
    expect((screen.getByLabelText('<hosts>') as HTMLInputElement).value).toBe('Luis');
    expect(drawn.length).toBeLessThan(200);
  });

  it('turns to other weeks and stations', async () => {
    open();
    await press('<after>');
    expect(last()?.fields).toMatchObject({ station: 'uno', day: '2026-11-30', nonce: 'n1' });
    await press('<today>');
    expect(last()?.fields).toMatchObject({ day: '' });
    await act(async () => fireEvent.change(screen.getByLabelText('<station>'), { target: { value: 'dos' } }));
    expect(last()?.fields).toMatchObject({ station: 'dos', day: '2026-11-23' });
    await press('<before>');
    expect(last()?.fields).toMatchObject({ station: 'dos', day: '2026-11-16' });
  });
});

describe('a slot', () => {
  it('is added at the half hour that keys point at, with days in one press, and gets the focus', async () => {
    ajax.answer(
      'onda_schedule_save',
      done({ slots: [{ ...SLOT, ...RULE, id: 9 }], airings: [airing(0, { slot: 9 })] }),
    );
    open();
    const tuesday = screen.getByRole('button', { name: /<addAt> .*24.* 08:00/ });
    tuesday.focus();
    await key('ArrowDown');
    expect(status()).toBe('Tuesday 08:30');
    await press(/<addAt> .*24.* 08:30/);
    await type('<show>', 'la tarde');
    await press('<mondayToFriday>');
    await type('<end>', '08:15');
    await press('<save>');
    expect(last()?.action).toBe('onda_schedule_save');
    expect(last()?.fields.slot).toMatchObject({
      id: 0,
      show: 7,
      weekdays: 31,
      start: '08:30',
      length: 1425,
      monday: '2026-11-23',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((document.activeElement as HTMLElement).dataset.slot).toBe('9');
    expect(status()).toBe('<done_save> la tarde');
  });

  it('keeps all that was typed beside the sentences of the server', async () => {
    const errors = { start: 'No such hour.', every: 'One to eight.', slot: 'Gone.' };
    ajax.answer('onda_schedule_save', { success: true, data: { errors } });
    open();
    await press(/La Tarde 16:00/);
    await type('<hosts>', 'Luis');
    await press('<save>');
    const start = screen.getAllByLabelText('<start>')[0] as HTMLElement;
    expect(start.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(start.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'No such hour.',
    );
    expect((screen.getByLabelText('<hosts>') as HTMLInputElement).value).toBe('Luis');
    expect(screen.getByLabelText('<every>').closest('details')?.open).toBe(true);
    expect(screen.getByText('Gone.')).toBeDefined();
  });

  it('is moved and stretched by keys at once, and saved after a pause', async () => {
    const moved = { ...SLOT, ...RULE, start: 975, length: 125, weekdays: 5 };
    ajax.answer('onda_schedule_save', done({ slots: [moved], airings: [airing(0), airing(2)] }));
    open();
    blocks()[1]?.focus();
    await key('ArrowDown');
    await key('ArrowDown', { altKey: true, shiftKey: true });
    await key('ArrowRight');
    expect(hours()).toEqual(['16:15–18:20', '16:15–18:20']);
    expect(blocks()[1]?.style.getPropertyValue('--days')).toBe('1');
    expect(ajax.calls).toEqual([]);
    await act(() => clock.advance(900));
    expect(last()?.fields.slot).toMatchObject({ id: 1, weekdays: 5, start: '16:15', length: 125 });
    const { slot, day } = (document.activeElement as HTMLElement).dataset;
    expect([slot, day]).toEqual(['1', '2']);
  });

  it('is saved once, after the last of many keys', async () => {
    ajax.answer('onda_schedule_save', done());
    open();
    blocks()[1]?.focus();
    for (const _ of [1, 2]) {
      await key('ArrowDown');
      await act(() => clock.advance(899));
    }
    expect(ajax.calls).toEqual([]);
    await act(() => clock.advance(1));
    expect(ajax.calls).toHaveLength(1);
  });

  it('is where it was after Escape, and at the borders of the week', async () => {
    open();
    blocks()[0]?.focus();
    await key('ArrowLeft');
    await key('ArrowUp', { altKey: true });
    await key('Escape');
    await act(() => clock.advance(900));
    expect([hours()[0], ajax.calls]).toEqual(['16:00–18:00', []]);
  });

  it('is removed by a key, with a way back that has the focus', async () => {
    ajax.answer('onda_schedule_remove', done({ slots: [], airings: [] }));
    ajax.answer('onda_schedule_undo', done());
    open();
    blocks()[0]?.focus();
    await key('Delete');
    expect([blocks().length, status()]).toEqual([0, '<done_remove> La Tarde']);
    expect(document.activeElement?.textContent).toBe('<undo>');
    await press('<undo>');
    expect(blocks()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '<undo>' })).toBeNull();
  });

  it('says why nothing was saved, in the dialog where one is open', async () => {
    open();
    blocks()[0]?.focus();
    await key('Delete');
    expect(screen.getByRole('alert').textContent).toBe('<session>');
    expect(blocks()).toHaveLength(2);
    await press(/La Tarde 16:00/);
    await type('<hosts>', 'Luis');
    ajax.answer('onda_schedule_save', new AjaxError('offline'));
    await press('<save>');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('alert').textContent).toBe('<offline>');
    expect((dialog.getByLabelText('<hosts>') as HTMLInputElement).value).toBe('Luis');
  });

  it('of the former Sunday night is moved within the week that is shown', async () => {
    const night = airing(0, { id: 's1-20261122', date: '2026-11-22', starts: -60, ends: 60 });
    const slot = { ...SLOT, ...RULE, weekdays: 64, start: 1380 };
    ajax.answer('onda_schedule_save', done());
    open(week({ slots: [slot], airings: [night] }));
    blocks()[0]?.focus();
    await key('ArrowLeft');
    await key('ArrowUp');
    expect(hours()).toEqual(['22:45–00:45']);
    await key('ArrowRight');
    await act(() => clock.advance(900));
    expect(last()?.fields.slot).toMatchObject({ weekdays: 1, start: '22:45' });
  });

  it.each([
    [['Saturday'], 32],
    [['Saturday', 'Sunday'], 96],
    [['Saturday', 'Sunday', 'Saturday'], 64],
  ])('of a day airs on others, too, after clicks on %j', async (clicked, days) => {
    ajax.answer('onda_schedule_copy', done());
    open();
    await press(/<copyOf> .*23/);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByLabelText('Monday')).toBeNull();
    for (const day of clicked) await act(async () => dialog.getByLabelText(day).click());
    await act(async () => dialog.getByRole('button', { name: '<copy>' }).click());
    expect(last()?.fields).toMatchObject({ from: 0, days });
  });
});

describe('one airing', () => {
  it('is cancelled in two presses', async () => {
    ajax.answer('onda_schedule_change', done());
    open();
    await press(/La Tarde 16:00/);
    await press('<cancel>');
    expect(last()?.fields.change).toMatchObject({ slot: 1, date: '2026-11-23', action: 'cancel' });
  });

  it.each([
    ['cancel', []],
    ['restore', [{ slot: 1, date: '2026-11-23', action: 'move' }]],
  ])('takes no title along that was typed before the press on %s', async (action, changes) => {
    ajax.answer('onda_schedule_change', done());
    open(week({ changes }));
    await press(/La Tarde 16:00/);
    await type('<otherShow>', 'Fútbol');
    await press(`<${action}>`);
    expect(last()?.fields.change).toMatchObject({ slot: 1, action, title: '' });
  });

  it('is moved past midnight on the day that is chosen, or gives way to another show', async () => {
    ajax.answer('onda_schedule_change', done());
    open();
    await press(/La Tarde 16:00/);
    await act(async () =>
      fireEvent.change(screen.getAllByLabelText('<day>')[0] as HTMLElement, {
        target: { value: '2026-11-24' },
      }),
    );
    const dialog = screen.getByRole('dialog');
    const fields = within(dialog.querySelector('.onda-week-change') as HTMLElement);
    await act(async () => fireEvent.change(fields.getByLabelText('<start>'), { target: { value: '23:00' } }));
    await press('<saveDay>');
    expect(last()?.fields.change).toMatchObject({
      date: '2026-11-24',
      action: 'move',
      starts: '2026-11-24 23:00',
      ends: '2026-11-25 18:00',
      title: '',
    });
    await press(/La Tarde 16:00/);
    await type('<otherShow>', 'Fútbol');
    await press('<saveDay>');
    expect(last()?.fields.change).toMatchObject({ action: 'replace', title: 'Fútbol', starts: '' });
    await press(/La Tarde 16:00/);
    await type('<reason>', 'con público');
    await press('<saveDay>');
    expect(last()?.fields.change).toMatchObject({ action: 'annotate', title: '', reason: 'con público' });
  });

  it.each([
    ['<day>', 'starts'],
    ['<end>', 'ends'],
    ['<otherShow>', 'otherShow'],
  ])('has at %s what the server says of %s', async (label, name) => {
    ajax.answer('onda_schedule_change', { success: true, data: { errors: { [name]: 'No.' } } });
    open();
    await press(/La Tarde 16:00/);
    await press('<saveDay>');
    const fields = within(document.querySelector('.onda-week-change') as HTMLElement);
    const wrong = fields.getAllByLabelText(label).at(-1)?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(wrong)?.textContent).toBe('No.');
  });

  it('that differs is not moved by keys, and is as usual again by one press in the dialog', async () => {
    ajax.answer('onda_schedule_change', done());
    open(week({ changes: [{ slot: 1, date: '2026-11-23', action: 'move' }] }));
    expect(blocks()[0]?.dataset.state).toBe('changed');
    blocks()[0]?.focus();
    await key('ArrowDown');
    expect(hours()[0]).toBe('16:00–18:00');
    await press(/La Tarde 16:00/);
    await press('<restore>');
    expect(last()?.fields.change).toMatchObject({ action: 'restore' });
  });
});

describe('the screen of PHP', () => {
  const place = () => {
    document.body.innerHTML = '<div id="onda-schedule"><p>A script draws it.</p></div>';
  };
  const data = { url: 'https://site.test/ajax', nonce: 'n', stations: { uno: 'Uno' }, week: week() };

  it('gets the week in the place of its sentence, in a language that browsers do not know, too', async () => {
    place();
    document.documentElement.lang = 'pt-PT-ao90';
    await act(async () => mountSchedule(document, { ...data, texts: { add: 'Add' } }, parts));
    expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
    expect(document.body.textContent).not.toContain('A script draws it.');
    document.documentElement.lang = '';
  });

  it('keeps its sentence without data of ours', () => {
    place();
    mountSchedule(document, undefined, partsOfScreen());
    mountSchedule(document, { ...data, week: { airings: 'odd' } }, partsOfScreen());
    expect(document.body.textContent).toBe('A script draws it.');
  });
});
