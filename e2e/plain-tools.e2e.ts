import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PLUGIN_DIR } from '../tools/rig/places';
import { fileHolding } from './support/built-files';
import { open, publish, showView, violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { itInAll } from './support/whole';

/** A listener needs no React: it comes with the first thing that only React draws. */
let rig: Rig;
let browser: Browser;
let page: Page;
let player: string;

beforeAll(async () => {
  rig = await startRig('plain-tools');
  browser = await startChromium();
  player = await publish(
    rig,
    'botones',
    '[radio_player station="onda-azura" number_of_thumbs_per_screen="30" show_bio_but="1" show_lyrics_but="1"]',
  );
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

/** A page that plays. */
async function listen() {
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await open(page, player);
  await part(page, 'play').click();
  await part(page, 'history').waitFor();
  const state = () => part(page, 'player').getAttribute('data-state');
  await expect.poll(state).toBe('playing');
}

const hasView = async () => (await page.locator('radio-player [data-view]').count()) > 0;
const hasReact = () =>
  page.evaluate(async () => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /onda\/build\/.*\.js/.test(name));
    const texts = await Promise.all(files.map(async ({ name }) => (await fetch(name)).text()));
    return texts.some((text) => text.includes('onRecoverableError'));
  });
const buttons = () =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('radio-player') as HTMLElement;
    return [...(shadowRoot?.querySelectorAll('button, summary, input') ?? [])].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [node.getAttribute('aria-label'), ...[x, y, width, height].map(Math.round)].join(' ');
    });
  });

it('a player that is only played needs no React, and looks the same', async () => {
  await listen();
  await expect.poll(() => part(page, 'artist').textContent()).not.toBe('');
  const plain = await buttons();
  expect([await hasReact(), await hasView()]).toEqual([false, false]);
  expect(await violations(page)).toEqual([]);
  await showView(page);
  await expect.poll(async () => (await buttons()).sort()).toEqual(plain.sort());
});

it.each([['Enter'], ['click']])(
  'a panel is opened by the first %s, with the focus on its button',
  async (by) => {
    await listen();
    const history = part(page, 'history');
    if (by === 'click') await history.click();
    else await history.press(by);
    await part(page, 'song').waitFor();
    expect([await hasReact(), await hasView()]).toEqual([true, true]);
    expect(await page.locator('radio-player [part~="history"]').count()).toBe(1);
    expect(await page.locator('radio-player [part~="more"]').count()).toBe(1);
    expect(await part(page, 'player').getAttribute('data-state')).toBe('playing');
    await history.click();
    await expect.poll(() => part(page, 'panel').count()).toBe(0);
  },
);

it('the printed nodes go on in React', async () => {
  await listen();
  await page.evaluate(() =>
    document.addEventListener('onda-not-hydrated', () => Reflect.set(window, 'mismatch', true)),
  );
  const play = await part(page, 'play').elementHandle();
  await page.locator('radio-player .more summary').click();
  await page.locator('radio-player .more[open]').waitFor();
  expect(await play?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'mismatch'))).toBeUndefined();
});

/** A page that plays, after a press on the history; what it returns lets the code come. */
async function pressAndWait() {
  await listen();
  let come = () => {};
  const isTime = new Promise<void>((resolve) => (come = resolve));
  const view = fileHolding(join(PLUGIN_DIR, 'build'), 'player/src/view/mount.ts');
  await page.route(`**/${view}`, async (route) => {
    await isTime;
    await route.continue();
  });
  await part(page, 'history').click();
  await expect.poll(() => page.locator('radio-player .tools').getAttribute('aria-busy')).toBe('true');
  return async () => {
    const arrived = page.waitForResponse((response) => response.url().endsWith(view));
    come();
    await (await arrived).finished();
    // The view is drawn in a task of its own.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  };
}

it('a press whose code is slow leaves a visitor who writes elsewhere', async () => {
  const come = await pressAndWait();
  await page.evaluate(() => {
    document.body.append(document.createElement('textarea'));
  });
  const field = page.locator('textarea');
  await field.focus();
  await page.keyboard.type('hola');
  await come();
  await expect.poll(hasView).toBe(true);
  await page.keyboard.type(' m mundo');
  expect(await field.inputValue()).toBe('hola m mundo');
  expect(await part(page, 'panel').count()).toBe(0);
  expect(await part(page, 'player').getAttribute('data-state')).toBe('playing');
});

it('a press whose code is slow opens its panel where it is, and the page stays where it was scrolled', async () => {
  const come = await pressAndWait();
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '3000px';
    scrollTo({ top: 1800, behavior: 'instant' });
  });
  await come();
  await part(page, 'panel').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(1800);
});

itInAll('a press whose code is slow is forgotten when the player leaves and comes back', async () => {
  const come = await pressAndWait();
  const place = await page.locator('radio-player').evaluateHandle((node) => node.parentElement as Element);
  const player = await page.locator('radio-player').evaluateHandle((node) => node);
  await player.evaluate((node) => node.remove());
  // A move does not count as leaving.
  const buttons = () => player.evaluate((node) => node.shadowRoot?.querySelectorAll('.tools').length);
  await expect.poll(buttons).toBe(0);
  await place.evaluate((node, left) => node.append(left), player);
  await part(page, 'play').click();
  await part(page, 'history').waitFor();
  await come();
  expect(await part(page, 'panel').count()).toBe(0);
  await part(page, 'history').click();
  await part(page, 'panel').waitFor();
});

itInAll('the line of what did not come takes no room from the titles', async () => {
  await listen();
  const width = async () => (await part(page, 'title').boundingBox())?.width;
  const before = await width();
  await page.context().setOffline(true);
  await part(page, 'bio').click();
  await page.locator('radio-player [role="alert"]').waitFor();
  expect(await width()).toBe(before);
  await page.context().setOffline(false);
  await expect.poll(() => page.locator('radio-player [role="alert"]').count()).toBe(0);
});
