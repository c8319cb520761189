import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { open, publishAll } from './support/player-page';
import { part, startChromium, startWorld, type World } from './support/world';

/** Many tabs of a real site are one visitor: what they ask, while they are looked at, hidden, and left. */
let world: World;
let browser: Browser;
let context: BrowserContext;
let url: Record<'both' | 'direct', string>;

beforeAll(async () => {
  world = await startWorld('player-tabs');
  browser = await startChromium('no-user-gesture-required');
  url = await publishAll(world, {
    both: '[radio_player station="onda"][now_playing station="onda"]',
    // No server of ours knows it: the stream's own is asked, and nothing is shared but the time.
    direct: `[radio_player radio_stream="${world.station.streamUrl}" radio_name="Onda"]`,
  });
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

afterEach(() => context?.close());

const MINUTE = 60_000;
const STEP_MS = 5_000;

/** A tab whose clock is ours, with what it asked of servers since. */
async function openTab(address: string) {
  const page = await context.newPage();
  await page.clock.install();
  const asked: string[] = [];
  let waiting = 0;
  page.on('request', () => (waiting += 1));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => (waiting -= 1));
  page.on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`;
    if (/onda_poll|onda_now_playing|status|stats|7\.html/.test(text)) asked.push(text);
  });
  await open(page, address);
  await page.clock.runFor(1_000);
  return { page, asked, waiting: () => waiting };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Time passes in all tabs alike; what was asked in a step is answered, and heard in the others, before the next. */
async function pass(tabs: readonly Tab[], ms: number) {
  for (let gone = 0; gone < ms; gone += STEP_MS) {
    for (const { page, waiting } of tabs) {
      const former = waiting();
      await page.clock.runFor(STEP_MS);
      await expect.poll(waiting, { timeout: 20_000 }).toBeLessThanOrEqual(former);
    }
  }
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

it('of five tabs with an open widget one asks, and all show the next song; nothing is left of a removed one', async () => {
  context = await browser.newContext();
  world.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
  const tabs: Tab[] = [];
  for (let count = 0; count < 5; count += 1) tabs.push(await openTab(url.both));
  for (const { page } of tabs) {
    await part(page, 'more', 'now-playing').click();
    await page.locator('now-playing').hover();
  }
  await pass(tabs, 60_000);
  for (const tab of tabs) tab.asked.length = 0;

  world.station.setTrack({ artist: 'Ana Brisa', title: 'Norte' });
  await pass(tabs, 3 * MINUTE);
  const requests = tabs.reduce((sum, { asked }) => sum + asked.length, 0);
  // The widget's 30 s are six in three minutes; five tabs by themselves would ask thirty times.
  expect(requests).toBeGreaterThanOrEqual(4);
  expect(requests).toBeLessThanOrEqual(9);

  const titles = async () => {
    await pass(tabs, 30_000);
    const shown = tabs.flatMap(({ page }) =>
      ['radio-player', 'now-playing'].map((tag) => part(page, 'title', tag).textContent()),
    );
    return Promise.all(shown);
  };
  // Our server keeps what it knows for some seconds, and its clock is not ours.
  await expect.poll(titles, { timeout: 60_000, interval: 1_000 }).toEqual(Array(10).fill('Norte'));

  for (const { page } of tabs) {
    await page.evaluate(() => {
      for (const widget of document.querySelectorAll('radio-player, now-playing')) widget.remove();
    });
  }
  for (const tab of tabs) tab.asked.length = 0;
  await pass(tabs, 2 * MINUTE);
  expect(tabs.flatMap(({ asked }) => asked)).toEqual([]);
});

it('a hidden tab asks nothing, and once a minute while it sounds', async () => {
  context = await browser.newContext();
  const tab = await openTab(url.direct);
  await pass([tab], MINUTE);
  expect(tab.asked.length).toBeGreaterThan(0);
  await setHidden(tab.page, true);
  tab.asked.length = 0;
  await pass([tab], 5 * MINUTE);
  expect(tab.asked).toEqual([]);

  await setHidden(tab.page, false);
  await part(tab.page, 'play').click();
  const state = async () => {
    await tab.page.clock.runFor(500);
    return part(tab.page, 'player').getAttribute('data-state');
  };
  await expect.poll(state, { timeout: 30_000 }).toBe('playing');
  await setHidden(tab.page, true);
  await pass([tab], MINUTE);
  tab.asked.length = 0;
  await pass([tab], 5 * MINUTE);
  expect(tab.asked.length).toBeGreaterThanOrEqual(3);
  expect(tab.asked.length).toBeLessThanOrEqual(5);
});
