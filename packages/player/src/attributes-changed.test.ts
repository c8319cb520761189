import { afterEach, describe, expect, it, vi } from 'vitest';
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
  vi.unstubAllGlobals();
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
  return { ...made, model, change };
}

it('brings the view, which draws the change', async () => {
  const { change, host, model } = printed();
  await change({ playerWidth: 500 });
  expect([model.engine !== undefined, host.wanted()]).toEqual([true, 1]);
});

it('leaves what is on air, and writes the new name', async () => {
  const { change, host, model } = printed();
  showOnAir(host, model, trackReading('Marea alta'));
  await change({ radioName: 'Radio Dos', sticky: true, noImageAvailable: 'https://radio.test/other.png' });
  expect(shown({ host })).toMatchObject({ name: 'Radio Dos', title: 'Marea alta', cover: ART });
  expect(host.root.querySelector('link[rel=""]')).toBeNull();
});

it('leaves alone what the engine keeps: volume, folding, state', async () => {
  const { change, host, model } = printed({ sticky: true });
  const engine = await model.load();
  engine.player.minimize(true);
  engine.player.setVolume(0.35);
  engine.player.toggleMute();
  await change({ playerWidth: 500, initialVolume: 0.9 });
  expect(shown({ host })).toMatchObject({ isMuted: true, volume: '0.35', cover: COVER });
  expect(host.part('player').dataset.minimised).toBe('');
});

it('forgets what is on air at another station, and asks for that one at once', async () => {
  const { change, host, model } = printed({ station: 'uno', radioName: 'Uno' });
  model.onAir.known = { version: '1', at: 0, data: { station: 'uno', kind: 'icecast-json', body: '{}' } };
  showOnAir(host, model, trackReading('Marea alta'));
  await change({ station: 'dos', radioName: 'Radio Dos' });
  expect(shown({ host })).toMatchObject({ name: 'Radio Dos', title: 'En vivo', artist: '', cover: COVER });
  expect([model.onAir.known, model.onAir.reading, model.onAir.isFollowed]).toEqual([
    undefined,
    undefined,
    true,
  ]);
});

describe('in a framed page, while the window plays its station', () => {
  const framed = async (isActive: boolean, hasEngine: boolean) => {
    const made = printed({ station: 'uno' });
    vi.stubGlobal('navigator', { userActivation: { isActive } });
    const play = vi.fn();
    const soundOf = (source: string) => ({ status: source === 'uno' ? 'playing' : 'idle' }) as const;
    const nothing = () => {};
    made.model.lent = {
      soundOf,
      play,
      player: () => undefined,
      pause: nothing,
      toggle: nothing,
      subscribe: () => nothing,
    };
    if (hasEngine) await made.model.load();
    return { ...made, play };
  };

  it.each([
    ['before its engine is there', false],
    ['with its engine', true],
  ])('another one that the visitor chooses is played there: %s', async (_, hasEngine) => {
    const { change, host, play } = await framed(true, hasEngine);
    await change({ radioName: 'Radio Dos' });
    expect(play).not.toHaveBeenCalled();
    await change({ station: 'dos' });
    expect(play.mock.calls).toEqual([[host.element]]);
  });

  it.each([
    ['that is only remembered', false, ['dos']],
    ['of what is silent there', true, ['dos', 'tres']],
  ])('a choice %s changes no sound', async (_, isActive, stations) => {
    const { change, play } = await framed(isActive, true);
    for (const station of stations) await change({ station });
    expect(play).toHaveBeenCalledTimes(stations.length - 1);
  });
});
