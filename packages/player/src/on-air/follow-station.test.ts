import { stubIntersectionObserver } from '@onda/core/testing/fake-screen';
import type { FeedReading } from '@onda/feeds/read-with';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AiringTimes,
  azuracastFrame,
  azuracastStation,
  type FakeEventSources,
  stubEventSource,
} from '../testing/fake-event-source';
import { type FakePlayer, fakePlayer, shown } from '../testing/fake-player';
import { type FakeBrowserPage, leavePage, openPage, pass } from '../testing/page';
import { followStation } from './follow-station';
import { showOnAir } from './show-on-air';

const MINUTE = 60_000;
const AZURACAST = { feed: 'https://radio.test/api/nowplaying/uno', feedKind: 'azuracast' } as const;
const azuracastReply = (title: string, times?: AiringTimes) => () =>
  new Response(JSON.stringify(azuracastStation(title, times)));
const STATE = { source: 'uno', state: 'playing' };

let page: FakeBrowserPage;
let sources: FakeEventSources;
let player: FakePlayer;
beforeEach(() => {
  page = openPage(azuracastReply('Asked'));
  sources = stubEventSource();
});
afterEach(() => {
  player.host.leave();
  leavePage();
});

async function follow(given: Parameters<typeof fakePlayer>[0]) {
  player = fakePlayer(given);
  followStation(player.host, player.model);
  await pass(1_000);
}

/** The engine starts late, over a sound that begins now. */
function beginSound({ host, model }: FakePlayer, leadsTo = (address: string) => address) {
  model.engine = {
    player: {
      leadsTo,
      store: { getState: () => ({ sound: { status: 'playing' } }) },
      apply: (reading: FeedReading) => showOnAir(host, { ...model, engine: undefined }, reading),
    },
  } as never;
  host.element.dispatchEvent(new CustomEvent('onda-state', { detail: STATE }));
}

/** A song of ten minutes that began just now. */
const longSong = (): AiringTimes => ({ played_at: Math.floor(Date.now() / 1000), duration: 600 });

it('hears what AzuraCast pushes, and asks nobody meanwhile', async () => {
  await follow(AZURACAST);
  sources.last().push(azuracastFrame('Pushed'));
  expect(shown(player).title).toBe('Pushed');
  const before = page.calls.length;
  for (let minute = 0; minute < 5; minute++) {
    await pass(MINUTE - 1);
    sources.last().push('{}');
  }
  expect(page.calls.length).toBe(before);
});

it.each([
  ['when nobody tells when songs begin', undefined],
  ['when both songs began in one second', { played_at: 1_600_000_000, duration: 180 }],
])('keeps what was pushed when a reply that was asked for before comes after it, %s', async (_, times) => {
  let answer = (_: Response) => {};
  page.answer(() => new Promise<Response>((done) => (answer = done)));
  await follow(AZURACAST);
  expect(page.calls).toHaveLength(1);
  sources.last().push(azuracastFrame('Pushed', times));
  answer(azuracastReply('Asked', times)());
  await pass(1_000);
  expect(shown(player).title).toBe('Pushed');
});

it('keeps what was pushed when the reply after it tells of the song before', async () => {
  page.answer(azuracastReply('Asked', { played_at: 1_600_000_000, duration: 180 }));
  await follow(AZURACAST);
  sources.last().push(azuracastFrame('Pushed', { played_at: 1_600_000_180, duration: 180 }));
  sources.last().fault(2);
  const before = page.calls.length;
  await pass(5 * MINUTE);
  expect(page.calls.length).toBeGreaterThan(before);
  expect(shown(player).title).toBe('Pushed');
});

it('asks as often as ever while the push is not open, also when the feed has told that the song is long', async () => {
  page.answer(azuracastReply('Long', longSong()));
  await follow(AZURACAST);
  beginSound(player);
  sources.last().fault(2);
  expect(shown(player).title).toBe('Long');
  page.answer(azuracastReply('Cut in', longSong()));
  await pass(44_000);
  expect(shown(player).title).toBe('Cut in');
});

it('goes on for a listener who has scrolled it out of sight, and rests for others', async () => {
  const screen = stubIntersectionObserver();
  await follow(AZURACAST);
  screen.see(player.host.root.querySelector('.frame') as Element, false);
  expect(sources.last().isClosed).toBe(true);
  const before = page.calls.length;
  await pass(5 * MINUTE);
  expect(page.calls.length).toBe(before);
  beginSound(player);
  expect(sources.opened).toHaveLength(2);
  sources.last().push(azuracastFrame('Pushed'));
  expect(shown(player).title).toBe('Pushed');
});

it('asks for the next show while songs are pushed, and names it beside the next song', async () => {
  const body = JSON.stringify(azuracastStation('Asked'));
  const showing = (title: string, seconds: number) => () => {
    const show = { title, hosts: '', address: '', until: Date.now() / 1000 + seconds };
    const data = { kind: 'azuracast', body, show };
    // A page whose server refused `onda_poll` asks for the station alone.
    const told = { ...data, 'now-playing:semana': { version: title, data } };
    return new Response(JSON.stringify({ success: true, data: told }));
  };
  page.answer(showing('La tarde', 90));
  await follow({ ...AZURACAST, station: 'semana' });
  beginSound(player);
  await pass(1_000);
  const push = async (song: string) => {
    sources.last().push(azuracastFrame(song));
    await pass(1_000);
    return player.host.part('live').textContent;
  };
  expect(await push('Pushed')).toBe('La tarde');
  page.answer(showing('Noche', 9_000));
  await pass(50_000);
  expect([await push('Pushed, too'), page.calls.length]).toEqual(['La tarde', 0]);
  await pass(50_000);
  await push('Pushed last');
  expect([await push('Pushed after'), page.calls.length]).toEqual(['Noche', 1]);
});

it('asks again when the push ends', async () => {
  await follow(AZURACAST);
  sources.last().push(azuracastFrame('Pushed'));
  await pass(MINUTE - 1);
  sources.last().fault(2);
  await pass(1_000);
  expect(shown(player).title).toBe('Asked');
});

it('leaves the words of the owner out of what is pushed, and hears nothing before it knows them', async () => {
  let answer = (_: Response) => {};
  page.answer(() => new Promise<Response>((done) => (answer = done)));
  await follow({ ...AZURACAST, station: 'dos' });
  beginSound(player);
  await pass(0);
  expect(sources.opened).toHaveLength(0);
  const body = JSON.stringify(azuracastStation('Now on air: Asked'));
  const told = { kind: 'azuracast', body, leaveOut: ['Now on air:'] };
  // A page whose server refused `onda_poll` asks for the station alone.
  const isPoll = page.calls[0]?.form?.action === 'onda_poll';
  const data = isPoll ? { 'now-playing:dos': { version: '1', data: told } } : told;
  answer(new Response(JSON.stringify({ success: true, data })));
  await pass(100);
  expect(shown(player).title).toBe('Asked');
  sources.last().push(azuracastFrame('Now on air: Pushed'));
  expect(shown(player).title).toBe('Pushed');
});

it('lets a visitor who does not listen do with what our own server says', async () => {
  await follow({ ...AZURACAST, station: 'semana' });
  expect(sources.opened).toHaveLength(0);
  beginSound(player);
  await pass(0);
  expect(sources.opened).toHaveLength(1);
});

/** Every order of so many things. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first) =>
    orders(things.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

describe('shows the new song, whatever comes first', () => {
  const BEFORE = { played_at: 1_600_000_000, duration: 180 };
  const NOW = { played_at: 1_600_000_180, duration: 600 };
  /** The station's answer as our own server passes it on. */
  const polled = (title: string, times: AiringTimes) => {
    const body = JSON.stringify(azuracastStation(title, times));
    const data = { 'now-playing:uno': { version: title, data: { kind: 'azuracast', body } } };
    return new Response(JSON.stringify({ success: true, data }));
  };
  const events = ['the sound begins', 'a late reply comes', 'the push tells', 'the push breaks off'] as const;

  describe.each([
    ['asking the station', '', azuracastReply('Sur', NOW), azuracastReply('Marea', BEFORE)],
    ['asking our server', 'uno', () => polled('Sur', NOW), () => polled('Marea', BEFORE)],
    [
      'asking a station whose songs began in one second',
      '',
      azuracastReply('Sur', NOW),
      azuracastReply('Marea', NOW),
    ],
  ])('%s', (_, station, fresh, late) => {
    it.each(orders(events).map((order) => [order.join(', '), order] as const))('%s', async (_, order) => {
      let answer = (_: Response) => {};
      page.answer(() => new Promise<Response>((done) => (answer = done)));
      await follow({ ...AZURACAST, station });
      page.answer(fresh);
      const happen = {
        'the sound begins': () => beginSound(player),
        'a late reply comes': () => answer(late()),
        'the push tells': () => sources.opened.at(-1)?.push(azuracastFrame('Sur', NOW)),
        'the push breaks off': () => sources.opened.at(-1)?.fault(0),
      };
      for (const event of order) {
        happen[event]();
        await pass(100);
      }
      // The browser has connected again, and the station tells what is on air.
      sources.opened.at(-1)?.push(azuracastFrame('Sur', NOW));
      await pass(100);
      expect(shown(player).title).toBe('Sur');
      await pass(50_000);
      expect(shown(player).title).toBe('Sur');
    });
  });
});

it('goes with the station to another feed, and ends with its element', async () => {
  await follow(AZURACAST);
  player.host.change({ feed: 'https://radio.test/api/nowplaying/dos' });
  await pass(1_000);
  expect(sources.opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(sources.last().url).toContain('dos');
  player.host.leave();
  expect(sources.last().isClosed).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('asks for the stream inside a playlist once the sound has led there', async () => {
  const radioStream = 'https://radio.test/listen.pls';
  await follow({ radioStream });
  const before = page.calls.length;
  beginSound(player, () => 'https://radio.test/live.mp3');
  await pass(1_000);
  const asked = page.calls.slice(before).map(({ url }) => url);
  expect(asked.some((url) => url.endsWith('/status-json.xsl?mount=/live.mp3'))).toBe(true);
  expect(asked.some((url) => url.includes('listen.pls'))).toBe(false);
});

describe('HLS that names its songs', () => {
  async function hear(answer: () => Response) {
    page.answer(answer);
    await follow({ radioStream: 'https://radio.test/live.m3u8' });
    const applied: [string, boolean | undefined][] = [];
    beginSound(player);
    const { engine } = player.model;
    const titleOf = (reading: FeedReading) =>
      (reading.kind === 'read' && reading.nowPlaying.track?.title) || reading.kind;
    Object.assign(engine?.player ?? {}, {
      apply: (reading: FeedReading, inSound?: boolean) => applied.push([titleOf(reading), inSound]),
    });
    await pass(1_000);
    const name = async (detail: string) => {
      player.audio.happen('onda-segment', {}, detail);
      await pass(0);
    };
    return { applied, name };
  }

  it('shows them where no feed does, at once, and keeps them when the feed still knows none', async () => {
    const { applied, name } = await hear(() => new Response('', { status: 404 }));
    await name('Faro - Marea');
    await pass(100_000);
    expect(applied).toEqual([['Marea', true]]);
  });
});
