import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BURST, type Icecast, startIcecast } from './support/icecast';
import { startChromium } from './support/world';
import type { SoundLog } from './support/sound-page';
import { type SoundServer, startSoundServer } from './support/sound-server';

/** The player's sound alone, against a real stream server and a real browser. All times are of the page's clock. */
let server: SoundServer;
let icecast: Icecast;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  server = await startSoundServer();
  icecast = await startIcecast({ burst: BURST.quick });
  browser = await startChromium();
});

afterEach(async () => {
  await context?.close();
});

afterAll(async () => {
  await browser?.close();
  icecast?.stop();
  await server?.close();
});

const pageUrl = (stream: string, hash = '') => `${server.url}/?stream=${encodeURIComponent(stream)}${hash}`;

async function open(stream: string, hash = ''): Promise<Page> {
  context = await browser.newContext();
  return openIn(context, pageUrl(stream, hash));
}

async function openIn(where: BrowserContext, url: string): Promise<Page> {
  const page = await where.newPage();
  await page.goto(url);
  return page;
}

const logOf = (page: Page): Promise<SoundLog> => page.evaluate(() => window.soundLog);
const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());
const lastState = async (page: Page) => (await logOf(page)).states.at(-1)?.sound;
const sounds = async (page: Page) => {
  const { heardAt } = await logOf(page);
  return heardAt > 0 && (await now(page)) - heardAt < 150;
};
const report = (name: string, value: unknown) => console.log(`  ${name}: ${JSON.stringify(value)}`);

/** So long that the buffer behind a mount is full. */
const fillBurst = () => new Promise((next) => setTimeout(next, 9000));

describe('a station on air', () => {
  it('sounds after one click, through the plain element, and fetches howler only then', async () => {
    const source = await icecast.startSource('/one.mp3');
    await fillBurst();
    const page = await open(icecast.stream('/one.mp3'));
    const before = server.requests.length;
    await page.click('#play');
    await expect.poll(() => sounds(page), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => server.requests.length, { timeout: 5000 }).toBe(before + 1);
    const log = await logOf(page);
    report('click to sound, ms', Math.round(log.soundingSince - log.clickedAt));
    source.kill();
  });
});
