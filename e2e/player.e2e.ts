import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { open, publish } from './support/player-page';
import { pollByPhp } from './support/poll-by-php';
import { part, type Rig, startChromium, startKeepingChromium, startRig } from './support/rig';

/** The player in use: pointer, keys, tabs, the back button. */
let rig: Rig;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let single: string;

beforeAll(async () => {
  rig = await startRig('player');
  await pollByPhp(rig.site);
  browser = await startChromium();
  single = await publish(rig, 'una-emisora', '[radio_player station="onda"]');
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
});

afterEach(() => context.close());

const player = (where = page, number = 0) => where.locator('radio-player').nth(number);
const stateOf = (where = page, number = 0) =>
  player(where, number).locator('[part="player"]').getAttribute('data-state');
const listeners = () => rig.station.listeners();

async function play(where = page, number = 0) {
  await player(where, number).locator('[part="play"]').click();
  await expect.poll(() => stateOf(where, number), { timeout: 20_000 }).toBe('playing');
}

describe('the keyboard', () => {
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('part'));
  const name = (which: string) => part(page, which).getAttribute('aria-label');

  beforeEach(async () => {
    await open(page, single);
    await part(page, 'play').focus();
  });

  it('goes from play to mute to the slider', async () => {
    expect(await focused()).toBe('play');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('mute');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('volume');
  });

  it('plays on Enter and pauses on Space, and the button says which', async () => {
    expect(await name('play')).toBe('Reproducir');
    await page.keyboard.press('Enter');
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('playing');
    expect(await name('play')).toBe('Pausar');
    await page.keyboard.press('Space');
    await expect.poll(stateOf).toBe('idle');
    expect(await name('play')).toBe('Reproducir');
    await expect.poll(listeners).toBe(0);
  });

  it('moves the volume by .05 a key, and mutes', async () => {
    await part(page, 'volume').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const volume = () => part(page, 'volume').getAttribute('aria-valuetext');
    await expect.poll(volume).toBe('90 %');
    await page.keyboard.press('ArrowRight');
    await expect.poll(volume).toBe('95 %');
    await part(page, 'mute').press('Enter');
    await expect.poll(() => name('mute')).toBe('Activar sonido');
    await part(page, 'mute').press('Enter');
    await expect.poll(() => name('mute')).toBe('Silenciar');
    expect(await volume()).toBe('95 %');
  });
});

describe('one audio', () => {
  it('on the page: starting one ends the other', async () => {
    await open(page, rig.site.pages.player ?? '');
    await play(page, 0);
    await play(page, 1);
    expect(await stateOf(page, 0)).toBe('idle');
    await expect.poll(listeners).toBe(1);
  });
});

describe('without a gesture', () => {
  it('nothing plays by itself', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, single);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.startsWith(rig.station.url) && url.includes('.mp3'))).toEqual([]);
    expect(listeners()).toBe(0);
    expect(await stateOf()).toBe('idle');
  });

  it('a refusal by the browser is told, and a tap then plays', async () => {
    // A click by the page's own script is no gesture, so Chromium itself refuses the sound. Nothing may be
    // evaluated until then: it would count as a gesture.
    await page.addInitScript(() => {
      document.addEventListener('onda-ready', ({ target }) => {
        const root = target instanceof Element ? target.shadowRoot : null;
        root?.querySelector<HTMLElement>('[part="play"]')?.click();
      });
      document.addEventListener('onda-state', (event) => {
        const { state } = (event as CustomEvent<{ state: string }>).detail;
        if (state !== 'connecting') console.info(`onda-state ${state}`);
      });
    });
    const said = page.waitForEvent('console', (message) => message.text().startsWith('onda-state'));
    await page.goto(single);
    expect((await said).text()).toBe('onda-state blocked');
    expect(await stateOf()).toBe('blocked');
    expect(await part(page, 'status').textContent()).toBe('El navegador espera un toque: pulsa Reproducir.');
    expect(await part(page, 'play').getAttribute('aria-label')).toBe('Reproducir');
    await play();
  });
});

describe('without a network', () => {
  it('a first press says so, and sounds once it is back', async () => {
    await open(page, single);
    await context.setOffline(true);
    await part(page, 'play').click();
    await expect
      .poll(() => part(page, 'status').textContent())
      .toBe('Sin conexión a internet. Seguimos en cuanto vuelva.');
    await context.setOffline(false);
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('playing');
    expect(await part(page, 'status').textContent()).toBe('');
  });
});

describe('coming and going', () => {
  it('the back button finds the page as it was left, and its player works', async () => {
    const keeping = await startKeepingChromium();
    const kept = await keeping.newPage();
    await open(kept, single);
    await play(kept);
    await part(kept, 'play').click();
    await expect.poll(listeners).toBe(0);
    await kept.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted)),
    );
    await kept.goto('about:blank');
    await kept.goBack({ waitUntil: 'commit' });
    await expect.poll(() => kept.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
    await play(kept);
    await expect.poll(listeners).toBe(1);
    await keeping.close();
  });

  it('leaving the page ends the sound', async () => {
    await open(page, single);
    await play();
    await page.goto('about:blank');
    await expect.poll(listeners).toBe(0);
  });

  it('an element that is taken away ends its sound and asks nothing any more', async () => {
    await page.clock.install();
    await open(page, single);
    await page.clock.runFor(1_000);
    await part(page, 'play').click();
    await expect.poll(listeners).toBe(1);
    await page.evaluate(() => document.querySelector('radio-player')?.remove());
    await expect.poll(listeners).toBe(0);
    const asked: string[] = [];
    // A file that was on its way may still come.
    page.on('request', (request) => request.url().includes('/onda/build/') || asked.push(request.url()));
    await page.clock.fastForward(180_000);
    await page.clock.runFor(1_000);
    expect(asked).toEqual([]);
  });
});

it('asks what is on air every 44 s when the page says an interval under 30', async () => {
  const url = await publish(rig, 'a-menudo', '[radio_player station="onda" now_playing_interval="10"]');
  let polls = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('onda_poll')) polls += 1;
  });
  await page.clock.install();
  await open(page, url);
  const pollsSoon = async () => {
    await page.clock.runFor(100);
    return polls;
  };
  await expect.poll(pollsSoon).toBe(1);
  await page.clock.fastForward(40_000);
  expect(polls).toBe(1);
  await page.clock.fastForward(4_000);
  await expect.poll(pollsSoon).toBe(2);
});
