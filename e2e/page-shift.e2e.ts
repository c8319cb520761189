import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { demoValues, inBlock, placeable, written } from './placed/placeable';
import { shifted, watchShifts, whatMoved } from './support/layout-shift';
import { type Rig, startChromium, startRig } from './support/rig';

/** Pages of the demo on which a script adds what PHP cannot know, read from their beginning to their end. */
let rig: Rig;
let browser: Browser;

beforeAll(async () => {
  rig = await startRig('page-shift');
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** How much later than on this machine each lazy file and each reply comes: they overtake each other. */
const LATE_MS = 300;
const LATE = /admin-ajax|\/build\/(?!onda-)[\w-]+\.js/;

it.each([
  ['live-search', 'a tag that was pasted, and a box that fills itself', 'main asp-search .item'],
  ['masonry-grid', 'grids, one of them the theme’s', 'load-more[data-ready]'],
  ['personal-news', 'a button that asks whether it may remember', 'personal-news [part="remember"]'],
])('the page %s does not move while it is read: %s', async (name, _, last) => {
  const page = await browser.newPage();
  await watchShifts(page, 'unasked');
  await page.route(LATE, (route) => setTimeout(() => route.continue().catch(() => {}), LATE_MS));
  await page.goto(rig.site.pages[name] ?? '');
  await page.mouse.move(300, 300);
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) await page.mouse.wheel(0, 600);
  await page.locator(last).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  expect(await shifted(page), await whatMoved(page)).toBeLessThan(0.01);
  await page.close();
});

/** Code and style sheets of elements, and replies. */
const LATE_FILES = /admin-ajax|\/build\/(?!onda-)[\w-]+\.(?:js|css)/;

const GAP = inBlock.tag('<div style="height: 100vh"></div>');
const around = (tag: string, code: string) =>
  GAP +
  inBlock.tag(`<p class="onda-mark">${tag}</p>`) +
  inBlock.shortcode(code) +
  inBlock.tag('<p>Texto</p>');

/** The address of a page with every element that an author may place. */
async function pageOfAll(): Promise<string> {
  const values = await demoValues(rig);
  // A picture without its size moves what is below it, with and without us.
  const sized = placeable.filter(({ tag }) => tag !== 'lazy-media');
  const all = sized.map(({ tag }) => around(tag, written(tag, 'shortcode', values) ?? ''));
  return run(rig.site, {
    code: `kses_remove_filters();
      echo get_permalink(wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Todo',
        'post_content' => base64_decode('${Buffer.from(all.join('') + GAP).toString('base64')}')]));`,
  });
}

/** Tag → what a script shows there by itself, a moment later. */
const FILLED: Record<string, string> = { 'station-switcher': '[part~="song"]:not(:empty)' };

/** Makes all of them late. Resolves when none is on its way and what it brought is drawn. */
async function slowly(page: Page): Promise<() => Promise<void>> {
  const open = new Set<unknown>();
  page.on('request', (request) => LATE_FILES.test(request.url()) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.route(LATE_FILES, (route) => setTimeout(() => route.continue().catch(() => {}), LATE_MS));
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return async () => {
    for (let calm = 0; calm < 3; calm = open.size === 0 ? calm + 1 : 0) await frames();
  };
}

it.each([
  [1280, 720],
  [390, 844],
])(
  'no element moves what is around it when its code comes late, in a window of %i pixels',
  async (width, height) => {
    const page = await browser.newPage({ viewport: { width, height } });
    await watchShifts(page, 'unasked');
    const quiet = await slowly(page);
    await page.goto(await pageOfAll());
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await quiet();
    for (const mark of await page.locator('.onda-mark').all()) {
      const tag = (await mark.textContent()) ?? '';
      await mark.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }));
      if (FILLED[tag]) await page.locator(`${tag} ${FILLED[tag]}`).first().waitFor({ state: 'attached' });
      await quiet();
      expect(await shifted(page), `${tag}: ${await whatMoved(page)}`).toBe(0);
    }
    await page.close();
  },
);
