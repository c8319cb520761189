import { afterEach, expect, it } from 'vitest';
import { showOnAir } from './on-air/show-on-air';
import { setupPlayer } from './shell';
import { COVER, type FakePlayer, fakePlayer, shown } from './testing/fake-player';
import { leavePage, openPage, pass } from './testing/page';
import { ART, trackReading } from './testing/readings';
import type { PlayerAttributes } from './texts';

const players: FakePlayer[] = [];
afterEach(async () => {
  for (const { host } of players.splice(0)) host.leave();
  await pass(1_000);
  leavePage();
});

function printed(written: Partial<PlayerAttributes> = {}) {
  openPage('never');
  const made = fakePlayer(written);
  players.push(made);
  const model = setupPlayer(made.host);
  const change = async (changes: Partial<PlayerAttributes>) => {
    made.host.change(changes);
    await pass(0);
  };
  return { ...made, model, change, player: made.host.part('player') };
}

it.each<[Partial<PlayerAttributes>, string, string, string | null]>([
  [{ playerWidth: 500 }, '.width', 'width', '500'],
  [{ playerWidth: 500, imageHeight: 200 }, '.art svg', 'viewBox', '0 0 500 200'],
  [{ colorOff: 'red' }, '.if-idle', 'fill', 'red'],
  [{ colorOn: 'green' }, '.if-busy', 'fill', 'green'],
  [{ colorOn: 'green' }, '.waves', 'stroke', 'green'],
  [{ colorOff: 'red' }, '.cross', 'stroke', 'red'],
  [{ showVolume: false }, '.player', 'data-volume', null],
  [{ showOnlyPlayButton: true }, '.player', 'data-only', ''],
  [{ sticky: true }, '.player', 'data-sticky', ''],
  [{ sticky: true, startMinified: true }, '.player', 'data-minimised', ''],
  [{ radioName: '<b>Dos</b>' }, '.player', 'aria-label', '<b>Dos</b>'],
  [{ initialVolume: 0.4 }, '.volume', 'value', '0.4'],
  [
    { noImageAvailable: 'https://radio.test/other.png' },
    '[part="cover"]',
    'src',
    'https://radio.test/other.png',
  ],
  [{ colorOn: '"><img src=x>' }, '.waves', 'stroke', '"><img src=x>'],
])('a change to %j is seen in %s', async (changes, selector, attribute, value) => {
  const { change, host } = printed();
  await change(changes);
  expect(host.root.querySelector(selector)?.getAttribute(attribute)).toBe(value);
});

it('writes the new name, brings the sheet of the bar, and leaves what is on air', async () => {
  const { change, host, model } = printed();
  showOnAir(host, model, trackReading('Marea alta'));
  await change({ radioName: 'Radio Dos', sticky: true, noImageAvailable: 'https://radio.test/other.png' });
  expect(shown({ host })).toMatchObject({ name: 'Radio Dos', title: 'Marea alta', cover: ART });
  expect(host.root.querySelector('link[rel=""]')).toBeNull();
});

it('leaves alone what the engine keeps: volume, folding, state', async () => {
  const { change, host, model } = printed({ sticky: true });
  const engine = await model.bring();
  engine.player.minimise(true);
  engine.player.setVolume(0.35);
  engine.player.toggleMute();
  await change({ playerWidth: 500, initialVolume: 0.9 });
  expect(shown({ host })).toMatchObject({ isMuted: true, volume: '0.35', cover: COVER });
  expect(host.part('player').dataset.minimised).toBe('');
});

it('does nothing once the view has taken its place', async () => {
  const { change, player } = printed();
  player.remove();
  await change({ playerWidth: 500 });
  expect(player.querySelector('.width')?.getAttribute('width')).toBe('355');
});

it('forgets what is on air at another station, and asks for that one at once', async () => {
  const { change, host, model } = printed({ station: 'uno', radioName: 'Uno' });
  model.known = { version: '1', at: 0, data: { station: 'uno', kind: 'icecast-json', body: '{}' } };
  showOnAir(host, model, trackReading('Marea alta'));
  await change({ radioName: 'Radio Uno' });
  expect([shown({ host }).title, model.isFollowed]).toEqual(['Marea alta', undefined]);
  await change({ station: 'dos', radioName: 'Radio Dos' });
  expect(shown({ host })).toMatchObject({ name: 'Radio Dos', title: 'En directo', artist: '', cover: COVER });
  expect([model.known, model.reading, model.isFollowed]).toEqual([undefined, undefined, true]);
});
