import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeDocument, publishAll, violations } from './support/player-page';
import { part as partOf, type Rig, startChromium, startRig } from './support/rig';
import { itInAll, oneOfAKind } from './support/whole';

/** The now-playing widget as a visitor uses it: opens, reads, leaves; by mouse, finger and keyboard. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'mine' | 'foreign' | 'dead' | 'bare' | 'low' | 'withPlayer' | 'onlyPlayer', string>;

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const PHONE = { viewport: { width: 390, height: 760 }, userAgent: ANDROID, hasTouch: true, isMobile: true };
/** Lets a screen of text stand before the widget and two after it. */
const TALL = '<!-- wp:spacer {"height":"1600px"} --><div style="height:1600px"></div><!-- /wp:spacer -->';

beforeAll(async () => {
  rig = await startRig('now-playing');
  browser = await startChromium();
  const feed = encodeURIComponent(`${rig.station.url}/api/nowplaying/onda?x=1`);
  const player = '[radio_player station="onda"]';
  url = await publishAll(rig, {
    mine: '[now_playing station="onda-azura"]',
    foreign: `[now_playing id="ajena" url="${feed}"]`,
    dead: '[now_playing url="http://127.0.0.1:9/np"]',
    bare: `<now-playing url="${feed}"></now-playing>`,
    low: `[now_playing station="onda-azura"]${TALL}`,
    withPlayer: `${player}[now_playing station="onda"]`,
    onlyPlayer: player,
  });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

const part = (name: string) => partOf(page, name, 'now-playing');
const text = (name: string) => part(name).textContent();

async function visit(address: string, options: BrowserContextOptions = {}) {
  page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
  await page.locator('now-playing[data-ready]').first().waitFor();
}

async function open() {
  await part('more').click();
  await part('track').waitFor();
}

const isOpen = () => part('block').isVisible();

/** With the page's clock in our hands: it goes on only where a test says so. */
async function visitInTime(address: string, options: BrowserContextOptions = {}) {
  page = await (await browser.newContext(options)).newPage();
  const begins = Date.now();
  await page.clock.install({ time: begins });
  await page.clock.pauseAt(begins + 1_000);
  await page.addInitScript(noteAsks);
  await page.goto(address);
  const isSoon = (is: () => Promise<boolean>) =>
    expect
      .poll(async () => {
        await page.clock.runFor(100);
        return is();
      })
      .toBe(true);
  await isSoon(() => page.locator('now-playing[data-ready]').first().isVisible());
  await part('more').click();
  await isSoon(() => part('track').isVisible());
}

/** Notes in `window.asks` when the page asks the station, by its own clock, and in `window.answers` how many came. */
function noteAsks() {
  const asks: number[] = [];
  Object.assign(window, { asks, answers: 0 });
  const { fetch } = window;
  window.fetch = async (...asked) => {
    if (!String(asked[0]).includes('/api/nowplaying')) return fetch(...asked);
    asks.push(Date.now());
    const answer = await fetch(...asked);
    Reflect.set(window, 'answers', Number(Reflect.get(window, 'answers')) + 1);
    return answer;
  };
}

describe('a visitor', () => {
  it('opens it, sees what is on air and what was, and closes it', async () => {
    await visit(url.mine);
    expect(await text('more')).toBe('Ver más');
    expect(await isOpen()).toBe(false);
    await open();
    const { title, artist } = rig.station.track();
    expect(await text('more')).toBe('Cerrar');
    expect([await text('title'), await text('artist'), await text('live')]).toEqual([
      title,
      artist,
      'En vivo',
    ]);
    await expect.poll(() => part('cover').boundingBox()).toMatchObject({ width: 60, height: 60 });

    expect(await text('history-toggle')).toBe('Ver historial');
    await part('history-toggle').click();
    const songs = page.locator('now-playing').first().locator('[part~="song"]:visible');
    await expect.poll(() => songs.count()).toBe(4);
    const times = await page.locator('now-playing [part~="song-time"]').allTextContents();
    for (const time of times) expect(time).toMatch(/^hace (unos segundos|un rato|\d+ (min|h))$/);
    await part('history-toggle').click();
    await expect.poll(() => songs.count()).toBe(0);

    await part('more').click();
    await expect.poll(async () => [await text('more'), await isOpen()]).toEqual(['Ver más', false]);
  });

  itInAll('sees the next song', async () => {
    await visitInTime(url.foreign);
    await page.locator('now-playing').hover();
    rig.station.setTrack({ title: '<b>Otra</b> & más', artist: '' });
    const shown = async () => {
      await page.clock.runFor(1_000);
      return text('title');
    };
    await expect.poll(shown, { timeout: 60_000 }).toBe('<b>Otra</b> & más');
    expect(await text('artist')).toBe('Artista desconocido');
    expect(await page.locator('now-playing b').count()).toBe(0);
    rig.station.setTrack(0);
  });

  itInAll('is told when nobody answers', async () => {
    await visit(url.dead);
    await part('more').click();
    await expect.poll(() => text('status')).toBe('No se pudo conectar');
    expect(await part('track').isVisible()).toBe(false);
  });

  it('uses it with the keyboard alone, and is not hurried', async () => {
    await visitInTime(url.mine);
    await part('more').press('Enter');
    await expect.poll(isOpen).toBe(false);
    await part('more').press('Enter');
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => part('history').isVisible()).toBe(true);
    await page.clock.runFor(25_000);
    expect(await isOpen()).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(10_000);
    expect(await isOpen()).toBe(false);
  });
});

describe('the wire', () => {
  const asked = () => {
    const all: string[] = [];
    page.on('request', (request) =>
      all.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    );
    return all;
  };

  it('GETs the feed’s address with the time in t', async () => {
    await visit(url.foreign);
    const requests = asked();
    await open();
    const [method = '', address = ''] =
      requests.find((line) => line.includes('/api/nowplaying'))?.split(' ') ?? [];
    const { searchParams } = new URL(address);
    expect(method).toBe('GET');
    expect(searchParams.get('x')).toBe('1');
    expect(Math.abs(Number(searchParams.get('t')) - Date.now())).toBeLessThan(60_000);
  });

  it('asks our own server alone for a configured station', async () => {
    await visit(url.withPlayer);
    const requests = asked();
    await open();
    await expect.poll(() => requests.some((line) => line.includes('onda_poll'))).toBe(true);
    expect(requests.filter((line) => line.startsWith(`GET ${rig.station.url}`))).toEqual([]);
  });

  it('asks every 30 s while open, and nothing while closed or gone', async () => {
    await visitInTime(url.foreign);
    await page.locator('now-playing').hover();
    const asks = () => page.evaluate(() => Reflect.get(window, 'asks') as number[]);
    const answers = () => page.evaluate(() => Number(Reflect.get(window, 'answers')));
    /** Lets time pass until the page has asked so often. It stands still while the network answers. */
    const untilAsked = async (times: number) => {
      for (let asked = (await asks()).length; asked < times; asked = (await asks()).length) {
        await expect.poll(answers).toBe(asked);
        await page.clock.runFor(500);
      }
      await expect.poll(answers).toBe(times);
    };
    const { length: before } = await asks();
    await untilAsked(before + 2);
    const [one = 0, other = 0] = (await asks()).slice(-2);
    expect(Math.abs(other - one - 30_000)).toBeLessThanOrEqual(1_000);
    await part('more').click();
    await page.clock.runFor(120_000);
    expect(await asks()).toHaveLength(before + 2);
    await page.evaluate(() => document.querySelector('now-playing')?.remove());
    await page.clock.runFor(120_000);
    expect(await asks()).toHaveLength(before + 2);
  });

  it('costs a page with a player alone nothing', async () => {
    await visit(url.withPlayer);
    const requests = asked();
    await page.goto(url.onlyPlayer);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((line) => line.includes('now-playing-'))).toEqual([]);
  });
});

describe('it closes by itself', () => {
  it('10 s after it was opened and the pointer left', async () => {
    await visitInTime(url.mine);
    await page.clock.runFor(30_000);
    expect(await isOpen()).toBe(true);
    await page.mouse.move(0, 0);
    await page.mouse.click(1, 1);
    await page.clock.runFor(9_000);
    expect(await isOpen()).toBe(true);
    await page.clock.runFor(1_100);
    expect([await text('more'), await isOpen()]).toEqual(['Ver más', false]);
  });

  it('when the tab becomes hidden', async () => {
    await visit(url.mine);
    await open();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await isOpen()).toBe(false);
  });

  it('on a phone once it has been scrolled out of view for 10 s', async () => {
    await visitInTime(url.low, PHONE);
    await part('block').evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await page.clock.runFor(60_000);
    expect(await isOpen()).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 1_500));
    const closes = async () => {
      await page.clock.runFor(1_000);
      return isOpen();
    };
    expect(await closes()).toBe(true);
    await expect.poll(closes).toBe(false);
  });
});

describe('it looks right', () => {
  const STATES: Record<string, () => Promise<unknown>> = {
    closed: async () => {},
    open,
    history: async () => {
      await open();
      await part('history-toggle').click();
    },
  };
  const LOOKS: Record<string, BrowserContextOptions> = {
    light: {},
    dark: { colorScheme: 'dark' },
    phone: PHONE,
    narrow: { viewport: { width: 320, height: 640 } },
    forced: { forcedColors: 'active' },
  };

  it.each(
    oneOfAKind(Object.entries(LOOKS)).flatMap(([look, options]) =>
      Object.keys(STATES).map((state) => [look, state, options] as const),
    ),
  )('%s, %s: axe finds nothing, nothing stands out', async (look, state, options) => {
    await visit(url.mine, options);
    await STATES[state]?.();
    expect(await violations(page, 'now-playing')).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await photograph(`${look}-${state}`);
  });

  itInAll('with an error axe finds nothing either', async () => {
    await visit(url.dead, LOOKS.dark);
    await part('more').click();
    await expect.poll(() => text('status')).toBe('No se pudo conectar');
    expect(await violations(page, 'now-playing')).toEqual([]);
    await photograph('dark-error');
  });

  it('from right to left the cover is on the right', async () => {
    page = await (await browser.newContext({ viewport: { width: 390, height: 760 } })).newPage();
    await changeDocument(page, (html) => html.replace('<html ', '<html dir="rtl" '));
    await page.goto(url.mine);
    await open();
    const [cover, title] = [await part('cover').boundingBox(), await part('title').boundingBox()];
    expect(cover?.x).toBeGreaterThan(title?.x ?? Number.NaN);
    const align = await part('title').evaluate((node) => getComputedStyle(node).textAlign);
    expect(align).toMatch(/right$/);
    await photograph('rtl');
  });

  itInAll('does not move for those who asked for less motion', async () => {
    await visit(url.withPlayer, { reducedMotion: 'reduce' });
    await partOf(page, 'play').click();
    await open();
    await expect.poll(() => part('live').getAttribute('data-state')).toBe('sounding');
    const moving = await page.evaluate(
      () => document.querySelector('now-playing')?.shadowRoot?.getAnimations().length,
    );
    expect(moving).toBe(0);
  });

  /** For somebody to look at: `ONDA_E2E_PICTURES` names a folder. */
  async function photograph(name: string) {
    const folder = process.env.ONDA_E2E_PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/now-playing-${name}.png` });
  }
});

it('stands where a theme developer wrote the bare tag', async () => {
  await visit(url.bare);
  expect(await text('more')).toBe('Ver más');
  await open();
  expect(await text('title')).toBe(rig.station.track().title);
});
