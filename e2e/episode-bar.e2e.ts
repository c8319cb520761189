import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { publish, ready, violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { LIST } from './support/sound/episodes';
import { type FileServer, startFileServer } from './support/sound/file-server';
import { oneOfAKind } from './support/whole';

/** The bar of an episode as it is seen and used: by keys, on a phone, above the bar of the station. */
let rig: Rig;
let files: FileServer;
let browser: Browser;
let url: string;
let page: Page;

const TAG = 'episode-player';
const LONG = 'Un título larguísimo que no cabe en ninguna pantalla, '.repeat(4);

beforeAll(async () => {
  [rig, files, browser] = await Promise.all([startRig('episode-bar'), startFileServer(), startChromium()]);
  await run(rig.site, { code: 'Onda\\Core\\Settings\\PlayerPlace::choose("bar");' });
  url = await publish(rig, 'con-episodios', '<p>Una página.</p>');
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
  await files?.close();
});
afterEach(() => page?.context().close());

const CHAPTERS = [
  { start: 0, title: 'Sintonía' },
  { start: 65, title: LONG, address: 'https://example.com/' },
  { start: 200, title: 'Despedida' },
];

async function play(options: BrowserContextOptions = {}, style = '') {
  const context = await browser.newContext(options);
  page = await context.newPage();
  await page.route('**/admin-ajax.php?action=onda_chapters*', (route) =>
    route.fulfill({ json: { success: true, data: CHAPTERS } }),
  );
  await page.goto(url);
  await ready(page);
  if (style) await page.addStyleTag({ content: style });
  const row = {
    episode: 'e7-abc1',
    'episode-title': LONG,
    'show-title': 'La Tarde',
    address: url,
    seconds: '240',
    show: '7',
    'has-chapters': '',
    download: `${files.url('ranges')}/1.wav`,
    src: `${files.url('ranges')}/1.wav`,
  };
  await page.evaluate(LIST([row]));
  await page.click('.escucha-0');
  await state('playing');
}

const state = (name: string) => page.locator(`${TAG} [part="bar"][data-state="${name}"]`).waitFor();
const place = async () => Number(await part(page, 'seek', TAG).inputValue());
const soonAt = (from: number, to: number) =>
  expect
    .poll(async () => {
      const at = await place();
      return at >= from && at <= to;
    })
    .toBe(true);

it('is used by keys alone', async () => {
  await play();
  const active = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('part') ?? '');
  await part(page, 'seek', TAG).focus();
  await page.keyboard.press('l');
  await soonAt(30, 40);
  await page.keyboard.press('ArrowRight');
  await soonAt(35, 45);
  await page.keyboard.press('j');
  await soonAt(20, 35);
  await page.keyboard.press('k');
  await state('idle');
  await page.keyboard.press(' ');
  await state('playing');
  await page.keyboard.press('Tab');
  expect(await active()).toBe('speed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator(`${TAG} li button`).nth(2).waitFor();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await soonAt(200, 215);
  expect(await page.locator(`${TAG} [aria-current="true"]`).textContent()).toContain('Despedida');
  await page.keyboard.press('Escape');
  await page.locator(`${TAG} .popover`).waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  expect(await active()).toBe('download');
  await page.keyboard.press('Tab');
  expect(await active()).toBe('close');
  await page.keyboard.press('Enter');
  await page.locator(TAG).waitFor({ state: 'detached' });
});

const DARK = ':root{color-scheme:dark} body{background:#111;color:#eee}';
const PHONE = { viewport: { width: 320, height: 640 } };

describe('looks right and covers nothing', () => {
  const looks: [string, BrowserContextOptions, string][] = [
    ['on a desk', {}, ''],
    ['in the dark', { colorScheme: 'dark' }, DARK],
    ['on a phone', PHONE, ''],
    ['on a dark phone', { ...PHONE, colorScheme: 'dark' }, DARK],
    ['from right to left', PHONE, ':root{direction:rtl}'],
    ['in forced colors', { forcedColors: 'active' }, ''],
    ['without motion', { reducedMotion: 'reduce' }, ''],
  ];
  it.each(oneOfAKind(looks))('%s', async (_, options, style) => {
    await play(options, style);
    await page.locator(`${TAG} summary`).click();
    await page.locator(`${TAG} li button`).nth(2).waitFor();
    expect(await violations(page, TAG)).toEqual([]);
    const found = await page.evaluate(measure);
    expect(found.sideways).toBeLessThanOrEqual(0);
    expect(found.small).toEqual([]);
    expect(found.isAboveLive).toBe(true);
    expect(found.room).toBeGreaterThanOrEqual(found.height);
  });
});

/** In the page. */
function measure() {
  const bar = document.querySelector('episode-player');
  const live = document.querySelector('radio-player')?.shadowRoot?.querySelector('[part~="player"]');
  const box = bar?.getBoundingClientRect() ?? new DOMRect();
  const liveBox = live?.getBoundingClientRect() ?? new DOMRect();
  const controls = [...(bar?.shadowRoot?.querySelectorAll('a, button, summary, select, input') ?? [])];
  const isSmall = (control: Element) => {
    const { width, height } = control.getBoundingClientRect();
    return width < 24 || height < 24;
  };
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    small: controls.filter(isSmall).map((control) => control.outerHTML),
    isAboveLive: box.height > 0 && liveBox.height > 0 && Math.abs(box.bottom - liveBox.top) <= 1,
    room: Number.parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd),
    height: Math.floor(box.height + liveBox.height),
  };
}

it('gives the lock screen a slider, and takes it from the live player', async () => {
  await play();
  await page.waitForFunction(() => navigator.mediaSession.metadata?.artist === 'La Tarde');
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
  await part(page, 'play').click();
  await state('idle');
  await page.waitForFunction(() => navigator.mediaSession.metadata?.artist !== 'La Tarde');
  await part(page, 'play', TAG).click();
  await page.waitForFunction(() => navigator.mediaSession.metadata?.artist === 'La Tarde');
});

it('goes back to a link that goes on, and remembers the speed of the show', async () => {
  await play();
  await part(page, 'speed', TAG).selectOption('1.5');
  await part(page, 'close', TAG).click();
  await page.click('.escucha-0');
  await state('playing');
  expect(await part(page, 'speed', TAG).inputValue()).toBe('1.5');
});

it('falls silent when another tab of the site plays', async () => {
  await play();
  const other = await page.context().newPage();
  await other.goto(url);
  await ready(other);
  await part(other, 'play').click();
  await state('idle');
});
