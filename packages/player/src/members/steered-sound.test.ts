import { forgetSound } from '@onda/core/testing/forget-sound';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../element';
import '../live-radio-button/element';
import { STREAM } from '../testing/fake-player';
import { type FakeBrowserPage, leavePage, openPage, pass } from '../testing/page';
import type { SoundElement } from './press-control';

let page: FakeBrowserPage;

beforeEach(() => {
  page = openPage('never');
});
afterEach(async () => {
  for (const element of document.querySelectorAll('radio-player, live-radio-button')) element.remove();
  await pass(1_000);
  leavePage();
  forgetSound();
});

const TAGS = ['radio-player', 'live-radio-button'] as const;
const SOUNDS = { paused: false, readyState: 4 };

function put(tag: string, attributes = `radio-stream="${STREAM}"`): SoundElement {
  document.body.insertAdjacentHTML('beforeend', `<${tag} ${attributes}></${tag}>`);
  return document.body.lastElementChild as SoundElement;
}

/** An element that has printed itself. */
async function ready(tag: string, attributes?: string) {
  const element = put(tag, attributes);
  await pass(0);
  await pass(0);
  return element;
}

/** The name of what a promise was rejected with; empty where it was not. */
const outcome = (promise: Promise<void>) =>
  promise.then(
    () => 'heard',
    (error: DOMException) => error.name,
  );

/** The first sound is begun by the press, the next one by the player proper. */
async function refuseTwice() {
  void page.audio.refuse('NotAllowedError');
  await pass(300);
  void page.audio.refuse('NotAllowedError');
}

const starts = () => page.audio.calls.filter((call) => call === 'play').length;

describe.each(TAGS)('<%s>', (tag) => {
  it('plays inside the call, and resolves once it sounds', async () => {
    const element = await ready(tag);
    expect(element.paused).toBe(true);
    const heard = outcome(element.play());
    expect(page.audio.calls).toEqual([`src=${STREAM}`, 'play']);
    expect(element.paused).toBe(false);
    await pass(300);
    page.audio.happen('playing', SOUNDS);
    await pass(100);
    expect(await heard).toBe('heard');
  });

  it('asks for the sound once, however often it is called', async () => {
    const element = await ready(tag);
    const calls = [outcome(element.play()), outcome(element.play())];
    await pass(300);
    page.audio.happen('playing', SOUNDS);
    await pass(100);
    expect(await Promise.all([...calls, outcome(element.play())])).toEqual(['heard', 'heard', 'heard']);
    expect(starts()).toBeLessThanOrEqual(2);
  });

  it.each<[string, string, (element: SoundElement) => unknown]>([
    ['is paused', 'AbortError', (element) => element.pause()],
    [
      'is paused and played again',
      'AbortError',
      (element) => element.pause().then(() => void element.play().catch(() => {})),
    ],
    ['is toggled', 'AbortError', (element) => element.toggle()],
    ['leaves the page', 'AbortError', (element) => element.remove()],
    ['may not sound', 'NotAllowedError', refuseTwice],
  ])('rejects where it %s: %s', async (_, name, happen) => {
    const element = await ready(tag);
    const heard = outcome(element.play());
    void Promise.resolve(happen(element)).catch(() => {});
    await pass(1_000);
    await pass(1_000);
    expect(await heard).toBe(name);
  });

  it('rejects without a source', async () => {
    const element = await ready(tag, '');
    const heard = outcome(element.play());
    await pass(1_000);
    expect(await heard).toBe('NotSupportedError');
    expect(element.paused).toBe(true);
  });

  it('rejects where it has left the page', async () => {
    const element = await ready(tag);
    element.remove();
    await pass(0);
    expect(await outcome(element.play())).toBe('AbortError');
    expect(starts()).toBe(0);
  });

  it('waits for what prints a bare tag', async () => {
    const element = put(tag);
    const heard = outcome(element.play());
    for (let turn = 0; turn < 20 && starts() === 0; turn += 1) await pass(50);
    await pass(300);
    page.audio.happen('playing', SOUNDS);
    await pass(100);
    expect(await heard).toBe('heard');
  });

  it('plays as loud and as mute as a script has said, before the sound and after', async () => {
    const element = await ready(tag);
    element.volume = 0.4;
    element.muted = true;
    expect([element.volume, element.muted]).toEqual([0.4, true]);
    element.play().catch(() => {});
    expect([page.audio.element.volume, page.audio.element.muted]).toEqual([0.4, true]);
    await pass(300);
    page.audio.happen('playing', SOUNDS);
    element.volume = 0.7;
    expect([element.volume, element.muted]).toEqual([0.7, true]);
    element.muted = false;
    expect([page.audio.element.volume, page.audio.element.muted]).toEqual([0.7, false]);
  });

  it('takes over what a script has said before its code was there', async () => {
    const element = document.createElement(tag) as SoundElement;
    // A property of the early prototype becomes an own property.
    for (const [name, value] of Object.entries({ volume: 0.4, muted: true }))
      Object.defineProperty(element, name, { value, configurable: true, enumerable: true, writable: true });
    element.setAttribute('radio-stream', STREAM);
    document.body.append(element);
    await pass(0);
    await pass(0);
    expect([element.volume, element.muted]).toEqual([0.4, true]);
    element.play().catch(() => {});
    await pass(300);
    page.audio.happen('playing', SOUNDS);
    expect([page.audio.element.volume, page.audio.element.muted]).toEqual([0.4, true]);
    element.muted = false;
    expect(page.audio.element.muted).toBe(false);
  });

  it('has a volume before anybody said one', async () => {
    const element = await ready(tag);
    expect([element.volume, element.muted]).toEqual([1, false]);
  });

  it('obeys a command that comes before it has printed itself', async () => {
    const element = put(tag);
    await Promise.resolve();
    element.dispatchEvent(Object.assign(new Event('command'), { command: '--play' }));
    for (let turn = 0; turn < 20 && starts() === 0; turn += 1) await pass(50);
    expect(starts()).toBeGreaterThan(0);
  });

  it('is a player of its own as a clone', async () => {
    const element = await ready(tag);
    element.play().catch(() => {});
    const clone = element.cloneNode(true) as SoundElement;
    document.body.append(clone);
    await pass(300);
    expect(clone.play).toBe(element.play);
    expect(clone).not.toBe(element);
  });

  it.each([
    ['--play', false],
    ['--toggle', false],
    ['--pause', true],
    ['--constructor', true],
    ['--remove', true],
    ['show-modal', true],
  ])('obeys the command %s', async (command, isPaused) => {
    const element = await ready(tag);
    element.dispatchEvent(Object.assign(new Event('command'), { command }));
    expect([element.paused, element.isConnected]).toEqual([isPaused, true]);
  });
});

it('a button that stands for a player passes its members on', async () => {
  const player = await ready('radio-player');
  const button = await ready('live-radio-button');
  button.play().catch(() => {});
  expect([player.paused, button.paused]).toEqual([false, false]);
  button.volume = 0.3;
  expect(player.volume).toBe(0.3);
  await button.pause();
  expect(player.paused).toBe(true);
  // Once it has left it stands for nobody.
  button.remove();
  await pass(0);
  button.volume = 0.6;
  expect(player.volume).toBe(0.3);
});
