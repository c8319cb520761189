import { translator } from '@onda/core/i18n/messages';
import { endings } from '@onda/core/testing/endings';
import { settled } from '@onda/core/testing/fake-clock';
import { fakeTabs } from '@onda/core/testing/fake-tabs';
import { HELD_KEYS } from '@onda/core/testing/held-keys';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerMessages } from '../../messages';
import { oneAudio } from '../../sound/one-audio';
import { createPlayer } from '../../store';
import { fakePlayer } from '../../testing/fake-player';
import { fakeSound } from '../../testing/fake-sound';
import { historyReading } from '../../testing/history';
import { trackReading } from '../../testing/readings';
import { Tools } from './Tools';

type Answer = { status?: number; body: unknown };

/** The page's services keep the first `fetch` they see. */
let answer: () => Promise<Response>;
const fetched = vi.fn();
const fetchOfServer = (...asked: unknown[]) => {
  fetched(...asked);
  return answer();
};
document.body.innerHTML =
  '<script type="application/json" id="onda-config">{"ajax":"https://radio.test/ajax","settings":{"player":{"artists":true}}}</script>';
const config = document.body.firstElementChild as Element;

const answers = ({ status = 200, body }: Answer) => {
  answer = async () => new Response(JSON.stringify(body), { status });
};
const artist = (biographies: object, more: object = {}) =>
  answers({ body: { success: true, data: { artists: [{ biographies, ...more }] } } });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchOfServer);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(config);
  fetched.mockClear();
  artist({ es: 'Un trío del norte.\n\nCantan al mar.', en: 'A trio.' });
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'share');
});

/** The buttons inside a player, which has heard `count` earlier songs. */
async function tools(written: Record<string, string> = {}, lang: 'es' | 'en' = 'en', count = 5) {
  const { host, model } = fakePlayer({}, lang);
  for (const [name, value] of Object.entries(written)) host.element.setAttribute(name, value);
  const setup = { sound: fakeSound(), oneAudio: oneAudio(new EventTarget(), fakeTabs()) };
  const player = createPlayer(setup, { stream: 'https://radio.test/live', source: 'uno', initialVolume: 1 });
  endings.add(player.dispose);
  if (count >= 0) player.apply(historyReading(count));
  const engine = { player, t: translator(playerMessages, lang), press: () => {} };
  model.engine = engine;
  const { container } = render(
    <section part="player" aria-label="Radio Uno">
      <Tools host={host} engine={engine} model={model} />
    </section>,
  );
  const press = async (name: string) => {
    fireEvent.click(button(name));
    await arrived();
  };
  return { host, player, model, container, press };
}

/** Waits for pending imports and replies. */
const arrived = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await settled();
  });

const button = (name: string) => screen.getByRole('button', { name });
const buttons = () =>
  within(toolRow())
    .queryAllByRole('button')
    .map((node) => node.getAttribute('part'));
const toolRow = () => document.querySelector('[part="tools"]') as HTMLElement;
const panel = () => document.querySelector<HTMLElement>('[part="panel"]');
const songs = () => [...document.querySelectorAll('.song-title')].map((node) => node.textContent);
const slider = () => screen.queryByRole('slider') as HTMLInputElement | null;

describe('axe finds nothing', () => {
  it.each(['History', 'Biography', 'Lyrics', 'Share'])('%s', async (name) => {
    const { container, press } = await tools({ 'lyrics-url': 'https://letras.test/{title}' });
    await press(name);
    expect(panel()).not.toBeNull();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

it.each([
  [{ 'level-meter': '' }, 1],
  [{}, 0],
])('shows how loud it is where the page wants it: %j', async (written, meters) => {
  const { container } = await tools(written);
  await arrived();
  expect(container.querySelectorAll('[part="level"]')).toHaveLength(meters);
});

describe('the history', () => {
  it('shows the songs newest first, with their covers, in the words of the page', async () => {
    const { press } = await tools();
    await press('History');
    expect(panel()?.textContent).toContain('HISTORY - latest played songs');
    expect(songs()).toEqual(['Canción 1', 'Canción 2', 'Canción 3', 'Canción 4', 'Canción 5']);
    expect(panel()?.querySelectorAll('img')).toHaveLength(5);
    cleanup();
    const spanish = await tools({}, 'es');
    await spanish.press('Historial');
    expect(panel()?.textContent).toContain('HISTORIAL - últimas canciones');
  });

  it('gets the song that has just ended on top, while it is open', async () => {
    const { player, press } = await tools({}, 'en', 0);
    await press('History');
    expect(panel()?.textContent).toContain('No earlier songs yet.');
    act(() => player.apply(trackReading('Faro')));
    expect(songs()).toEqual(['Marea alta']);
  });

  /** An answer of our server, which tells the song on air alone. */
  const answerWith = (...before: string[]) => {
    const song = (title: string) => ({ song: { title, artist: 'Los Faros' } });
    const body = JSON.stringify({
      station: { listen_url: 'https://radio.test/live.mp3' },
      now_playing: song('Marea alta'),
      song_history: before.map(song),
    });
    return { kind: 'azuracast', body, leaveOut: ['Now:'] };
  };

  it.each([
    ['the songs of the document, as our server would read it', false, ['Norte', 'Sur']],
    ['what was pushed, which is newer', true, []],
  ])('shows %s', async (_, isPushed, expected) => {
    const { model, press } = await tools({}, 'en', 0);
    model.onAir.answer = answerWith('Now: Norte', 'Sur');
    model.onAir.isPushed = isPushed;
    await press('History');
    await waitFor(() => expect(panel()?.textContent).not.toContain('reading history...'));
    expect(songs()).toEqual(expected);
  });

  it('reads the answer to the first poll of the page where no other has come', async () => {
    const { model, press } = await tools({}, 'en', 0);
    model.onAir.known = { version: '1', at: 0, data: answerWith('Norte') };
    await press('History');
    await waitFor(() => expect(songs()).toEqual(['Norte']));
  });

  it('is on its way while a reading waits for the sound, and until the next answer at most', async () => {
    const { model, player, press } = await tools({}, 'en', 0);
    const apply = vi.spyOn(player, 'apply').mockImplementation(() => {});
    model.onAir.answer = answerWith('Norte');
    await press('History');
    await waitFor(() => expect(apply).toHaveBeenCalled(), { timeout: 10_000 });
    await arrived();
    expect(panel()?.textContent).toContain('reading history...');
    apply.mockRestore();
    model.onAir.answer = answerWith();
    act(() => player.setVolume(0.5));
    expect(panel()?.textContent).toContain('No earlier songs yet.');
  });

  it('leaves the focus with a visitor who writes elsewhere by then', async () => {
    const { press } = await tools();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await press('Share');
    expect([panel() !== null, document.activeElement]).toEqual([true, field]);
  });

  it('says that it is read, and what keeps it from being read', async () => {
    const { player, press } = await tools({}, 'en', -1);
    await press('History');
    expect(within(panel() as HTMLElement).getByRole('status').textContent).toBe('reading history...');
    act(() => player.apply({ kind: 'unreadable' }));
    expect(panel()?.textContent).toContain('Data not available...');
    act(() => player.apply({ kind: 'unknown' }));
    expect(panel()?.textContent).toContain('Not available...');
  });

  it('has a slider when there are more than fit, which the wheel moves by three', async () => {
    const { press } = await tools({}, 'en', 8);
    await press('History');
    expect([slider()?.min, slider()?.max, slider()?.value]).toEqual(['0', '5', '0']);
    expect(slider()?.getAttribute('aria-valuetext')).toBe('Songs 1 to 3 of 8');
    const wheel = (deltaY: number) =>
      fireEvent.wheel(document.querySelector('.songs') as Element, { deltaY });
    expect(wheel(100)).toBe(false);
    expect(slider()?.value).toBe('3');
    wheel(100);
    expect(slider()?.value).toBe('5');
    // At the end the page scrolls again.
    expect(wheel(100)).toBe(true);
    wheel(-1);
    expect(slider()?.value).toBe('2');
    fireEvent.change(slider() as Element, { target: { value: '4' } });
    expect(slider()?.getAttribute('aria-valuetext')).toBe('Songs 5 to 7 of 8');
  });

  it.each<[string, WheelEventInit]>([
    ['with Ctrl, which makes the page larger', { deltaY: 100, ctrlKey: true }],
    ['to the side', { deltaX: 100 }],
    ['up at the top', { deltaY: -100 }],
  ])('leaves a wheel %s to the page', async (_, init) => {
    const { press } = await tools({}, 'en', 8);
    await press('History');
    const wheel = Object.assign(new Event('wheel', { bubbles: true, cancelable: true }), {
      deltaY: 0,
      ...init,
    });
    expect([fireEvent(document.querySelector('.songs') as Element, wheel), slider()?.value]).toEqual([
      true,
      '0',
    ]);
  });

  it('has none when all fit', async () => {
    const { press } = await tools({}, 'en', 3);
    await press('History');
    expect(slider()).toBeNull();
  });

  it('shows the default cover for art that does not load', async () => {
    const { press } = await tools({}, 'en', 1);
    await press('History');
    const image = () => panel()?.querySelector('img');
    fireEvent.error(image() as Element);
    expect(image()?.getAttribute('src')).toBe('https://radio.test/cover.png');
  });

  it.each<[written: Record<string, string>, width: number, title: number, artist: number]>([
    [{}, 355, 25, 36],
    [{ 'history-record-title-limit': '20' }, 355, 20, 36],
    [{ 'history-record-author-limit': '30' }, 355, 25, 30],
    [{}, 710, 50, 72],
    [{ historyrecordtitlelimit: '10', historyrecordauthorlimit: '12' }, 710, 20, 24],
  ])('with %j and %i px wide shows %i characters of a title, %i of an artist', async (...row) => {
    const [written, width, title, artist] = row;
    const { host, player, press } = await tools(written, 'en', 0);
    Object.defineProperty(host.element, 'clientWidth', { value: width });
    act(() => player.apply(trackReading('t'.repeat(99), 'a'.repeat(99))));
    act(() => player.apply(trackReading('Faro')));
    await press('History');
    const lengths = (name: string) =>
      [...document.querySelectorAll(name)].map((node) => node.textContent?.replace('…', '').length);
    expect(lengths('.song-title')).toEqual([title, 'Marea alta'.length]);
    expect(lengths('.song-artist')[0]).toBe(artist);
  });

  it('cuts long words by the limits of the page and shows a hostile title as text', async () => {
    const { player, press } = await tools({ 'history-record-title-limit': '20' }, 'en', 0);
    act(() => player.apply(trackReading('<img src=x onerror=alert(1)> y una noche muy larga')));
    act(() => player.apply(trackReading('Faro')));
    await press('History');
    expect(songs()).toEqual(['<img src=x…', 'Marea alta']);
  });
});

describe('the biography', () => {
  it('shows picture and text in the page’s language, and whose they are', async () => {
    document.documentElement.lang = 'es-AR';
    const more = {
      thumbnail: 'https://radio.test/faros.jpg',
      credit: 'Wikipedia',
      link: 'https://wiki.test/',
    };
    artist({ es: 'Un trío.\n\nCantan.', en: 'A trio.' }, more);
    const { press } = await tools({}, 'es');
    await press('Biografía');
    expect([...(panel()?.querySelectorAll('.biography p') ?? [])].map((node) => node.textContent)).toEqual([
      'Un trío.',
      'Cantan.',
      'Wikipedia',
    ]);
    expect(panel()?.querySelector('img')?.getAttribute('src')).toBe('https://radio.test/faros.jpg');
    expect(screen.getByRole('link', { name: 'Wikipedia' }).getAttribute('href')).toBe('https://wiki.test/');
    document.documentElement.lang = '';
  });

  it('is headed Bio, and is English where the page’s language has none', async () => {
    document.documentElement.lang = 'fr';
    const { press } = await tools();
    await press('Biography');
    expect(panel()?.querySelector('[part="panel-heading"]')?.textContent).toBe('Bio');
    expect(panel()?.querySelector('.biography p')).toMatchObject({ lang: 'en', textContent: 'A trio.' });
    document.documentElement.lang = '';
  });

  it.each<[string, Answer, string]>([
    [
      'nobody knows',
      { body: { success: true, data: { artists: [] } } },
      'There is no biography of Los Faros.',
    ],
    [
      'off',
      { status: 404, body: { success: false, data: { code: 'artists_off' } } },
      'This site offers no biographies.',
    ],
    ['broken', { status: 500, body: '' }, 'The biography is not available now.'],
    ['hostile', { body: '<b>' }, 'The biography is not available now.'],
  ])('says so when %s', async (_, reply, text) => {
    answers(reply);
    const { press } = await tools();
    await press('Biography');
    expect(within(panel() as HTMLElement).getByRole('status').textContent).toBe(text);
  });

  it('asks for the next artist, and the former answer no longer counts', async () => {
    const waiting: ((response: Response) => void)[] = [];
    answer = () => new Promise((resolve) => void waiting.push(resolve));
    const { player, press } = await tools();
    await press('Biography');
    expect(panel()?.textContent).toContain('Looking for the biography…');
    artist({ en: 'Two sisters.' });
    await act(async () => player.apply(trackReading('Sal', 'Hermanas Quebracho')));
    await arrived();
    waiting[0]?.(new Response(JSON.stringify({ success: true, data: { artists: [] } })));
    await arrived();
    expect(panel()?.textContent).toContain('Two sisters.');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('gives the question up where the panel is closed', async () => {
    const aborted = vi.fn();
    answer = () =>
      new Promise((_, refuse) =>
        fetched.mock.lastCall?.[1].signal.addEventListener('abort', () => {
          aborted();
          refuse(new Error('aborted'));
        }),
      );
    const { press } = await tools();
    await press('Biography');
    expect(aborted).not.toHaveBeenCalled();
    await press('Biography');
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('asks nobody before it is opened, and not at all without an artist', async () => {
    const { player, press } = await tools();
    act(() => player.apply({ kind: 'unreadable' }));
    await press('Biography');
    expect(panel()?.textContent).toContain('No artist is announced now.');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('lyrics', () => {
  it('says lyrics in a dialog that blocks nothing', async () => {
    const { press } = await tools({ 'show-lyrics-but': 'true' });
    await press('Lyrics');
    const dialog = screen.getByRole('dialog', { name: 'lyrics' });
    expect(dialog).toHaveProperty('open', true);
    expect(within(dialog).queryByRole('link')).toBeNull();
  });

  it('leads to the page that the owner named', async () => {
    const { press } = await tools({ lyricsurl: 'https://letras.test/{artist}/{title}' });
    await press('Lyrics');
    const link = screen.getByRole('link', {
      name: 'Lyrics of Los Faros - Marea alta (opens another window)',
    });
    expect(link.getAttribute('href')).toBe('https://letras.test/Los%20Faros/Marea%20alta');
  });
});

describe('share', () => {
  const device = (share: () => Promise<void>) =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: vi.fn(share) });

  it('asks the device first, inside the click', async () => {
    device(async () => {});
    const { press } = await tools({}, 'es');
    await press('Compartir');
    const text = 'Estoy escuchando Los Faros - Marea alta en Radio Uno';
    expect(navigator.share).toHaveBeenCalledWith({ text, url: location.href });
    expect(panel()).toBeNull();
  });

  it.each([
    ['AbortError', false],
    ['NotAllowedError', true],
  ])('offers the networks after an %s: %s', async (name, isOffered) => {
    device(() => Promise.reject(Object.assign(new Error(), { name })));
    const { press } = await tools();
    await press('Share');
    expect(panel() !== null).toBe(isOffered);
  });

  it('opens a small window of the network where the device has no sheet', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { press } = await tools();
    await press('Share');
    const link = screen.getByRole('link', { name: 'X (opens another window)' });
    expect(link.textContent).toBe('X');
    fireEvent.click(link);
    expect(open).toHaveBeenCalledTimes(1);
    const [address, target, features] = open.mock.calls[0] ?? [];
    expect(String(address)).toContain('https://x.com/intent/post?url=');
    expect([target, String(features)]).toEqual(['_blank', expect.stringContaining('noopener')]);
  });
});

it.each(HELD_KEYS)('a click on a network with %s is the browser’s', async (_, held) => {
  // The window that a test's browser opens asks the network itself.
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { press } = await tools();
  await press('Share');
  expect(fireEvent.click(screen.getByRole('link', { name: /^X / }), held)).toBe(true);
});

describe('a button that the page does not mention', () => {
  it('is there where it leads somewhere', async () => {
    await tools();
    expect(buttons()).toEqual(['history', 'bio', 'share']);
    cleanup();
    config.remove();
    const { host } = await tools();
    expect(buttons()).toEqual(['history', 'share']);
    await act(async () => host.element.setAttribute('lyrics-url', 'https://letras.test/{title}'));
    await arrived();
    expect(buttons()).toEqual(['history', 'lyrics', 'share']);
    await act(async () => host.element.setAttribute('show-lyrics-but', 'false'));
    await arrived();
    expect(buttons()).toEqual(['history', 'share']);
  });
});

describe('hands', () => {
  it('find one panel open at a time, and its button says so', async () => {
    const { press } = await tools();
    await press('History');
    expect(button('History').getAttribute('aria-expanded')).toBe('true');
    await press('Biography');
    expect(document.querySelectorAll('[part="panel"]')).toHaveLength(1);
    expect(panel()?.dataset.panel).toBe('bio');
    expect(button('History').getAttribute('aria-expanded')).toBe('false');
    await press('Biography');
    expect(panel()).toBeNull();
  });

  it.each(['History', 'Biography', 'Lyrics', 'Share'])(
    'move into %s, and back out on Escape',
    async (name) => {
      const { press } = await tools({ 'show-lyrics-but': '' });
      await press(name);
      const focused = document.activeElement;
      expect(panel()?.contains(focused)).toBe(true);
      fireEvent.keyDown(focused as Element, { key: 'Escape' });
      expect(panel()).toBeNull();
      expect(document.activeElement).toBe(button(name));
    },
  );

  it('close it with its own button', async () => {
    const { press } = await tools();
    await press('History');
    await press('Close');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button('History'));
  });

  it('find what the page shows, also when it changes its mind', async () => {
    const { host, press } = await tools({ 'show-bio-but': 'false', 'show-lyrics-but': 'true' });
    expect(buttons()).toEqual(['history', 'lyrics', 'share']);
    await press('History');
    host.element.setAttribute('show-history-but', 'no');
    host.element.setAttribute('show-twitter-but', 'no');
    host.element.setAttribute('show-facebook-but', 'no');
    await arrived();
    expect(buttons()).toEqual(['lyrics']);
    expect(panel()).toBeNull();
  });
});

it('takes its sheets off and stops watching when it goes', async () => {
  const { host, press } = await tools();
  await press('History');
  expect(host.root.adoptedStyleSheets).not.toHaveLength(0);
  cleanup();
  expect(host.root.adoptedStyleSheets).toHaveLength(0);
});

describe('fingers', () => {
  const onTouch = async (...written: Parameters<typeof tools>) => {
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
    const made = await tools(...written);
    await arrived();
    return made;
  };
  afterEach(() => vi.restoreAllMocks());

  const finger = (type: string, x: number, y: number, at: number, on = '[part="player"]', more = {}) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      pointerType: 'touch',
      pointerId: 1,
      clientX: x,
      clientY: y,
      ...more,
    });
    Object.defineProperty(event, 'timeStamp', { value: at });
    act(() => void document.querySelector(on)?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const swipe = async (dx: number, dy: number, on?: string) => {
    finger('pointerdown', 200, 200, 1_000, on);
    finger('pointerup', 200 + dx, 200 + dy, 1_200);
    await arrived();
    return panel()?.dataset.panel;
  };

  it('swipe the history open and closed, and over to the biography and back', async () => {
    await onTouch();
    expect(await swipe(-150, 0)).toBeUndefined();
    expect(await swipe(0, -150)).toBe('history');
    expect(await swipe(-150, 0)).toBe('bio');
    expect(await swipe(150, 0)).toBe('history');
    expect(await swipe(0, 150)).toBeUndefined();
  });

  it.each([
    ['<details><summary>…</summary></details>', 'summary', undefined],
    ['<a href="/faro/">Faro</a>', 'a', undefined],
    // The line of a show without a page.
    ['<a>Faro</a>', 'a', 'history'],
  ])('on %s open %s: %s', async (html, on, expected) => {
    await onTouch();
    document.querySelector('[part="player"]')?.insertAdjacentHTML('beforeend', html);
    expect(await swipe(0, -150, on)).toBe(expected);
  });

  it('open nothing that the page does not show', async () => {
    await onTouch({ 'show-history-but': 'false' });
    expect(await swipe(0, -150)).toBeUndefined();
  });

  it.each<[string, () => void]>([
    ['a second finger', () => finger('pointerdown', 200, 200, 1_100, undefined, { pointerId: 2 })],
    ['the browser, which scrolls', () => finger('pointercancel', 200, 200, 1_100)],
  ])('open nothing where %s comes between', async (_, come) => {
    await onTouch();
    finger('pointerdown', 200, 200, 1_000);
    come();
    for (const pointerId of [2, 1]) finger('pointerup', 200, 50, 1_200, undefined, { pointerId });
    await arrived();
    expect(panel()).toBeNull();
  });

  it.each(['mouse', 'pen'])('are none where it is a %s', async (pointerType) => {
    await onTouch();
    finger('pointerdown', 200, 200, 1_000, undefined, { pointerType });
    finger('pointerup', 200, 50, 1_200, undefined, { pointerType });
    await arrived();
    expect(panel()).toBeNull();
  });

  it('open no menu of the browser while they rest', async () => {
    await onTouch();
    expect(finger('contextmenu', 5, 5, 900)).toBe(false);
    finger('pointerdown', 5, 5, 1_000);
    expect(finger('contextmenu', 5, 5, 1_400)).toBe(true);
    finger('pointerup', 5, 5, 1_500);
    expect(finger('contextmenu', 5, 5, 1_600)).toBe(false);
  });

  it('change no panels where the page shows one of them', async () => {
    const { press } = await onTouch({ 'show-bio-but': 'false' });
    await press('History');
    expect(await swipe(-150, 0)).toBe('history');
  });

  it('mean a control when they touch one', async () => {
    await onTouch();
    expect(await swipe(0, -150, '[part="tools"] button')).toBeUndefined();
  });

  it('play and pause with a double tap, mute with a long one', async () => {
    const { player } = await onTouch();
    const tap = (at: number, ms: number) => {
      finger('pointerdown', 5, 5, at);
      finger('pointerup', 5, 5, at + ms);
    };
    tap(0, 50);
    tap(150, 50);
    expect(player.store.getState().sound.status).toBe('connecting');
    tap(2_000, 500);
    expect(player.store.getState().volume.isMuted).toBe(true);
  });
});
