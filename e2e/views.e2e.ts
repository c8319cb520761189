import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publish, violations } from './support/player-page';
import { numberOf, PERSON, publishRead } from './support/read-post';
import { startChromium, startWorld, type World } from './support/world';

/** A ranking that follows what is read. */
let world: World;
let browser: Browser;
let context: BrowserContext;
let post: { id: number; url: string };
let ranking: string;

const POLL_MS = 15_000;

beforeAll(async () => {
  world = await startWorld('views');
  browser = await startChromium();
  post = await publishRead(world.site);
  ranking = await publish(world, 'lo-mas-visto', '[most_viewed list_id="semana"]');
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

afterEach(() => context?.close());

/** A visitor whose browser no program drives, as far as a page can tell. */
async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext({ userAgent: PERSON, ...options });
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  return context.newPage();
}

describe('a ranking', () => {
  const items = (page: Page) => page.locator('most-viewed [part="item"]');
  /** The built list is good for 15 s; a test does not wait for that. */
  const forgetList = () => numberOf(world.site, 'DELETE FROM {p}onda_lists');

  async function openRanking(options: BrowserContextOptions = {}): Promise<Page> {
    return openTab(await visitor(options));
  }

  async function openTab(page: Page): Promise<Page> {
    await page.clock.install();
    await page.goto(ranking);
    await page.locator('most-viewed[data-ready]').waitFor();
    return page;
  }

  let asked = 0;
  let answered = 0;

  function countPolls(page: Page) {
    const isPoll = (request: Request) => request.postData()?.includes('onda_poll') === true;
    page.on('request', (request) => {
      if (isPoll(request)) asked += 1;
    });
    page.on('requestfinished', (request) => {
      if (isPoll(request)) answered += 1;
    });
  }

  /** The chunk of the poller comes when the browser says that the list is seen. */
  async function firstPoll(page: Page) {
    await expect
      .poll(async () => {
        await page.clock.runFor(300);
        return answered;
      })
      .toBeGreaterThan(0);
  }

  /** All tabs of a visitor have one clock. */
  async function pass(ms: number) {
    for (let passed = 0; passed < ms; passed += 1_000) {
      await context.clock.runFor(1_000);
      // Real answers take no time on these clocks.
      await expect.poll(() => answered, { interval: 10 }).toBe(asked);
    }
  }

  it('stands before any script, and without one', async () => {
    await forgetList();
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(ranking);
    expect(await items(page).first().textContent()).toMatch(/^1\s+Noche de boleros\s+[\d.]+ visitas$/);
  });

  it('follows what is read, with one request in 15 s for three tabs', async () => {
    await (await visitor()).close();
    context.on('page', countPolls);
    for (const _ of [1, 2, 3]) await openTab(await context.newPage());
    const first = context.pages()[0] as Page;
    await firstPoll(first);
    const before = asked;
    await numberOf(world.site, `UPDATE {p}onda_views_daily SET views = 12345 WHERE post_id = ${post.id}`);
    await forgetList();
    await pass(POLL_MS);
    const label = () => items(first).first().locator('[part="count"]').textContent();
    await expect.poll(label).toBe('12.345 visitas');
    const heard = asked;
    await pass(3 * POLL_MS);
    // Each alone would ask nine times.
    expect(asked - heard).toBeLessThanOrEqual(4);
    expect(heard - before).toBeLessThanOrEqual(3);
  });

  it('is right for axe, by keyboard, on a phone and from right to left', async () => {
    const page = await openRanking({ viewport: { width: 390, height: 760 }, isMobile: true });
    expect(await violations(page, 'most-viewed')).toEqual([]);
    const link = items(page).first().getByRole('link');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(post.url);
    await page.goBack();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const place = (part: string) => items(page).first().locator(`[part="${part}"]`).boundingBox();
    const [position, title] = [await place('position'), await place('title')];
    expect(position?.x).toBeGreaterThan(title?.x ?? Number.POSITIVE_INFINITY);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await violations(page, 'most-viewed')).toEqual([]);
  });
});
