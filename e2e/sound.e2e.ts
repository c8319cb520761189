import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BURST, type Source } from '../tools/icecast/icecast';
import { measured } from './support/measured';
import type { SoundLog } from './support/sound/page';
import { soundStage } from './support/sound/stage';
import { itInAll } from './support/whole';

/** The player's sound alone, against a real stream server and a real browser. All times are of the page's clock. */
const stage = soundStage(BURST.quick);
const contexts: BrowserContext[] = [];

const pageUrl = (stream: string, hash = '') =>
  `${stage.server.url}/?stream=${encodeURIComponent(stream)}${hash}`;

async function open(stream: string, hash = ''): Promise<Page> {
  return openIn(await newContext(), pageUrl(stream, hash));
}

async function newContext(): Promise<BrowserContext> {
  const context = await stage.browser.newContext();
  contexts.push(context);
  return context;
}

const closePages = () => Promise.all(contexts.splice(0).map((context) => context.close()));
afterEach(closePages);

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
  return heardAt > 0 && (await now(page)) - heardAt < 300;
};
const states = async (page: Page) => (await logOf(page)).states.map(({ sound }) => sound.status);
const soundAgain = (page: Page) => expect.poll(() => sounds(page), { timeout: 40_000 }).toBe(true);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function playing(stream: string): Promise<Page> {
  const page = await open(stream);
  await page.click('#play');
  await soundAgain(page);
  return page;
}

/** Howler carries the later connections of what Media Source Extensions cannot. */
async function playingWithHowler(stream: string): Promise<Page> {
  const before = stage.server.requests.length;
  const context = await newContext();
  await context.addInitScript(() => Reflect.deleteProperty(window, 'MediaSource'));
  const page = await openIn(context, pageUrl(stream));
  await page.click('#play');
  await soundAgain(page);
  const hasHowler = () => stage.server.requests.slice(before).some((path) => path.startsWith('/load-howler'));
  await expect.poll(hasHowler).toBe(true);
  return page;
}

describe('a station on air', () => {
  let source: Source;
  beforeAll(async () => {
    source = await stage.icecast.startFilled('/one.mp3');
  });
  afterAll(() => source?.kill());

  it('sounds after one click', async () => {
    const page = await open(stage.icecast.stream('/one.mp3'));
    await page.click('#play');
    await soundAgain(page);
    expect(await states(page)).toEqual(['connecting', 'playing']);
  });

  itInAll('is heard about as soon as through a bare <audio>', async () => {
    const times: Record<string, number[]> = { '#play': [], '#bare': [] };
    for (let round = 0; round < 7; round++) {
      for (const button of ['#play', '#bare']) {
        const page = await open(stage.icecast.stream('/one.mp3'));
        await page.click(button);
        await soundAgain(page);
        const { soundingSince, clickedAt } = await logOf(page);
        times[button]?.push(soundingSince - clickedAt);
        await closePages();
      }
    }
    const [ours, bare] = [median(times['#play'] ?? []), median(times['#bare'] ?? [])];
    measured('click to sound, ms: ours, bare', [ours, bare]);
    measured('click to sound: ours by bare', ours / bare, 1.25);
  });

  itInAll('holds no listener while paused, and none after 50 random clicks in 10 seconds', async () => {
    const page = await playing(stage.icecast.stream('/one.mp3'));
    await expect.poll(() => stage.icecast.listeners('/one.mp3')).toBe(1);
    await page.click('#pause');
    await expect.poll(() => stage.icecast.listeners('/one.mp3')).toBe(0);
    for (let click = 0; click < 50; click++) {
      await page.click(['#play', '#pause', '#toggle'][Math.floor(Math.random() * 3)] ?? '#toggle');
      await page.waitForTimeout(Math.random() * 300);
    }
    await page.click('#pause');
    const stoppedAt = await now(page);
    await expect.poll(() => stage.icecast.listeners('/one.mp3')).toBe(0);
    measured('50 clicks, then 0 listeners after ms', (await now(page)) - stoppedAt);
    // Sound that was heard just before the last press counts for a moment.
    await expect.poll(() => sounds(page)).toBe(false);
    expect(await lastState(page)).toEqual({ status: 'idle' });
    await page.click('#play');
    await soundAgain(page);
    await expect.poll(() => stage.icecast.listeners('/one.mp3')).toBe(1);
  });

  it('leaves the globals of the page alone, also after howler has come, and makes no AudioContext', async () => {
    const page = await playingWithHowler(stage.icecast.stream('/one.mp3'));
    await page.click('#pause');
    await page.click('#play');
    await expect.poll(() => sounds(page)).toBe(true);
    const left = await page.evaluate(() => ({
      sound: window.Sound,
      define: typeof window.define,
      others: ['Howl', 'Howler', 'HowlerGlobal', 'wasDefined'].filter((name) => name in window),
    }));
    expect(left).toEqual({ sound: 'of another plugin', define: 'function', others: [] });
    expect((await logOf(page)).audioContexts).toBe(0);
  });

  it('falls silent when another tab starts', async () => {
    const one = await playing(stage.icecast.stream('/one.mp3'));
    const two = await openIn(one.context(), pageUrl(stage.icecast.stream('/one.mp3')));
    const clickedAt = await two.evaluate(() => performance.timeOrigin + performance.now());
    await two.click('#play');
    await expect.poll(() => lastState(one)).toEqual({ status: 'idle' });
    const idleAt = await one.evaluate(
      () => performance.timeOrigin + (window.soundLog.states.at(-1)?.at ?? Number.NaN),
    );
    measured('other tab silent after ms', idleAt - clickedAt, 300);
    await expect.poll(() => sounds(two)).toBe(true);
    await expect.poll(() => stage.icecast.listeners('/one.mp3')).toBe(1);
  });

  it('asks for a click where the browser wants one', async () => {
    const page = await open(stage.icecast.stream('/one.mp3'), '#autoplay');
    await expect.poll(() => lastState(page)).toEqual({ status: 'blocked' });
    await page.click('#toggle');
    await soundAgain(page);
  });
});

describe('a stream that cannot be heard', () => {
  it('is told insecure: http on an https page', async () => {
    const context = await newContext();
    await context.route('https://onda.test/**', (route) => {
      const found = stage.server.file(new URL(route.request().url()).pathname);
      return route.fulfill(found ?? { status: 404 });
    });
    const page = await openIn(
      context,
      `https://onda.test/?stream=${encodeURIComponent('http://radio.test:8000/live.mp3')}`,
    );
    await page.click('#play');
    await expect.poll(() => lastState(page)).toEqual({ status: 'error', reason: 'insecure' });
  });

  it('is heard once the visitor tries again and the station is there', async () => {
    const page = await open(stage.icecast.stream('/late.mp3'));
    await page.click('#play');
    await expect.poll(() => lastState(page)).toEqual({ status: 'error', reason: 'unavailable' });
    const source = await stage.icecast.startFilled('/late.mp3');
    await page.click('#toggle');
    await soundAgain(page);
    source.kill();
  });
});
