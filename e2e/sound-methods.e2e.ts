import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { publishAll } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';

/** A theme's own button and script steer the player, before its code is there and after. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'player' | 'button', string>;

/** Far below the screen, so that nobody has asked for the code. */
const FAR = '<div style="height: 4000px"></div>';
const BUTTONS = ['play', 'pause', 'toggle'].map(
  (name) => `<button id="${name}" commandfor="radio" command="--${name}">${name}</button>`,
);

beforeAll(async () => {
  rig = await startRig('sound-methods');
  browser = await startChromium();
  const raw = (tag: string) =>
    `<!-- wp:html -->${BUTTONS.join('')}${FAR}<${tag} id="radio" station="onda"></${tag}><!-- /wp:html -->`;
  url = await publishAll(rig, { player: raw('radio-player'), button: raw('live-radio-button') });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(async () => {
  await page?.context().close();
});

type Sound = HTMLElement & { play(): Promise<void>; pause(): Promise<void>; paused: boolean; volume: number };

async function visit(address: string) {
  page = await (await browser.newContext()).newPage();
  await page.goto(address, { waitUntil: 'load' });
  expect(await page.locator('#radio').evaluate((radio) => radio.matches(':defined'))).toBe(false);
}

const isPaused = () => page.locator('#radio').evaluate((radio) => (radio as Sound).paused);

it.each(['player', 'button'] as const)('a script plays the %s before its code is there', async (kind) => {
  await visit(url[kind]);
  const outcome = await page.locator('#radio').evaluate(async (node) => {
    const radio = node as Sound;
    const before = radio.paused;
    await radio.play();
    const after = radio.paused;
    radio.volume = 0.4;
    await radio.pause();
    return [before, after, radio.paused, radio.volume, Object.hasOwn(radio, 'play')];
  });
  expect(outcome).toEqual([true, false, true, 0.4, false]);
});

it.each(['player', 'button'] as const)('a press on a button that commands plays the %s', async (kind) => {
  await visit(url[kind]);
  await page.locator('#play').click();
  await expect.poll(isPaused, { timeout: 20_000 }).toBe(false);
  await page.locator('#toggle').click();
  await expect.poll(isPaused).toBe(true);
  await page.locator('#toggle').click();
  await expect.poll(isPaused).toBe(false);
  await page.locator('#pause').click();
  await expect.poll(isPaused).toBe(true);
});
