import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
