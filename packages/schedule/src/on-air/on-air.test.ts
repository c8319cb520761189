import { renderTemplate } from '@onda/core/element/render-template';
import { type FakeClock, fakeClock } from '@onda/core/testing/fake-clock';
import { type FakeHost, fakeHost } from '@onda/core/testing/fake-host';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scheduleMessages } from '../messages';
import { type Airing, type Plan, planOf } from './airing';
import { onAir } from './contract';
import { followPlan } from './follow-plan';
import markup from './on-air.html';

const texts: Record<string, string> = scheduleMessages.es;
/** Friday, 16:00 in Madrid. */
const START = Date.parse('2026-11-27T15:00:00Z') / 1000;
const HOUR = 3600;
const TWO_DAYS = 48 * HOUR;

const airing = (
  id: string,
  hour: number,
  hours: number,
  words: Partial<Record<4 | 5 | 6 | 9, string>> = {},
): Airing =>
  Object.assign(
    [
      id,
      7,
      START + hour * HOUR,
      hours * HOUR,
      id,
      `https://radio.example/${id}/`,
      'con Ana',
      `${hour} h`,
      'vie',
      '',
    ],
    words,
  ) as Airing;

const WEEK = [
  airing('tarde', 0, 2),
  airing('noticias', 2, 1),
  // A gap of an hour.
  airing('jazz', 4, 3),
  airing('madrugada', 20, 2),
];

let host: FakeHost<typeof onAir>;
let clock: FakeClock;
let ask = vi.fn<() => Promise<Plan>>();

afterEach(() => host?.leave());

/** The page as PHP printed it at `START`, looked at `late` seconds later. */
function show(
  late = 0,
  { airings = WEEK as unknown, next = 2, remaining = true } = {},
  answer = async (): Promise<Plan> => Promise.reject(new Error('offline')),
) {
  host = fakeHost(
    onAir,
    renderTemplate(markup, { values: {}, styleOf: () => '', t: (key) => texts[key] ?? key }),
    {
      next,
      remaining,
    },
  );
  Object.assign(host.part('on-air').dataset, {
    airings: JSON.stringify(airings),
    from: START,
    until: START + TWO_DAYS,
  });
  clock = fakeClock((START + late) * 1000);
  ask = vi.fn(answer);
  followPlan(host, clock, ask);
}

const text = (part: string) => host.part(part).textContent;
const isHidden = (part: string) => host.part(part).hidden;
const shown = () => [text('title'), text('next-title-1'), text('next-title-2')];

it('has nothing that axe finds', async () => {
  show();
  const { violations } = await axe.run(host.element, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

describe('what is on', () => {
  it('is named with its hours, hosts, minutes that are left, and the ones that come next', () => {
    show(600);
    expect(shown()).toEqual(['tarde', 'noticias', 'jazz']);
    expect([text('time'), text('hosts'), text('remaining')]).toEqual(['0 h', 'con Ana', 'Quedan 1 h 50 min']);
    expect(host.part<HTMLAnchorElement>('title').href).toBe('https://radio.example/tarde/');
    expect([isHidden('on-air'), isHidden('label'), isHidden('coming')]).toEqual([false, false, false]);
  });

  it('turns to the second, without a request, by one timer', async () => {
    show();
    await clock.advance(2 * HOUR * 1000 - 1);
    expect([text('title'), text('remaining')]).toEqual(['tarde', 'Quedan 1 min']);
    await clock.advance(1);
    expect([...shown(), text('remaining')]).toEqual(['noticias', 'jazz', 'madrugada', 'Quedan 1 h 0 min']);
    expect([clock.waiting(), ask.mock.calls.length]).toEqual([1, 0]);
    expect(host.said).toEqual([
      ['airing', { id: 'noticias', show: 7, start: START + 2 * HOUR, end: START + 3 * HOUR }],
    ]);
  });

  it('is nobody in a hole, and says what comes next', async () => {
    show(3 * HOUR - 1);
    await clock.advance(1000);
    expect([...shown(), isHidden('label')]).toEqual([texts.nobodyOn, 'jazz', 'madrugada', true]);
    expect([text('time'), text('remaining'), host.part('title').hasAttribute('href')]).toEqual([
      '',
      '',
      false,
    ]);
    expect(host.said).toEqual([['airing', null]]);
  });

  it('is right on a page that was printed 20 hours ago', () => {
    show(20 * HOUR);
    expect([...shown(), isHidden('coming')]).toEqual(['madrugada', '', '', true]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('shows no minutes that are not wanted', () => {
    show(0, { remaining: false });
    expect(text('remaining')).toBe('');
  });

  it('is right within a minute where a computer slept', async () => {
    show();
    const late = clock.now;
    clock.now = () => late() + 2 * HOUR * 1000;
    await clock.advance(60_000);
    expect(text('title')).toBe('noticias');
  });

  it('names as many that come next as the author wants, and the day of those that are far', () => {
    show(0, { next: 3 });
    expect([text('next-time-2'), text('next-time-3')]).toEqual(['4 h', 'vie 20 h']);
    host.leave();
    show(0, { next: 0 });
    expect([isHidden('coming'), text('next-title-1')]).toEqual([true, '']);
  });

  it('follows its attributes at once, by the same one timer', () => {
    show(600);
    host.change({ next: 1, remaining: false });
    expect([...shown(), text('remaining')]).toEqual(['tarde', 'noticias', '', '']);
    expect([clock.waiting(), host.said.length]).toEqual([1, 0]);
  });

  it('shows hostile words as text, and follows no address that is none', () => {
    show(0, {
      airings: [
        airing('x', 0, 1, { 4: '<img src=x onerror=alert(1)>', 5: 'javascript:alert(1)', 9: 'data:x' }),
      ],
    });
    expect(text('title')).toBe('<img src=x onerror=alert(1)>');
    expect(host.part('title').hasAttribute('href')).toBe(false);
    expect([...host.root.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([null]);
  });

  it('leaves no timer behind', () => {
    show();
    host.leave();
    expect(clock.waiting()).toBe(0);
  });
});

describe('a plan of another time', () => {
  const DAYS = 9 * 24;
  const fresh = () => planOf([airing('otra', DAYS, 1)], START + DAYS * HOUR, START + (DAYS + 2) * HOUR);

  it.each([
    ['is older than two days', TWO_DAYS],
    ['was printed after the time of the visitor', -301],
  ])(
    'is asked for once where the page %s, and the clock of the server counts from then on',
    async (_, late) => {
      show(late, {}, async () => fresh());
      await clock.advance(0);
      expect([text('title'), text('remaining'), ask.mock.calls.length]).toEqual([
        'otra',
        'Quedan 1 h 0 min',
        1,
      ]);
      await clock.advance(HOUR * 1000);
      expect([text('title'), ask.mock.calls.length]).toEqual([texts.nobodyOn, 1]);
    },
  );

  it('is not asked for where the clock of the visitor is some minutes slow', () => {
    show(-300);
    expect([text('title'), ask.mock.calls.length]).toEqual(['tarde', 0]);
  });

  it('that does not come hides what would be wrong, and is not asked for again', async () => {
    show(TWO_DAYS);
    await clock.advance(HOUR * 1000);
    expect([isHidden('on-air'), ask.mock.calls.length, clock.waiting()]).toEqual([true, 1, 0]);
  });

  it('is asked for once more when a page that stays open outlives its own', async () => {
    show(0, {}, async () => fresh());
    await clock.advance(TWO_DAYS * 1000 - 1);
    expect(ask).not.toHaveBeenCalled();
    await clock.advance(1);
    expect([ask.mock.calls.length, text('title')]).toEqual([1, 'otra']);
  });
});

it('does nothing on a page that no server of ours printed', () => {
  host = fakeHost(onAir, '');
  followPlan(host, fakeClock(), ask);
  expect(host.root.innerHTML).toBe('');
});
