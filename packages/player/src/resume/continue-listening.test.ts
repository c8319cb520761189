import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEngine } from '../engine';
import { sleepTimerOf } from '../extras/sleep-timer';
import type { Engine } from '../player-model';
import { setupPlayer } from '../shell';
import { isWanted, type Player } from '../store';
import { type FakePlayer, fakePlayer, shown } from '../testing/fake-player';
import { type FakeBrowserPage, leavePage, openPage, pass } from '../testing/page';
import { continueListening } from './continue-listening';

const KEY = 'onda-listening';
const players: FakePlayer[] = [];
let page: FakeBrowserPage;

beforeEach(() => {
  page = openPage('never');
});
afterEach(async () => {
  for (const { host } of players.splice(0)) host.leave();
  await pass(1_000);
  leavePage();
  sessionStorage.clear();
});

function player(...given: Parameters<typeof fakePlayer>): FakePlayer {
  const made = fakePlayer({ station: 'uno', ...given[0] }, given[1]);
  players.push(made);
  return made;
}

/** Stores what the former page would have stored. */
const leftBehind = (note: object = {}) =>
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ source: 'uno', level: 0.4, isMuted: false, endedAt: Date.now(), ...note }),
  );

const arrive = (made: FakePlayer) =>
  continueListening(made.host, async () => {
    made.model.engine = startEngine(made.host, made.model);
    return made.model.engine;
  });

function engineOf({ model }: FakePlayer): Engine {
  if (!model.engine) throw new Error('no engine came');
  return model.engine;
}

const MINUTE_MS = 60_000;
const minutesLeft = (of: Player) => sleepTimerOf(of).store.getState().minutesLeft;

const goOn = ({ host }: FakePlayer) => host.root.querySelector<HTMLButtonElement>('[part="go-on"]');
const sounds = { paused: false, readyState: 4 };
const leave = (persisted = false) => window.dispatchEvent(event('pagehide', persisted));
const event = (type: string, persisted: boolean) => Object.assign(new Event(type), { persisted });

describe('the page that ends', () => {
  async function playing() {
    const made = player();
    const engine = startEngine(made.host, made.model);
    engine.player.setVolume(0.4);
    engine.player.play();
    made.audio.happen('playing', sounds);
    await pass(0);
    return { ...made, ...engine };
  }

  it('leaves word of the station and the volume while it sounds, and lets the connection go', async () => {
    const { audio } = await playing();
    leave();
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({
      source: 'uno',
      level: 0.4,
      isMuted: false,
      endedAt: Date.now(),
    });
    expect(audio.element.getAttribute('src')).toBeNull();
  });

  it.each([
    ['set', [15], 15],
    ['changed', [15, 60], 60],
    ['switched off', [15, 0], undefined],
  ])('leaves word of the sleep timer as it is: %s', async (_what, choices, minutes) => {
    const { player: sleeper } = await playing();
    for (const choice of choices) {
      if (choice > 0) sleepTimerOf(sleeper).start(choice);
      else sleepTimerOf(sleeper).cancel();
    }
    leave();
    const { sleepsAt } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    expect(sleepsAt).toBe(minutes && Date.now() + minutes * MINUTE_MS);
  });

  it('takes the sleep timer up again when the back button brings it back', async () => {
    const { player: same } = await playing();
    sleepTimerOf(same).start(15);
    leave(true);
    expect(minutesLeft(same)).toBeNull();
    window.dispatchEvent(event('pageshow', true));
    expect(minutesLeft(same)).toBe(15);
  });

  it('leaves none after a stop', async () => {
    (await playing()).player.pause();
    leave();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('leaves none once the element is gone', async () => {
    (await playing()).host.leave();
    leave();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('goes on when the back button brings it back', async () => {
    const { player: same } = await playing();
    leave(true);
    window.dispatchEvent(event('pageshow', true));
    expect(same.store.getState().sound.status).toBe('connecting');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('stays silent when it comes back from a page where the visitor stopped', async () => {
    const { player: same } = await playing();
    leave(true);
    sessionStorage.clear();
    window.dispatchEvent(event('pageshow', true));
    expect(same.store.getState().sound.status).toBe('idle');
  });
});

describe('the next page', () => {
  it('plays, as loud as before, and forgets the word', async () => {
    leftBehind();
    const made = player();
    await arrive(made);
    expect(made.audio.calls.slice(-1)).toEqual(['play']);
    expect(made.audio.element.volume).toBe(0.4);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    [0.4, false, false],
    [0.4, true, true],
    // Mute would turn it up from 0.
    [0, true, false],
    [0, false, false],
  ])('is as loud as %f, mute %s, was', async (level, wasMuted, isMuted) => {
    leftBehind({ level, isMuted: wasMuted });
    const made = player();
    await arrive(made);
    expect(engineOf(made).player.store.getState().volume).toEqual({ level, isMuted });
    expect([made.audio.element.volume, made.audio.element.muted]).toEqual([level, isMuted]);
  });

  it('ends when the sleep timer of the page before says so', async () => {
    leftBehind({ sleepsAt: Date.now() + 2 * MINUTE_MS });
    const made = player();
    await arrive(made);
    const { player: sleeper } = engineOf(made);
    expect(minutesLeft(sleeper)).toBe(2);
    made.audio.happen('playing', sounds);
    await pass(2 * MINUTE_MS - 1_000);
    expect(isWanted(sleeper.store.getState().sound)).toBe(true);
    await pass(1_000);
    expect(sleeper.store.getState().sound.status).toBe('idle');
    expect(made.audio.element.getAttribute('src')).toBeNull();
  });

  it('has no sleep timer where the page before had none', async () => {
    leftBehind();
    const made = player();
    await arrive(made);
    expect(minutesLeft(engineOf(made).player)).toBeNull();
  });

  it('keeps the sleep timer where the browser wants a click', async () => {
    leftBehind({ sleepsAt: Date.now() + 5 * MINUTE_MS });
    const made = player();
    await arrive(made);
    void made.audio.refuse('NotAllowedError');
    await pass(0);
    goOn(made)?.click();
    expect(minutesLeft(engineOf(made).player)).toBe(5);
  });

  it('plays through the shell that finds the word, and the shell alone asks for nothing else', async () => {
    leftBehind();
    const made = player();
    setupPlayer(made.host);
    await pass(0);
    await pass(0);
    expect(page.audio.calls.slice(-1)).toEqual(['play']);
  });

  it('plays nothing without a word', async () => {
    const made = player();
    setupPlayer(made.host);
    await pass(0);
    await pass(0);
    expect(page.audio.calls).toEqual([]);
  });

  it.each([
    ['more than 30 s later', { endedAt: Date.now() - 3_600_000 }],
    ['for another station', { source: 'dos' }],
    ['when the sleep timer is over', { sleepsAt: Date.now() - 1 }],
  ])('plays nothing %s', async (_when, note) => {
    leftBehind(note);
    const made = player();
    await arrive(made);
    expect(made.audio.calls).toEqual([]);
    expect(made.model.engine).toBeUndefined();
  });

  it('two players of one station: one goes on', async () => {
    leftBehind();
    const both = [player(), player()];
    await Promise.all(both.map(arrive));
    expect(both.map(({ audio }) => audio.calls.includes('play'))).toEqual([true, false]);
  });

  it.each([
    ['es', 'Seguir escuchando'],
    ['en', 'Keep listening'],
  ] as const)('refused by the browser, offers one button: %s %s', async (lang, text) => {
    leftBehind();
    const made = player({}, lang);
    await arrive(made);
    void made.audio.refuse('NotAllowedError');
    await pass(0);
    expect(goOn(made)?.textContent).toBe(text);
    expect(goOn(made)?.nextElementSibling?.getAttribute('part')).toBe('play');
    goOn(made)?.focus();
    goOn(made)?.click();
    expect(shown(made).state).toBe('connecting');
    expect(goOn(made)).toBeNull();
    expect(made.host.root.activeElement?.getAttribute('part')).toBe('play');
  });

  it.each([
    ['on it', true, 'play'],
    ['elsewhere', false, undefined],
  ])(
    'once it sounds otherwise the focus that was %s is where the visitor finds it',
    async (_, isOnIt, part) => {
      leftBehind();
      const made = player();
      await arrive(made);
      void made.audio.refuse('NotAllowedError');
      await pass(0);
      if (isOnIt) goOn(made)?.focus();
      engineOf(made).player.play();
      expect([goOn(made), made.host.root.activeElement?.getAttribute('part')]).toEqual([null, part]);
    },
  );

  it('takes the button away with the element', async () => {
    leftBehind();
    const made = player();
    await arrive(made);
    void made.audio.refuse('NotAllowedError');
    await pass(0);
    made.host.leave();
    expect(goOn(made)).toBeNull();
  });

  it('leaves alone a visitor who was quicker, but for the sleep timer', async () => {
    leftBehind({ sleepsAt: Date.now() + 5 * MINUTE_MS });
    const made = player();
    await continueListening(made.host, async () => {
      const engine = startEngine(made.host, made.model);
      engine.player.play();
      made.model.engine = engine;
      return engine;
    });
    expect(minutesLeft(engineOf(made).player)).toBe(5);
    expect(made.audio.calls.filter((call) => call === 'play')).toHaveLength(1);
    expect(vi.isFakeTimers()).toBe(true);
  });
});
