import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLUGIN_DIR } from '../tools/rig/places';
import { fileHolding } from './support/built-files';
import { addToldStation, changeDocument, open, publishAll, violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { itInAll, oneOfAKind } from './support/whole';

/**
 * History, biography, lyrics and share: by mouse, keyboard and finger, for everybody, and loaded when they are used.
 */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'plain' | 'all' | 'bar' | 'told', string>;

const BIOGRAPHY = 'Un dúo de Cádiz que canta al verano.';

beforeAll(async () => {
  rig = await startRig('player-panels');
  browser = await startChromium();
  const lyrics = 'show_bio_but="1" lyrics_url="https://letras.invalid/{artist}/{title}"';
  const both = 'show_bio_but="1" show_lyrics_but="1"';
  // Nothing scrolls here: what is scrolled away has no contrast that axe could tell.
  const all = `[radio_player station="onda-azura" number_of_thumbs_per_screen="30" ${lyrics}]`;
  const bar = `[radio_player station="onda-azura" sticky="1" ${both}]${'<p>Texto de la página.</p>'.repeat(30)}`;
  const told = await addToldStation(rig);
  url = await publishAll(rig, { plain: `[radio_player station="onda-azura" ${both}]`, all, bar, told });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

async function visit(address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  page = await context.newPage();
  await answerArtist();
  await open(page, address);
}

/** Answers for the provider of artists, which the owner chooses. */
async function answerArtist() {
  const thumbnail = `${rig.station.url}/art/1.png`;
  const artists = [{ thumbnail, biographies: { es: BIOGRAPHY }, credit: 'Enciclopedia', link: '' }];
  await page.route('**/admin-ajax.php', (route) =>
    route.request().postData()?.includes('onda_artist')
      ? route.fulfill({ json: { success: true, data: { artists } } })
      : route.fallback(),
  );
}

const state = () => part(page, 'player').getAttribute('data-state');
const panelName = () => part(page, 'panel').getAttribute('data-panel', { timeout: 5_000 });
const isPanelOpen = () => part(page, 'panel').isVisible();
const focused = () =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('part'));
const songs = () => page.locator('radio-player [part~="song"]');

async function play() {
  await part(page, 'play').click();
  await part(page, 'history').waitFor({ timeout: 20_000 });
  await expect.poll(state, { timeout: 20_000 }).toBe('playing');
}

async function openPanel(name: string) {
  await part(page, name).click();
  await expect.poll(panelName).toBe(name);
}

/** The device of the tests may have a share sheet. */
const withoutShareSheet = () =>
  page.evaluate(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }));

describe.each(oneOfAKind(['light', 'dark'] as const))('axe finds nothing, %s', (colorScheme) => {
  it.each(oneOfAKind(['history', 'bio', 'lyrics', 'share']))('%s', async (name) => {
    await visit(url.all, { colorScheme, reducedMotion: 'reduce' });
    await play();
    await withoutShareSheet();
    await openPanel(name);
    if (name === 'bio') await page.getByText(BIOGRAPHY).waitFor();
    // The two dialogs lie over the titles, whose background cannot be told then.
    expect(await violations(page, 'radio-player', (line) => !/overlap/.test(line))).toEqual([]);
  });
});

describe('the history', () => {
  it('takes the titles’ place, shows what the station played, and never together with the biography', async () => {
    await visit(url.plain);
    await play();
    await openPanel('history');
    expect(await part(page, 'panel-heading').textContent()).toBe('HISTORIAL - últimas canciones');
    expect(await songs().count()).toBeGreaterThanOrEqual(5);
    expect(await songs().first().locator('img').getAttribute('src')).toContain('/art/');
    for (const name of ['name', 'title', 'artist']) expect(await part(page, name).isVisible()).toBe(false);
    await openPanel('bio');
    await page.getByText(BIOGRAPHY).waitFor();
    expect(await page.locator('radio-player [part~="panel"]').count()).toBe(1);
    await part(page, 'bio').click();
    await expect.poll(isPanelOpen).toBe(false);
    await expect.poll(() => part(page, 'title').isVisible()).toBe(true);
  });

  itInAll('brings the readers of feeds, which no listener has before', async () => {
    const reader = fileHolding(join(PLUGIN_DIR, 'build'), 'feeds/src/read-tree.ts');
    const isLoaded = () =>
      page.evaluate(
        (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
        reader,
      );
    await visit(url.told);
    await play();
    await expect.poll(() => part(page, 'artist').textContent()).not.toBe('');
    expect(await isLoaded()).toBe(false);
    await openPanel('history');
    await expect.poll(() => songs().count()).toBeGreaterThanOrEqual(5);
    expect(await isLoaded()).toBe(true);
  });

  itInAll('shows three songs, which wheel and slider move', async () => {
    await visit(url.plain, { reducedMotion: 'reduce' });
    await play();
    await openPanel('history');
    const slider = page.getByRole('slider', { name: 'Recorrer el historial' });
    const list = page.locator('radio-player .songs ol');
    const isSeen = (index: number) =>
      songs()
        .nth(index)
        .evaluate((song) => {
          const [own, room] = [song, song.parentElement].map((node) => node?.getBoundingClientRect());
          return Boolean(own && room && own.top >= room.top - 1 && own.bottom <= room.bottom + 1);
        });
    const seen = () => Promise.all([0, 1, 2, 3, 4].map(isSeen));
    expect(await seen()).toEqual([true, true, true, false, false]);
    await slider.press('ArrowDown');
    await expect.poll(() => list.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
    await expect.poll(seen).toEqual([false, true, true, true, false]);
    await slider.press('Home');
    await expect.poll(seen).toEqual([true, true, true, false, false]);
    await list.hover();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => slider.inputValue()).not.toBe('0');
    expect(await isSeen(0)).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});

itInAll(
  'a panel has 16 px of room and a background with an alpha of 0.9, with a surface, without one and in the bar',
  async () => {
    const look = () =>
      part(page, 'panel').evaluate((panel) => {
        const { backgroundColor, padding } = getComputedStyle(panel);
        // Red, green, blue and alpha, from 0 to 1.
        const background = backgroundColor
          .match(/[\d.]+/g)
          ?.map((part) => Math.round(Number(part) * 10) / 10);
        return { background, padding };
      });
    const paint = (background: string, player: string) =>
      page.evaluate(
        ([background = '', player = '']) => {
          document.body.style.background = background;
          document.querySelector('radio-player')?.setAttribute('style', player);
        },
        [background, player],
      );
    await visit(url.all, { reducedMotion: 'reduce' });
    await part(page, 'play').focus();
    await openPanel('history');
    for (const [behind, player, background] of [
      ['#fff', '--onda-surface: rgb(0 0 255); --onda-text: initial', [0, 0, 1, 0.9]],
      ['#fff', '--onda-surface: initial; --onda-text: initial; color: #111', [1, 1, 1, 0.9]],
      ['#111', '--onda-surface: initial; --onda-text: initial; color: #eee', [0, 0, 0, 0.9]],
    ] as const) {
      await paint(behind, player);
      expect(await look()).toEqual({ background, padding: '16px' });
      expect(await violations(page)).toEqual([]);
    }
    await page.context().close();
    await visit(url.bar, { reducedMotion: 'reduce' });
    await part(page, 'play').focus();
    await openPanel('history');
    expect(await look()).toEqual({ background: [1, 1, 1, 0.9], padding: '16px' });
  },
);

describe('the keyboard', () => {
  it('reaches every panel and comes back to its button', async () => {
    await visit(url.all);
    await part(page, 'play').focus();
    await page.keyboard.press('Enter');
    await part(page, 'history').waitFor({ timeout: 20_000 });
    await withoutShareSheet();
    await page.locator('radio-player [part~="more"] summary').focus();
    for (const name of ['history', 'bio', 'lyrics', 'share']) {
      await page.keyboard.press('Tab');
      await expect.poll(focused).toBe(name);
      await page.keyboard.press('Enter');
      await expect.poll(focused).toBe('panel');
      await expect.poll(panelName).toBe(name);
      await page.keyboard.press('Tab');
      await expect.poll(focused).toBe('panel-close');
      await page.keyboard.press('Escape');
      await expect.poll(isPanelOpen).toBe(false);
      await expect.poll(focused).toBe(name);
    }
  });

  it('gets the buttons without a sound, a moment after it came', async () => {
    await visit(url.plain);
    await part(page, 'play').focus();
    await part(page, 'history').waitFor({ timeout: 20_000 });
    expect(await focused()).toBe('play');
    expect(await state()).toBe('idle');
    expect(rig.station.listeners()).toBe(0);
  });
});

describe('a finger', () => {
  const phone = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };

  async function touch(moves: [x: number, y: number][], pauseMs = 10) {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    const [first, ...rest] = moves;
    await send('touchStart', first ? [first] : []);
    for (const move of rest) await send('touchMove', [move]);
    if (pauseMs > 10) await new Promise((next) => setTimeout(next, pauseMs));
    await send('touchEnd', []);
  }

  /** On the titles, or on whatever stands in their place. */
  async function middle(): Promise<[number, number]> {
    const place = (await isPanelOpen()) ? part(page, 'panel-heading') : part(page, 'title');
    const box = await place.boundingBox();
    if (!box) throw new Error('nothing to touch');
    return [box.x + 40, box.y + 10];
  }

  async function swipe(dx: number, dy: number) {
    const [x, y] = await middle();
    await touch([0, 0.5, 1].map((share): [number, number] => [x + dx * share, y + dy * share]));
  }

  it('swipes the history open, over to the biography, and closed; the page stays', async () => {
    await visit(url.plain, phone);
    await play();
    const swiped = async () => {
      if (!(await isPanelOpen())) await swipe(0, -130);
      return (await isPanelOpen()) ? panelName() : '';
    };
    // The code for gestures loads a moment after the buttons.
    await expect.poll(swiped, { timeout: 20_000 }).toBe('history');
    await swipe(130, 0);
    await expect.poll(panelName).toBe('bio');
    await swipe(130, 0);
    await expect.poll(panelName).toBe('history');
    await swipe(0, 130);
    await expect.poll(isPanelOpen).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('mutes with a long tap and pauses with two', async () => {
    await visit(url.plain, phone);
    await play();
    const at = await middle();
    // The code for gestures loads a moment after the buttons, and two taps of a busy machine may be too slow.
    const pressed = async () => {
      await touch([at], 600);
      return part(page, 'mute').getAttribute('aria-label');
    };
    await expect.poll(pressed, { timeout: 20_000 }).toBe('Activar sonido');
    const tapped = async () => {
      for (const finger of [at, at]) await touch([finger]);
      return state();
    };
    await expect.poll(tapped, { timeout: 20_000 }).toBe('idle');
  });
});

describe('room', () => {
  it.each(oneOfAKind([320, 360, 480, 560, 1100]))(
    'is kept: nothing moves when the buttons come, at %s px',
    async (width) => {
      await visit(url.plain, { viewport: { width, height: 800 } });
      const heights = () =>
        page.evaluate(() => {
          const host = document.querySelector('radio-player');
          const page = document.documentElement;
          return [host?.clientHeight, page.scrollWidth - page.clientWidth];
        });
      const before = await heights();
      await play();
      expect(await heights()).toEqual(before);
      const boxes = await Promise.all(
        ['volume', 'history', 'share', 'player'].map((name) => part(page, name).boundingBox()),
      );
      const [volume, history, share, player] = boxes.map((box) => box ?? { x: 0, width: 0 });
      expect((volume?.x ?? 0) + (volume?.width ?? 0)).toBeLessThanOrEqual(history?.x ?? 0);
      expect((share?.x ?? 0) + (share?.width ?? 0)).toBeLessThanOrEqual(
        (player?.x ?? 0) + (player?.width ?? 0),
      );
    },
  );

  itInAll('is kept from right to left', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 760 } });
    page = await context.newPage();
    await changeDocument(page, (html) => html.replace('<html ', '<html dir="rtl" '));
    await open(page, url.plain);
    await play();
    await openPanel('history');
    const x = async (name: string) => (await part(page, name).boundingBox())?.x ?? Number.NaN;
    expect(await x('share')).toBeLessThan(await x('history'));
    expect(await x('history')).toBeLessThan(await x('play'));
    const [thumb, words] = await Promise.all(
      ['.thumb', '.song-title'].map((name) => songs().first().locator(name).boundingBox()),
    );
    expect(thumb?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) - 1);
  });
});

itInAll(
  'stands still for those who asked for less motion, and takes half a second for the others',
  async () => {
    const animations = () =>
      part(page, 'panel').evaluate((node) =>
        node.getAnimations().map(({ effect }) => effect?.getTiming().duration),
      );
    await visit(url.plain, { reducedMotion: 'reduce' });
    await play();
    await openPanel('history');
    expect(await animations()).toEqual([]);
    await page.context().close();
    await visit(url.plain, { reducedMotion: 'no-preference' });
    await play();
    const begun = firstAnimation();
    await openPanel('history');
    expect(await begun).toEqual([500]);
  },
);

/** The page itself watches, frame by frame: half a second may be over before we can ask. */
const firstAnimation = () =>
  page.evaluate(
    () =>
      new Promise((found) => {
        const look = () => {
          const panel = document.querySelector('radio-player')?.shadowRoot?.querySelector('[part~="panel"]');
          const times = panel?.getAnimations().map(({ effect }) => effect?.getTiming().duration) ?? [];
          if (times.length > 0) found(times);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const fileOf = (source: string) => fileHolding(join(PLUGIN_DIR, 'build'), `player/src/${source}`);

it('loads nothing of the panels before one is opened, and asks about the artist only for the biography', async () => {
  const context = await browser.newContext();
  page = await context.newPage();
  await answerArtist();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const count = (text: string) => asked.filter((request) => request.includes(text)).length;
  await open(page, url.plain);
  await play();
  const [panels, buttons] = [fileOf('view/panels/OpenPanel.tsx'), fileOf('extras/plain-tools.ts')];
  expect([count(buttons) > 0, count(panels)]).toEqual([true, 0]);
  await openPanel('history');
  expect([count(panels) > 0, count('onda_artist')]).toEqual([true, 0]);
  await openPanel('bio');
  await expect.poll(() => count('onda_artist')).toBe(1);
  const own = [new URL(url.plain).origin, rig.station.url];
  expect(asked.filter((request) => !own.some((origin) => request.startsWith(origin)))).toEqual([]);
});

it('plays on without what does not come, and asks again when it is opened again', async () => {
  const context = await browser.newContext();
  page = await context.newPage();
  await page.route(`**/${fileOf('view/panels/OpenPanel.tsx')}`, (route) => route.abort());
  await open(page, url.plain);
  await play();
  await part(page, 'history').click();
  await expect.poll(() => part(page, 'panel').textContent()).toMatch(/^Esta parte no se pudo cargar/);
  expect(await violations(page)).toEqual([]);
  await page.unrouteAll();
  await part(page, 'history').click();
  await openPanel('history');
  expect(await state()).toBe('playing');
});

it('plays on without its buttons when they do not come', async () => {
  const context = await browser.newContext();
  page = await context.newPage();
  const tools = fileOf('extras/plain-tools.ts');
  await page.route(`**/${tools}`, (route) => route.abort());
  await open(page, url.plain);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(tools));
  await part(page, 'play').click();
  await refused;
  await expect.poll(state, { timeout: 20_000 }).toBe('playing');
  await part(page, 'mute').click();
  await expect.poll(() => part(page, 'mute').getAttribute('aria-label')).toBe('Activar sonido');
  expect(await part(page, 'history').isVisible()).toBe(false);
  expect(await page.locator('radio-player').getAttribute('data-failed')).toBeNull();
});
