import { renderTemplate } from '@onda/core/element/render-template';
import { type FakeClock, fakeClock } from '@onda/core/testing/fake-clock';
import { type FakeHost, fakeHost } from '@onda/core/testing/fake-host';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { scheduleMessages } from '../messages';
import { studioLine } from './contract';
import { followShows } from './follow-shows';
import type { OnAir, Ways } from './present';
import markup from './studio-line.html';

const texts: Record<string, string> = scheduleMessages.es;
const START = Date.parse('2026-11-27T15:00:00Z') / 1000;
const HOUR = 3600;
const WHATSAPP = 'https://wa.me/34600000001?text=Hola';

const OWN: Ways = ['Radio Uno', WHATSAPP, 'tel:955100100', '', '955 100 100'];
const WAYS: Ways[] = [
  OWN,
  ['Tarde & más', 'https://wa.me/34600000002?text=Tarde', '', 'mailto:tarde@radio.example?subject=x', ''],
];
const AIRINGS: OnAir[] = [
  [START, START + 2 * HOUR, 1],
  [START + 24 * HOUR, START + 26 * HOUR, 1],
];

let host: FakeHost<typeof studioLine>;
let clock: FakeClock;

afterEach(() => host?.leave());

/** The page as PHP printed it at `START`, looked at `late` seconds later. */
function show(late = 0, ways: readonly Ways[] = WAYS, airings: readonly OnAir[] = AIRINGS) {
  const t = (key: string) => texts[key] ?? key;
  host = fakeHost(studioLine, renderTemplate(markup, { values: {}, styleOf: () => '', t }), {});
  Object.assign(host.part('studio').dataset, {
    ways: JSON.stringify(ways),
    airings: JSON.stringify(airings),
  });
  clock = fakeClock((START + late) * 1000);
  followShows(host, clock);
}

const address = (part: string) => host.part(part).getAttribute('href');
const shown = () => [
  host.part('name').textContent,
  address('whatsapp'),
  address('phone'),
  address('mail'),
  host.part('number').textContent,
];
const OWN_SHOWN = ['Radio Uno', WHATSAPP, 'tel:955100100', null, '955 100 100'];
const SHOW_SHOWN = ['Tarde & más', WAYS[1]?.[1], null, WAYS[1]?.[3], ''];

it('has nothing that axe finds', async () => {
  show();
  const { violations } = await axe.run(host.element, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

describe('the studio', () => {
  it('is that of the show that is on, to the second by one timer, and of the station after it', async () => {
    show();
    expect(shown()).toEqual(SHOW_SHOWN);
    await clock.advance(2 * HOUR * 1000 - 1);
    expect(shown()).toEqual(SHOW_SHOWN);
    await clock.advance(1);
    expect(shown()).toEqual(OWN_SHOWN);
    expect(clock.waiting()).toBe(1);
  });

  it('is, within a minute that has begun, right to the second', async () => {
    show(2 * HOUR - 10);
    await clock.advance(9_999);
    expect(shown()).toEqual(SHOW_SHOWN);
    await clock.advance(1);
    expect(shown()).toEqual(OWN_SHOWN);
  });

  it.each([
    ['a day later', 25 * HOUR, SHOW_SHOWN],
    ['a week later', 7 * 24 * HOUR, OWN_SHOWN],
    ['before it was printed', -HOUR, OWN_SHOWN],
  ])('is right on a page that is looked at %s', (_, late, wanted) => {
    show(late);
    expect(shown()).toEqual(wanted);
  });

  it('is right within a minute where a computer slept', async () => {
    show();
    const late = clock.now;
    clock.now = () => late() + 2 * HOUR * 1000;
    await clock.advance(60_000);
    expect(shown()).toEqual(OWN_SHOWN);
  });

  it('is hidden while nothing leads to it', async () => {
    show(0, [['Radio Uno', '', '', '', ''], WAYS[1] as Ways]);
    expect(host.part('studio').hidden).toBe(false);
    await clock.advance(2 * HOUR * 1000);
    expect(host.part('studio').hidden).toBe(true);
  });

  it('shows hostile words as text, and follows no address that is none', () => {
    const bad: Ways = [
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      'data:x',
      'mailto:a@b.example',
      '',
    ];
    show(0, [OWN, bad]);
    expect(shown()).toEqual(['<img src=x onerror=alert(1)>', null, null, 'mailto:a@b.example', '']);
    expect(host.root.querySelector('img')).toBeNull();
  });

  it('leaves no timer behind', () => {
    show();
    host.leave();
    expect(clock.waiting()).toBe(0);
  });
});

it('does nothing on a page that no server of ours printed', () => {
  host = fakeHost(studioLine, '', {});
  followShows(host, fakeClock());
  expect(host.root.innerHTML).toBe('');
});
