import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followStation } from './follow-station';
import { azuracastFrame, type FakeEventSources, stubEventSource } from './testing/fake-event-source';
import { type FakePlayer, fakePlayer, shown } from './testing/fake-player';
import { type FakeBrowserPage, leavePage, openPage, pass } from './testing/page';

const MINUTE = 60_000;
const AZURACAST = { feed: 'https://radio.test/api/nowplaying/uno', feedKind: 'azuracast' } as const;
const azuracastReply = (title: string) => () =>
  new Response(JSON.stringify({ is_online: true, now_playing: { song: { artist: 'Faro', title } } }));

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

it('keeps what was pushed when a reply that was asked for before comes after it', async () => {
  let answer = (_: Response) => {};
  page.answer(() => new Promise<Response>((done) => (answer = done)) as never);
  await follow(AZURACAST);
  expect(page.calls).toHaveLength(1);
  sources.last().push(azuracastFrame('Pushed'));
  answer(azuracastReply('Asked')());
  await pass(1_000);
  expect(shown(player).title).toBe('Pushed');
});

it('asks again when the push ends', async () => {
  await follow(AZURACAST);
  sources.last().push(azuracastFrame('Pushed'));
  await pass(MINUTE - 1);
  sources.last().fault(2);
  await pass(1_000);
  expect(shown(player).title).toBe('Asked');
});

it('lets a visitor who does not listen do with what our own server says', async () => {
  await follow({ ...AZURACAST, station: 'uno' });
  expect(sources.opened).toHaveLength(0);
  player.model.engine = {
    player: { store: { getState: () => ({ sound: { status: 'playing' } }) } },
  } as never;
  player.host.element.dispatchEvent(
    new CustomEvent('onda-state', { detail: { source: 'uno', state: 'playing' } }),
  );
  await pass(0);
  expect(sources.opened).toHaveLength(1);
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
