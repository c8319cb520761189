import { stubIntersectionObserver } from '@onda/core/testing/fake-screen';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlayerModel } from './player-model';
import { setupPlayer } from './shell';
import { type FakePlayer, fakePlayer, STREAM, shown } from './testing/fake-player';
import { type FakeBrowserPage, leavePage, openPage, pass, pollAnswer } from './testing/page';

const players: FakePlayer[] = [];
afterEach(async () => {
  for (const { host } of players.splice(0)) host.leave();
  // The delayed tasks of the page find no player.
  await pass(1_000);
  leavePage();
});

type Made = Pick<FakePlayer, 'host' | 'audio'> & { page: FakeBrowserPage; model: PlayerModel };

function shell(written: Parameters<typeof fakePlayer>[0] = {}): Made {
  const page = openPage(pollAnswer('uno', 'Marea alta', STREAM));
  const player = fakePlayer(written);
  players.push(player);
  return { page, audio: page.audio, host: player.host, model: setupPlayer(player.host) };
}

/** A sound that is asked for has the page for itself for so long; who only touches is done by then. */
const ALONE_MS = 200;
const TOUCH_MS = 250;

const click = ({ host }: Made, name: string) => host.part(name).click();

it('stands where the browser refuses to keep anything', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const made = shell();
  click(made, 'play');
  await pass(ALONE_MS);
  expect(made.model.engine).toBeDefined();
});

describe('a click before the engine is there', () => {
  it('asks for the sound before it returns, as loud as the page says', () => {
    const made = shell({ initialVolume: 0.4 });
    click(made, 'play');
    expect(made.audio.calls).toEqual([`src=${STREAM}`, 'play']);
    expect(made.audio.element.volume).toBe(0.4);
    expect(shown(made).state).toBe('connecting');
  });

  it('has the page for itself for a moment', async () => {
    const made = shell();
    click(made, 'play');
    await pass(ALONE_MS - 1);
    expect(made.model.engine).toBeUndefined();
    await pass(1);
    expect(made.model.engine).toBeDefined();
  });

  it.each<[string, (made: Made) => void]>([
    ['sounds', ({ audio }) => void audio.allow()],
    ['cannot be', ({ audio }) => void audio.refuse('NotSupportedError')],
  ])('has the engine at once when it %s', async (_, settle) => {
    const made = shell();
    click(made, 'play');
    settle(made);
    await pass(0);
    expect(made.model.engine).toBeDefined();
  });

  it('is gone on with by the engine, over the same connection', async () => {
    const made = shell();
    click(made, 'play');
    await pass(ALONE_MS);
    made.audio.happen('playing', { paused: false, readyState: 4 });
    expect(made.audio.calls.filter((call) => call.startsWith('src='))).toHaveLength(1);
    expect(shown(made)).toMatchObject({ state: 'playing', play: 'Pausar' });
  });

  it('is taken back by a second one, and the engine then plays nothing', async () => {
    const made = shell();
    click(made, 'play');
    click(made, 'play');
    expect(made.audio.calls.slice(2)).toEqual(['pause', 'load']);
    await pass(ALONE_MS);
    expect(made.model.engine).toBeDefined();
    expect(made.audio.calls.filter((call) => call === 'play')).toHaveLength(1);
    expect(shown(made)).toMatchObject({ state: 'idle', play: 'Reproducir' });
  });

  it('of five the last counts, and its sound is gone on with over the same connection', async () => {
    const made = shell();
    for (let clicks = 0; clicks < 5; clicks++) click(made, 'play');
    const before = made.audio.calls.length;
    await pass(ALONE_MS);
    expect(made.audio.calls.slice(before)).toEqual(['play']);
    expect(shown(made).state).toBe('connecting');
  });

  it('leaves no sound behind when the element goes at once', async () => {
    const made = shell();
    click(made, 'play');
    made.host.leave();
    await pass(ALONE_MS);
    expect(made.model.engine).toBeUndefined();
    expect(made.audio.element.getAttribute('src')).toBeNull();
    expect(made.audio.element.paused).toBe(true);
  });

  it('mutes, and sets the volume, once the engine is there', async () => {
    const made = shell();
    click(made, 'mute');
    await pass(0);
    expect(shown(made).isMuted).toBe(true);
    const slider = made.host.part<HTMLInputElement>('volume');
    slider.value = '0.35';
    slider.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await pass(0);
    expect(made.model.engine?.player.store.getState().volume).toEqual({ level: 0.35, isMuted: false });
  });

  it('sets the volume to where the slider was moved before there was an engine', async () => {
    const made = shell();
    const slider = made.host.part<HTMLInputElement>('volume');
    slider.value = '0.35';
    slider.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await pass(0);
    expect(made.model.engine?.player.store.getState().volume.level).toBe(0.35);
  });

  it('says that it cannot be, where the page gives no stream', async () => {
    const made = shell({ radioStream: '' });
    click(made, 'play');
    expect(made.audio.calls).toEqual([]);
    await pass(0);
    expect(shown(made)).toMatchObject({ state: 'error', play: 'Reproducir' });
  });
});

describe('a click while the engine cannot come', () => {
  async function alone() {
    const made = shell();
    vi.spyOn(made.model, 'load').mockRejectedValue(new Error('no network'));
    click(made, 'play');
    await pass(0);
    return made;
  }

  it('of three the last counts: what was given up says nothing', async () => {
    const made = await alone();
    click(made, 'play');
    click(made, 'play');
    await pass(0);
    expect(shown(made).state).toBe('connecting');
    void made.audio.allow();
    await pass(0);
    expect(shown(made).state).toBe('playing');
  });

  it('says that it plays once the sound is there, and the next one ends it', async () => {
    const made = await alone();
    expect(shown(made).state).toBe('connecting');
    void made.audio.allow();
    await pass(0);
    expect(shown(made).state).toBe('playing');
    click(made, 'play');
    expect(shown(made).state).toBe('idle');
    expect(made.audio.element.getAttribute('src')).toBeNull();
  });

  it('gives up when the sound does not come either, and the next one tries again', async () => {
    const made = await alone();
    void made.audio.refuse('NotSupportedError');
    await pass(0);
    expect(shown(made).state).toBe('idle');
    click(made, 'play');
    expect(made.audio.calls.filter((call) => call === 'play')).toHaveLength(2);
  });

  describe('nor the network', () => {
    const OFFLINE = 'Sin conexión a internet. Seguimos en cuanto vuelva.';
    const plays = ({ audio }: Made) => audio.calls.filter((call) => call === 'play').length;

    async function offline() {
      const made = await alone();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      void made.audio.refuse('NotSupportedError');
      await pass(0);
      return made;
    }

    it('says so, and goes on once it is back', async () => {
      const made = await offline();
      expect(shown(made)).toMatchObject({ state: 'error', status: OFFLINE });
      window.dispatchEvent(new Event('online'));
      expect(shown(made)).toMatchObject({ state: 'connecting', status: '' });
      expect(plays(made)).toBe(2);
    });

    it.each<[string, (made: Made) => void]>([
      ['who has given up', (made) => click(made, 'play')],
      ['who has left', ({ host }) => host.leave()],
    ])('plays nothing to %s', async (_, end) => {
      const made = await offline();
      end(made);
      window.dispatchEvent(new Event('online'));
      expect(plays(made)).toBe(1);
    });

    it('is tried again once by who has asked twice more', async () => {
      const made = await offline();
      click(made, 'play');
      expect(shown(made)).toMatchObject({ state: 'idle', status: '' });
      click(made, 'play');
      window.dispatchEvent(new Event('online'));
      expect(plays(made)).toBe(2);
    });
  });
});

it('plays by itself once the page rests, where the page asks for it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Firefox');
  const made = shell({ autoPlay: true });
  await pass(199);
  expect(made.audio.calls).toEqual([]);
  await pass(1);
  await pass(0);
  expect(made.audio.calls).toContain('play');
});

it('the page keeps room below itself while a sticky player stands on it', () => {
  const hasRoom = () => document.documentElement.hasAttribute('data-onda-bar');
  const { host } = shell();
  expect(hasRoom()).toBe(false);
  const bar = document.createElement('radio-player');
  bar.setAttribute('sticky', 'true');
  document.body.append(bar);
  setupPlayer(host);
  expect(hasRoom()).toBe(true);
  bar.remove();
  host.leave();
  expect(hasRoom()).toBe(false);
});

it('folds and unfolds a sticky player, and the other button has the focus', async () => {
  const made = shell({ sticky: true });
  const focused = () => made.host.root.activeElement?.getAttribute('part');
  click(made, 'minimise');
  await pass(0);
  expect([made.host.part('player').dataset.minimised, focused()]).toEqual(['', 'expand']);
  click(made, 'expand');
  await pass(0);
  expect([made.host.part('player').dataset.minimised, focused()]).toEqual([undefined, 'minimise']);
});

it.each(['pointerdown', 'focusin'])('%s brings the engine after the press, and no sound', async (type) => {
  const made = shell();
  made.host.part('play').dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  await pass(TOUCH_MS - 1);
  expect(made.model.engine).toBeUndefined();
  await pass(1);
  expect(made.model.engine).toBeDefined();
  expect(made.audio.calls).toEqual([]);
});

it('hands clicks to the engine once it is there', async () => {
  const made = shell();
  click(made, 'play');
  await pass(ALONE_MS);
  click(made, 'play');
  expect(shown(made).state).toBe('idle');
  expect(made.audio.element.getAttribute('src')).toBeNull();
});

it('looks what is on air when it is seen and the page rests', async () => {
  const { see } = stubIntersectionObserver();
  const made = shell({ station: 'uno' });
  await pass(1_000);
  see(made.host.element, true);
  await pass(199);
  expect(made.page.calls).toEqual([]);
  await pass(1);
  await pass(100);
  expect(made.page.calls.map(({ form }) => form)).toEqual([
    { action: 'onda_poll', 'want[now-playing:uno]': '' },
  ]);
  expect(shown(made).title).toBe('Marea alta');
});

it('does not look when the element has left by then', async () => {
  const { see } = stubIntersectionObserver();
  const made = shell({ station: 'uno' });
  see(made.host.element, true);
  made.host.leave();
  await pass(1_000);
  expect(made.page.calls).toEqual([]);
});
