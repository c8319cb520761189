import { forgetSound } from '@onda/core/testing/forget-sound';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './element';
import { continueListening } from '../resume/continue-listening';
import { EPISODE } from '../testing/fake-episode';
import { type FakePlayer, fakePlayer } from '../testing/fake-player';
import { type FakeBrowserPage, leavePage, openPage, pass } from '../testing/page';
import { playerOf } from './shell';

type Bar = HTMLElement & {
  play(): Promise<void>;
  pause(): Promise<void>;
  toggle(): Promise<void>;
  paused: boolean;
};

let page: FakeBrowserPage;
let told: unknown[];
const note = (event: Event) => told.push((event as CustomEvent).detail);

beforeEach(() => {
  told = [];
  page = openPage('never');
  sessionStorage.clear();
  document.addEventListener('onda-episode-state', note);
});
afterEach(async () => {
  document.removeEventListener('onda-episode-state', note);
  for (const element of document.querySelectorAll('episode-player')) element.remove();
  await pass(0);
  leavePage();
  forgetSound();
});

const WRITTEN = {
  episode: EPISODE.episode,
  'episode-title': EPISODE.episodeTitle,
  'show-title': EPISODE.showTitle,
  seconds: '3480',
  show: '7',
  'has-chapters': '',
  src: EPISODE.src,
};

async function bar(written: Record<string, string> = WRITTEN) {
  const element = document.createElement('episode-player') as Bar;
  document.body.append(element);
  for (const [name, value] of Object.entries(written)) element.setAttribute(name, value);
  await pass(0);
  return element;
}

async function playing() {
  const element = await bar();
  void page.audio.allow();
  await pass(0);
  page.audio.happen('playing');
  return element;
}

const leave = () => window.dispatchEvent(new Event('pagehide'));
const word = () => JSON.parse(sessionStorage.getItem('onda-listening') ?? 'null');
const plays = () => page.audio.calls.filter((call) => call === 'play').length;

it('starts the file of its attributes, and tells the page', async () => {
  const element = await playing();
  expect([plays(), element.paused]).toEqual([1, false]);
  expect(told.at(-1)).toEqual({ episode: EPISODE.episode, isPlaying: true });
  await element.pause();
  expect([told.at(-1), element.paused]).toEqual([{ episode: EPISODE.episode, isPlaying: false }, true]);
  element.play().catch(() => {});
  expect([plays(), element.paused]).toEqual([2, false]);
  await element.toggle();
  expect(element.paused).toBe(true);
});

it('waits for the address: another episode begins with it alone', async () => {
  const element = await playing();
  element.setAttribute('episode', 'e8-x');
  element.setAttribute('episode-title', 'El faro');
  expect(told.at(-1)).toEqual({ episode: EPISODE.episode, isPlaying: true });
  element.setAttribute('src', 'https://radio.test/2.mp3');
  expect(told.at(-1)).toEqual({ episode: 'e8-x', isPlaying: true });
});

it('goes on with the sound that was made inside the click', async () => {
  const sound = { ...page.audio.element } as HTMLAudioElement;
  const made = vi.fn();
  vi.stubGlobal('Audio', made);
  const element = document.createElement('episode-player');
  Object.assign(element, { sound: page.audio.element });
  element.setAttribute('src', EPISODE.src);
  document.body.append(element);
  await pass(0);
  expect([made.mock.calls.length, sound.src, plays()]).toEqual([0, '', 1]);
});

it('leaves the page silent, and says so', async () => {
  const element = await playing();
  element.remove();
  await pass(0);
  expect([told.at(-1), page.audio.element.paused]).toEqual([{ episode: '', isPlaying: false }, true]);
});

describe('the word for the next page of the tab', () => {
  it('brings the same bar back, which plays', async () => {
    await playing();
    page.audio.happen('timeupdate', { currentTime: 90 });
    leave();
    expect(word()).toMatchObject({ source: 'episode:e7-abc1', isPlaying: true, episode: { show: 7 } });
    document.querySelector('episode-player')?.remove();
    await pass(0);
    const again = await bar({});
    expect(word()).toBe(null);
    expect(Object.fromEntries([...again.attributes].map(({ name, value }) => [name, value]))).toMatchObject(
      WRITTEN,
    );
    expect([plays(), again.paused]).toEqual([2, false]);
  });

  it('brings a paused bar back as it was', async () => {
    const element = await playing();
    await element.pause();
    leave();
    element.remove();
    const again = await bar({});
    expect([plays(), again.paused, again.getAttribute('episode')]).toEqual([1, true, EPISODE.episode]);
  });

  it('is not left where another sound has the turn, nor taken when it is old', async () => {
    await playing();
    document.dispatchEvent(new CustomEvent('onda-play', { detail: { source: 'onda' } }));
    leave();
    expect(word()).toBe(null);
    sessionStorage.setItem('onda-listening', '{"source":"episode:x","endedAt":1}');
    const none = await bar({});
    expect([none.hasAttribute('src'), word()]).toEqual([false, null]);
  });

  it('of the live sound stays for the live player', async () => {
    const live = '{"source":"onda","endedAt":1}';
    sessionStorage.setItem('onda-listening', live);
    await bar({});
    expect(sessionStorage.getItem('onda-listening')).toBe(live);
  });

  it('goes on in a page that the back button finds again', async () => {
    const element = await playing();
    leave();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(element.paused).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(element.paused).toBe(false);
  });

  it('leaves a bar that waits for a touch as it is', async () => {
    const element = await bar();
    page.audio.refuse('NotAllowedError');
    await pass(0);
    leave();
    expect(playerOf(element)?.store.getState().sound.status).toBe('blocked');
  });

  it('is found by the live player of the next page, which brings one bar and no engine', async () => {
    sessionStorage.setItem('onda-listening', '{"source":"episode:x","endedAt":1}');
    const made: FakePlayer = fakePlayer();
    const load = vi.fn();
    await continueListening(made.host, load);
    await continueListening(made.host, load);
    expect([document.querySelectorAll('episode-player').length, load.mock.calls.length]).toEqual([1, 0]);
    made.host.leave();
  });
});
