import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { open, publishAll } from './support/player-page';
import { pollByPhp } from './support/poll-by-php';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { itInAll } from './support/whole';

/** The requests of a real site's tabs while they are visible, hidden and closed. */
let rig: Rig;
let browser: Browser;
let context: BrowserContext;
let url: Record<'direct' | 'both' | 'foreign', string>;

beforeAll(async () => {
  rig = await startRig('player-tabs');
  await pollByPhp(rig.site);
  browser = await startChromium('no-user-gesture-required');
  url = await publishAll(rig, {
    // No server of ours knows it: the stream's own is asked, and nothing is shared but the time.
    direct: `[radio_player radio_stream="${rig.station.streamUrl}" radio_name="Onda"]`,
    both: '[radio_player station="onda"][now_playing station="onda"]',
    foreign: `[radio_player radio_stream="${rig.station.streamUrl}" feed="${rig.station.url}/status-json.xsl"]
      [now_playing url="${rig.station.url}/status-json.xsl"]`,
  });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => context?.close());

const MINUTE = 60_000;
/** Shorter than the 5 s that a request may take: none that begins with a step times out in it. */
const STEP_MS = 4_000;

/** A tab whose clock is ours, with what it asked of servers since. */
async function openTab(address: string) {
  const page = await context.newPage();
  await page.clock.install();
  const asked: string[] = [];
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`;
    if (!/onda_poll|onda_now_playing|status|stats|7\.html/.test(text)) return;
    asked.push(text);
    waiting.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => waiting.delete(request));
  await open(page, address);
  await page.clock.runFor(1_000);
  return { page, asked, waiting: () => waiting.size };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Time passes in steps; what was asked in one is answered before the next. */
async function pass(tabs: readonly Tab[], ms: number) {
  for (let gone = 0; gone < ms; gone += STEP_MS) {
    for (const { page, waiting } of tabs) {
      await page.clock.runFor(STEP_MS);
      await expect.poll(waiting).toBe(0);
    }
  }
}

/** From here on a minute is a minute, and the same one in all tabs, however long this machine takes for it. */
async function standStill(...pages: readonly Page[]) {
  const clocks = await Promise.all(pages.map((page) => page.evaluate(() => Date.now())));
  const later = Math.max(...clocks) + STANDSTILL_MS;
  await Promise.all(pages.map((page) => page.clock.pauseAt(later)));
}

/** The clocks go on until each has been told to stand still at this moment. */
const STANDSTILL_MS = 20_000;

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

it('a hidden tab asks nothing, once a minute while it sounds, and nothing once the player is gone', async () => {
  context = await browser.newContext();
  const tab = await openTab(url.direct);
  // The code that asks is loaded in real time, whatever the page's clock says.
  const hasAsked = async () => {
    await pass([tab], STEP_MS);
    return tab.asked.length > 0;
  };
  await expect.poll(hasAsked).toBe(true);
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
  await standStill(tab.page);
  await pass([tab], MINUTE);
  tab.asked.length = 0;
  await pass([tab], 5 * MINUTE);
  expect(tab.asked.length).toBeGreaterThanOrEqual(3);
  // Six moments that lie a minute apart fit in five minutes: the first of them at their very beginning.
  expect(tab.asked.length).toBeLessThanOrEqual(6);

  await setHidden(tab.page, false);
  await tab.page.evaluate(() => document.querySelector('radio-player')?.remove());
  tab.asked.length = 0;
  await pass([tab], 2 * MINUTE);
  expect(tab.asked).toEqual([]);
  await expect.poll(() => rig.station.listeners()).toBe(0);
});

it('asks a feed of another server once for both widgets of a page', async () => {
  context = await browser.newContext();
  rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
  const tab = await openTab(url.foreign);
  await part(tab.page, 'more', 'now-playing').press('Enter');
  await expect.poll(() => part(tab.page, 'title', 'now-playing').textContent()).toBe('Marea alta');
  await standStill(tab.page);
  await pass([tab], MINUTE);
  tab.asked.length = 0;
  await pass([tab], 5 * MINUTE);
  // The open widget asks every 30 s; the player alone every 44 s.
  expect(tab.asked.length).toBeGreaterThanOrEqual(9);
  expect(tab.asked.length).toBeLessThanOrEqual(11);
});

const TABS = 5;
const TAGS = ['radio-player', 'now-playing'] as const;

/** Shorter than the 2 s by which a tab that heard an answer lets the tab that asked go first. */
const SHORT_STEP_MS = 1_500;

/** The messages that a tab sent to others, and those that it received, its own included. */
interface Talk {
  claims: number;
  answers: number;
  heard: number;
  /** It has asked since this was looked at. */
  hasAsked: boolean;
}

const countTalk = (page: Page) =>
  page.evaluate(() => {
    const talk: Talk = { claims: 0, answers: 0, heard: 0, hasAsked: false };
    Reflect.set(window, 'talk', talk);
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message) {
      talk[message.isClaim ? 'claims' : 'answers'] += 1;
      talk.hasAsked ||= message.isClaim;
      postMessage.call(this, message);
    };
    new BroadcastChannel('onda-poll').onmessage = () => {
      talk.heard += 1;
    };
  });

/** True when each claim has an answer and all tabs have received both. */
async function isQuiet(tabs: readonly Tab[]): Promise<boolean> {
  const look = ({ page }: Tab) => page.evaluate(() => Reflect.get(window, 'talk') as Talk);
  const talks = await Promise.all(tabs.map(look));
  const sum = (name: 'claims' | 'answers') => talks.reduce((all, talk) => all + talk[name], 0);
  const isAnswered = sum('claims') === sum('answers');
  return isAnswered && talks.every(({ heard }) => heard === sum('claims') + sum('answers'));
}

const hasClaimed = (page: Page) =>
  page.evaluate(() => {
    const talk = Reflect.get(window, 'talk') as Talk;
    const { hasAsked } = talk;
    talk.hasAsked = false;
    return hasAsked;
  });

/**
 * Time goes by in one tab after the other, as it never does quite at once; what is asked is heard by all before it goes
 * on.
 */
async function passTogether(tabs: readonly Tab[], ms: number) {
  for (let gone = 0; gone < ms; gone += SHORT_STEP_MS) {
    for (const { page } of tabs) {
      await page.clock.runFor(SHORT_STEP_MS);
      if (await hasClaimed(page)) await expect.poll(() => isQuiet(tabs)).toBe(true);
    }
  }
}

itInAll('of five tabs one asks, for both widgets together, and all show the next song', async () => {
  context = await browser.newContext();
  rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
  const tabs: Tab[] = [];
  for (let count = 0; count < TABS; count++) tabs.push(await openTab(url.both));
  for (const { page } of tabs) await countTalk(page);
  // The keyboard opens the widget, or it would close by itself: only the open widget asks.
  for (const { page } of tabs) await part(page, 'more', 'now-playing').press('Enter');
  const titles = async () => {
    const all = tabs.flatMap(({ page }) => TAGS.map((tag) => part(page, 'title', tag).textContent()));
    return [...new Set(await Promise.all(all))];
  };
  await expect.poll(titles, { timeout: 60_000 }).toEqual(['Marea alta']);
  await standStill(...tabs.map(({ page }) => page));
  await expect.poll(() => isQuiet(tabs)).toBe(true);
  await passTogether(tabs, 30_000);

  // The open widget asks every 30 s.
  for (const { asked } of tabs) asked.length = 0;
  await passTogether(tabs, MINUTE);
  const askers = tabs.filter(({ asked }) => asked.length > 0);
  expect(askers).toHaveLength(1);
  expect(askers[0]?.asked.every((text) => text.includes('onda_poll'))).toBe(true);

  rig.station.setTrack({ artist: 'Ana Brisa', title: 'Norte' });
  const titlesLater = async () => {
    await passTogether(tabs, 15_000);
    return titles();
  };
  // The server itself keeps what it has read for some seconds of its own time.
  await expect.poll(titlesLater, { timeout: 120_000 }).toEqual(['Norte']);
});
