import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishAll, violations } from './support/player-page';
import { pollByPhp } from './support/poll-by-php';
import { numberOf, personIn, publishRead } from './support/read-post';
import { type Rig, startChromium, startRig } from './support/rig';

/** A ranking that follows what is read. */
let rig: Rig;
let browser: Browser;
let context: BrowserContext;
let post: { id: number; url: string };
let ranking: string;
let manyLists: string;

const POLL_MS = 15_000;

beforeAll(async () => {
  rig = await startRig('views');
  browser = await startChromium();
  post = await publishRead(rig.site);
  await pollByPhp(rig.site);
  const list = '[most_viewed list_id="semana"]';
  const everyList = `[radio_player station="onda"][now_playing station="onda-azura"]${list}[most_viewed list_id="mes"]${list}`;
  ({ ranking, manyLists } = await publishAll(rig, { ranking: list, manyLists: everyList }));
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => context?.close());

async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  context = await personIn(browser, options);
  return context.newPage();
}

describe('a ranking', () => {
  const items = (page: Page) => page.locator('most-viewed [part="item"]');
  /** The built list is good for 15 s; a test does not wait for that. */
  const forgetList = () => numberOf(rig.site, 'DELETE FROM {p}onda_lists');

  async function openRanking(options: BrowserContextOptions = {}): Promise<Page> {
    return openTab(await visitor(options));
  }

  async function openTab(page: Page, url = ranking): Promise<Page> {
    await page.clock.install();
    await page.goto(url);
    await page.locator('most-viewed[data-ready]').first().waitFor();
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
      await expect.poll(() => answered, { interval: 10, timeout: 30_000 }).toBe(asked);
    }
  }

  it('stands before any script, and without one', async () => {
    await forgetList();
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(ranking);
    expect(await items(page).first().textContent()).toMatch(/^1\s+Noche de boleros\s+[\d.]+ visitas$/);
  });

  it('follows what is read, and five tabs with a player, a widget and lists ask as one', async () => {
    await (await visitor()).close();
    context.on('page', countPolls);
    for (const _ of [1, 2, 3, 4, 5]) {
      const tab = await openTab(await context.newPage(), manyLists);
      await tab.locator('now-playing [part~="more"]').click();
    }
    const first = context.pages()[0] as Page;
    await firstPoll(first);
    await numberOf(rig.site, `UPDATE {p}onda_views_daily SET views = 12345 WHERE post_id = ${post.id}`);
    await forgetList();
    await pass(POLL_MS);
    const label = () => items(first).first().locator('[part="count"]').textContent();
    await expect.poll(label).toBe('12.345 visitas');
    await pass(2 * POLL_MS);
    const heard = asked;
    await pass(4 * POLL_MS);
    // The lists four times, each station twice; five tabs that do not know of each other ask 20 times for the lists
    // alone.
    expect(asked - heard).toBeLessThanOrEqual(12);
    expect(asked - heard).toBeGreaterThanOrEqual(4);
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
