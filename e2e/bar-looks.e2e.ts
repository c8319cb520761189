import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { barFaults } from './support/bar/bar-faults';
import { bringBar, SHOW, SONG, STATES, STATION } from './support/bar/bar-states';
import { publishAll, ready, violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { oneOfAKind } from './support/whole';

/** The bar in each state, on each width, in each look: nothing overlaps, nothing is cut, every button is reached. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: { text: string; player: string };

beforeAll(async () => {
  [rig, browser] = await Promise.all([startRig('bar-looks'), startChromium()]);
  await run(rig.site, {
    code: `Onda\\Core\\Settings\\PlayerPlace::choose('bar');
      $settings = get_option('onda_settings');
      $settings['stations'][0]['name'] = '${STATION}';
      update_option('onda_settings', $settings);`,
  });
  const lines = '<p>Una línea de la página.</p>'.repeat(60);
  url = await publishAll(rig, {
    text: lines,
    player: `<p><input class="campo" aria-label="Campo"></p>${lines}[radio_player]${lines}`,
  });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});
afterEach(async () => {
  await page?.unrouteAll({ behavior: 'ignoreErrors' });
  await page?.context().close();
});

async function begin(options: BrowserContextOptions = {}) {
  page = await (await browser.newContext({ viewport: PHONE, ...options })).newPage();
}

const PHONE = { width: 390, height: 700 };
const WIDTHS = [320, 390, 1_280];
/** The bar has taken on a new width by then. */
const SETTLES_MS = 5_000;

const LOOKS: Record<string, BrowserContextOptions> = {
  'in the dark': { colorScheme: 'dark' },
  'from right to left': {},
  'in forced colors': { forcedColors: 'active' },
};

const stage = (address: string) => ({
  url: address,
  stream: rig.station.streamUrl,
  file: `${rig.station.url}/podcast/libro-de-guardia-1.mp3`,
});

describe.each(oneOfAKind(Object.entries(LOOKS)))('%s', (look, options) => {
  it.each(STATES)('is right: %s', async (state) => {
    await begin(options);
    await bringBar(page, stage(url.text), state);
    if (look === 'from right to left')
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...PHONE, width });
      await expect
        .poll(() => barFaults(page), { timeout: SETTLES_MS, message: `${width} pixels` })
        .toEqual([]);
    }
  });
});

it('names station, show, song and artist', async () => {
  await begin();
  await bringBar(page, stage(url.text), 'rest');
  const words = (name: string) => part(page, name).textContent();
  expect(await Promise.all(['name', 'live', 'title', 'artist'].map(words))).toEqual([
    STATION,
    `${SHOW.title} · ${SHOW.hosts}`,
    SONG.title,
    SONG.artist,
  ]);
});

describe('a page with a player of its own', () => {
  const player = () => page.locator('radio-player');
  const isBar = () => player().evaluate((element) => element.hasAttribute('data-docked'));
  const bringIntoSight = () => player().evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const toTop = () => page.evaluate(() => scrollTo(0, 0));

  it('has it as the bar while its place is out of sight, with one sound and nothing that jumps', async () => {
    await begin();
    await page.goto(url.player);
    await ready(page);
    await expect.poll(isBar).toBe(true);
    await expect.poll(() => part(page, 'title').textContent()).toBe(rig.station.track().title);
    expect(await barFaults(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await heightOf();
    await part(page, 'play').click();
    await page.locator('radio-player [data-state="playing"]').waitFor({ state: 'attached' });
    await bringIntoSight();
    await expect.poll(isBar).toBe(false);
    expect(await heightOf()).toBe(height);
    await page.locator('radio-player [data-state="playing"]').waitFor({ state: 'attached' });
    await toTop();
    await expect.poll(isBar).toBe(true);
    expect(await player().count()).toBe(1);
    expect(rig.station.listeners()).toBe(1);
    await part(page, 'expand').click();
    await expect.poll(isBar).toBe(false);
  });

  it('keeps the focus, and waits while somebody types', async () => {
    await begin();
    await page.goto(url.player);
    await ready(page);
    await expect.poll(isBar).toBe(true);
    await bringIntoSight();
    await expect.poll(isBar).toBe(false);
    await part(page, 'mute').focus();
    await toTop();
    await expect.poll(isBar).toBe(true);
    const focused = () =>
      player().evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('part'));
    expect(await focused()).toBe('play');
    await bringIntoSight();
    await expect.poll(isBar).toBe(false);
    expect(await focused()).toBe('play');
    await page.locator('.campo').evaluate((field) => (field as HTMLElement).focus({ preventScroll: true }));
    await toTop();
    await page.waitForFunction(() => scrollY === 0);
    expect(await isBar()).toBe(false);
    await page.locator('.campo').blur();
    await expect.poll(isBar).toBe(true);
  });
});
