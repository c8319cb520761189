import { emit } from '@onda/core/dom/page-events';
import { forgetSound } from '@onda/core/testing/forget-sound';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './element';
import { STREAM } from '../testing/fake-player';
import { type FakeBrowserPage, leavePage, openPage, pass } from '../testing/page';

let page: FakeBrowserPage;

beforeEach(() => {
  page = openPage('never');
});
afterEach(async () => {
  for (const element of document.querySelectorAll('live-radio-button')) element.remove();
  await pass(0);
  leavePage();
  forgetSound();
});

async function liveButton(attributes = `data-stream="${STREAM}"`, lang = 'en', printed = '') {
  const place = document.createElement('div');
  place.lang = lang;
  place.innerHTML = `<live-radio-button ${attributes}>${printed}</live-radio-button>`;
  document.body.append(place);
  await pass(0);
  const element = place.firstElementChild as HTMLElement;
  const text = (name: string) => element.querySelector(`[part="${name}"]`)?.textContent;
  return {
    element,
    click: () => element.querySelector<HTMLElement>('[part="button"]')?.click(),
    shown: () => [text('button'), text('status')],
  };
}

const sounds = { paused: false, readyState: 4 };
const plays = () => page.audio.calls.filter((call) => call === 'play').length;

describe('what it says', () => {
  it.each([
    ['en', 'listen live', 'Stopped', 'pause', 'Live'],
    ['es', 'escuchar en vivo', 'Detenido', 'pausar', 'En vivo'],
  ])('in %s: %s, %s; %s, %s', async (lang, listen, stopped, pause, live) => {
    const { shown, element } = await liveButton(undefined, lang);
    expect(shown()).toEqual([listen, stopped]);
    emit(element, 'onda-state', { source: STREAM, state: 'playing' });
    expect(shown()).toEqual([pause, live]);
  });

  it('shows its word while it sounds or cannot, and leaves silence to the button', async () => {
    const { element } = await liveButton();
    const state = () => element.querySelector<HTMLElement>('[part="status"]')?.dataset.state;
    expect(state()).toBe('idle');
    emit(element, 'onda-state', { source: STREAM, state: 'playing' });
    expect(state()).toBe('playing');
    emit(element, 'onda-state', { source: STREAM, state: 'idle' });
    expect(state()).toBe('idle');
  });

  it('keeps the control that PHP printed', async () => {
    const printed = '<button part="button" type="button">listen live</button> <span part="status"></span>';
    const { element, shown } = await liveButton(undefined, 'en', printed);
    expect(element.querySelectorAll('button')).toHaveLength(1);
    expect(shown()).toEqual(['listen live', 'Stopped']);
  });

  it('breaks no rule of axe', async () => {
    const { element } = await liveButton();
    vi.useRealTimers();
    const { violations } = await axe.run(element);
    expect(violations).toEqual([]);
    vi.useFakeTimers();
  });
});

describe('without a player of its stream', () => {
  it('sounds by itself, inside the click, and toggles', async () => {
    const { click, shown } = await liveButton();
    click();
    expect(page.audio.calls).toEqual([`src=${STREAM}`, 'play']);
    expect(shown()).toEqual(['pause', 'Connecting…']);
    await pass(0);
    page.audio.happen('playing', sounds);
    expect(shown()).toEqual(['pause', 'Live']);
    click();
    expect(shown()).toEqual(['listen live', 'Stopped']);
    expect(page.audio.element.getAttribute('src')).toBeNull();
    click();
    expect(shown()).toEqual(['pause', 'Connecting…']);
  });

  it('is heard in the quality that the visitor chose in a player, where it names that', async () => {
    const LOW = 'https://radio.test/low.mp3';
    localStorage.setItem('onda-quality', '"Baja"');
    const { click } = await liveButton(`data-stream="${STREAM}" mirrors="Baja ${LOW}"`);
    click();
    await pass(0);
    await pass(0);
    expect(page.audio.calls.filter((call) => call.startsWith('src=')).at(-1)).toBe(`src=${LOW}`);
  });

  it('keeps to its own stream where it has no such quality', async () => {
    localStorage.setItem('onda-quality', '"Baja"');
    const { click } = await liveButton(`data-stream="${STREAM}" mirrors="Alta https://radio.test/high.mp3"`);
    click();
    await pass(0);
    await pass(0);
    expect(page.audio.calls.filter((call) => call.startsWith('src='))).toEqual([`src=${STREAM}`]);
  });

  it.each([
    ['m3u', `#EXTM3U\n${STREAM}\n`],
    ['pls', `[playlist]\nFile1=${STREAM}\n`],
  ])('plays the stream of a playlist: .%s', async (ending, text) => {
    page.answer(() => new Response(text));
    const { click } = await liveButton(`data-stream="https://radio.test/listen.${ending}"`);
    click();
    await pass(0);
    expect(page.audio.calls.filter((call) => call.startsWith('src=')).at(-1)).toBe(`src=${STREAM}`);
  });

  it('plays what our server found in a list of its station that the page may not read', async () => {
    const found = { success: true, data: { sound: STREAM } };
    page.answer(new TypeError('no CORS'), () => new Response(JSON.stringify(found)));
    const { click } = await liveButton('station="uno" radio-stream="https://radio.test/listen.pls"');
    click();
    await pass(0);
    await pass(0);
    expect(page.audio.calls.filter((call) => call.startsWith('src=')).at(-1)).toBe(`src=${STREAM}`);
  });

  it('comes back by itself, and turns to a mirror after two failures', async () => {
    const mirror = 'https://mirror.test/live.mp3';
    const { click, shown } = await liveButton(`data-stream="${STREAM}" mirrors="Baja ${mirror}"`);
    click();
    await pass(0);
    page.audio.happen('playing', sounds);
    page.audio.happen('ended', { ended: true });
    expect(shown()).toEqual(['pause', 'Connecting…']);
    for (let failure = 0; failure < 2; failure += 1) {
      page.audio.happen('error', { ended: false, error: { code: 4 } });
      await pass(20_000);
    }
    expect(page.audio.calls.filter((call) => call.startsWith(`src=${mirror}`))).not.toEqual([]);
  });

  it('is in the lock screen, with the name of the station, until it ends', async () => {
    const handlers: Record<string, (() => void) | null> = {};
    const session = {
      metadata: null as MediaMetadataInit | null,
      playbackState: 'none',
      setActionHandler(action: string, run: (() => void) | null) {
        handlers[action] = run;
      },
    };
    vi.stubGlobal('MediaMetadata', Object);
    vi.stubGlobal('navigator', Object.create(navigator, { mediaSession: { value: session } }));
    const { click, element } = await liveButton(`data-stream="${STREAM}" radio-name="Radio Uno"`);
    click();
    await pass(0);
    page.audio.happen('playing', sounds);
    await pass(0);
    expect(session.metadata).toMatchObject({ title: 'On air', album: 'Radio Uno', artwork: [] });
    handlers.pause?.();
    expect(session.playbackState).toBe('paused');
    element.remove();
    await pass(0);
    expect([session.metadata, handlers.play]).toEqual([null, null]);
  });

  it('is as loud as the visitor left the player', async () => {
    localStorage.setItem('onda-volume', '0.35');
    const { click } = await liveButton();
    click();
    await pass(0);
    expect(page.audio.element.volume).toBe(0.35);
  });

  it('is taken back by a second click before the rest is there', async () => {
    const { click, shown } = await liveButton();
    click();
    click();
    await pass(0);
    expect(plays()).toBe(1);
    expect(page.audio.element.getAttribute('src')).toBeNull();
    expect(shown()).toEqual(['listen live', 'Stopped']);
  });

  it('says why there is no sound', async () => {
    const { click, shown } = await liveButton('data-stream="javascript:alert(1)"');
    click();
    await pass(0);
    expect(page.audio.calls).toEqual([]);
    expect(shown()).toEqual(['listen live', 'The station does not answer now. Press Play to try again.']);
  });

  it('two of one stream share the sound', async () => {
    const [first, second] = [await liveButton(), await liveButton()];
    first.click();
    await pass(0);
    page.audio.happen('playing', sounds);
    expect(second.shown()).toEqual(['pause', 'Live']);
    second.click();
    expect(first.shown()).toEqual(['listen live', 'Stopped']);
    expect(page.audio.element.getAttribute('src')).toBeNull();
  });

  it('ends its sound with its element, and the others learn it', async () => {
    const [first, second] = [await liveButton(), await liveButton()];
    first.click();
    await pass(0);
    first.element.remove();
    await pass(0);
    expect(page.audio.listening()).toBe(0);
    expect(second.shown()).toEqual(['listen live', 'Stopped']);
  });

  it('leaves no sound behind when it goes at once', async () => {
    const { click, element } = await liveButton();
    click();
    element.remove();
    await pass(0);
    expect(page.audio.element.getAttribute('src')).toBeNull();
  });
});

describe('with a player of its stream', () => {
  function player(given: object, isReady = true) {
    const element = document.createElement('radio-player');
    const pressed = vi.fn();
    const root = element.attachShadow({ mode: 'open' });
    root.innerHTML = '<button part="play"></button>';
    root.querySelector('button')?.addEventListener('click', pressed);
    Object.assign(element, given);
    if (isReady) element.dataset.ready = '';
    document.body.append(element);
    const tell = (state: 'playing' | 'idle', source = STREAM) =>
      emit(element, 'onda-state', { source, state });
    return { element, pressed, tell };
  }

  it('presses the player’s button, inside the click', async () => {
    const { pressed } = player({ station: 'uno', radioStream: STREAM });
    const { click } = await liveButton();
    click();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(page.audio.calls).toEqual([]);
  });

  it('finds it by the station too', async () => {
    const { pressed } = player({ station: 'uno', radioStream: 'https://radio.test/other.mp3' });
    (await liveButton('station="uno"')).click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('waits until the player stands', async () => {
    const { pressed, element } = player({ radioStream: STREAM }, false);
    (await liveButton()).click();
    expect(pressed).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('onda-ready'));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('shows what the player does, under whatever name it says so', async () => {
    const { tell } = player({ station: 'uno', radioStream: STREAM });
    const { shown } = await liveButton();
    tell('playing', 'uno');
    expect(shown()).toEqual(['pause', 'Live']);
    tell('idle', 'uno');
    expect(shown()).toEqual(['listen live', 'Stopped']);
  });

  it.each([STREAM, 'uno'])('begins with what the player does already, said as %s', async (source) => {
    const { tell, pressed } = player({ station: 'uno', radioStream: STREAM });
    tell('playing', source);
    const { shown, click } = await liveButton();
    expect(shown()).toEqual(['pause', 'Live']);
    click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('that comes while it begins by itself is not pressed in its stead', async () => {
    const { click, shown } = await liveButton();
    click();
    const { pressed } = player({ radioStream: STREAM });
    click();
    expect([pressed.mock.calls, shown()]).toEqual([[], ['listen live', 'Stopped']]);
    await pass(0);
    click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('that comes after its own sound has ended is pressed', async () => {
    const { click } = await liveButton();
    click();
    await pass(0);
    page.audio.happen('playing', sounds);
    const { pressed } = player({ radioStream: STREAM });
    click();
    expect(pressed).not.toHaveBeenCalled();
    click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('leaves the player of another stream alone', async () => {
    const { pressed, tell } = player({ radioStream: 'https://radio.test/two.mp3' });
    const { click, shown } = await liveButton();
    tell('playing', 'https://radio.test/two.mp3');
    expect(shown()).toEqual(['listen live', 'Stopped']);
    click();
    expect(pressed).not.toHaveBeenCalled();
    expect(plays()).toBe(1);
  });

  it('shows the player’s message when its sound fails', async () => {
    const { element } = player({ radioStream: STREAM });
    const { shown } = await liveButton();
    const detail = { tag: 'radio-player', source: STREAM, message: 'No network.', reason: 'offline' };
    emit(element, 'onda-error', detail);
    expect(shown()[1]).toBe('No network.');
  });

  it.each([
    ['whose code failed, not its sound', { reason: undefined }],
    ['of another stream', { source: 'https://radio.test/two.mp3' }],
  ])('shows no message of a player %s', async (_, other) => {
    const { shown } = await liveButton();
    const detail = {
      tag: 'radio-player',
      source: STREAM,
      message: 'No network.',
      reason: 'offline',
      ...other,
    };
    emit(document, 'onda-error', detail as { tag: string; message: string });
    expect(shown()[1]).toBe('Stopped');
  });

  it.each<[string, (player: HTMLElement) => void]>([
    ['has failed', ({ dataset }) => (dataset.failed = '')],
    ['is gone', (player) => player.remove()],
    [
      'plays another stream',
      (player) => Object.assign(player, { radioStream: 'https://radio.test/two.mp3' }),
    ],
  ])('sounds by itself where the player %s', async (_, lose) => {
    const { element, pressed } = player({ radioStream: STREAM });
    lose(element);
    (await liveButton()).click();
    expect([plays(), pressed.mock.calls.length]).toEqual([1, 0]);
  });

  it('sounds by itself once the player has left', async () => {
    const { element, tell } = player({ radioStream: STREAM });
    const { click } = await liveButton();
    tell('playing');
    element.remove();
    click();
    expect(plays()).toBe(1);
  });
});
