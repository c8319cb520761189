import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath } from '../tools/setup/chromium';
import { PATIENCE_MS } from './support/engine';
import { measured } from './support/measured';
import { open, publish, publishAll, ready, violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { itInAll } from './support/whole';

/**
 * Listening goes on, in one tab alone: to the next page, under the pages, in a window, until a time; and by the radio
 * button.
 */
let rig: Rig;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let url: Record<'single' | 'first' | 'second' | 'pair' | 'button', string>;
/** The pages of seamless mode, each with a link to the next. */
let urls: string[];

const PAGES = 10;
/** The possible difference of the two clocks, in seconds. */
const SILENCE_S = 0.25;
const PLAYER = '[radio_player station="onda" show_bio_but="1"]';

/** A page with the player and a link to another address. */
const linked = (to: string, player = PLAYER) => `<p><a class="next" href="${to}">next</a></p>${player}`;

/** Long enough to scroll. */
const seamless = (number: number) =>
  `<h1>pagina-${number}</h1>` +
  linked(
    `/pagina-${number + 1}/`,
    '[radio_player station="onda" seamless="true"]<p style="height:3000px"></p>',
  );

beforeAll(async () => {
  rig = await startRig('player-listening');
  url = await publishAll(rig, {
    single: PLAYER,
    first: linked('/second/'),
    second: linked('/'),
    pair: `${PLAYER}[live_radio_button station="onda"]`,
    button: `[live_radio_button data_stream="${rig.station.streamUrl}"]`,
  });
  const numbered = Array.from({ length: PAGES + 1 }, (_, number) => [`pagina-${number}`, seamless(number)]);
  urls = Object.values(await publishAll(rig, Object.fromEntries(numbered)));
  // The default of browsers: a gesture on one page of the site counts on the next.
  browser = await startChromium('document-user-activation-required', chromiumPath());
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  await page.addInitScript(noteSounds);
});

afterEach(() => context.close());

/** Keeps every `<audio>` that the page makes, and when the document stood and the sound began. */
function noteSounds() {
  const audios: HTMLAudioElement[] = [];
  const Original = window.Audio;
  Reflect.set(window, 'audios', audios);
  Reflect.set(
    window,
    'Audio',
    new Proxy(Original, {
      construct(target, given) {
        const audio = new target(...(given as [string?]));
        audios.push(audio);
        return audio;
      },
    }),
  );
  document.addEventListener('DOMContentLoaded', () => Reflect.set(window, 'stoodAt', performance.now()));
  document.addEventListener('onda-state', (event) => {
    const { state } = (event as CustomEvent<{ state: string }>).detail;
    if (state === 'playing') Reflect.set(window, 'soundedAt', performance.now());
  });
}

/** The policy of a browser that lets nothing sound before the visitor has clicked on this very page. */
function wantClick() {
  const { play } = HTMLMediaElement.prototype;
  let isClicked = false;
  const note = ({ isTrusted }: Event) => {
    isClicked ||= isTrusted;
  };
  document.addEventListener('click', note, true);
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    return isClicked
      ? play.call(this)
      : Promise.reject(new DOMException('a click is wanted', 'NotAllowedError'));
  };
}

const stateOf = (where = page) => part(where, 'player').getAttribute('data-state');
const listeners = () => rig.station.listeners();

async function play(where = page) {
  await part(where, 'play').click();
  await expect.poll(() => stateOf(where), { timeout: 20_000 }).toBe('playing');
  // The comforts come after the first sound.
  await where.waitForFunction(() => navigator.mediaSession.metadata !== null);
}

const next = () => page.locator('a.next').first();
const goOn = (where = page) => where.locator('radio-player [part="go-on"]');

describe('the next page of the site', () => {
  async function follow() {
    await next().click();
    await page.waitForURL(url.second);
    await ready(page);
  }

  it('sounds again, as loud as before, and the old page holds no connection', async () => {
    await open(page, url.first);
    await play();
    await part(page, 'volume').focus();
    await page.keyboard.press('ArrowLeft');
    await follow();
    await expect.poll(stateOf).toBe('playing');
    const times = await page.evaluate(() => [
      Reflect.get(window, 'stoodAt'),
      Reflect.get(window, 'soundedAt'),
    ]);
    measured('the next page sounds after ms', times[1] - times[0], 1_000);
    expect(await part(page, 'volume').getAttribute('aria-valuetext')).toBe('95 %');
    await expect.poll(listeners).toBe(1);
  });

  itInAll('offers one button where the browser wants a click, and no error is said', async () => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, url.first);
    await play();
    // Whether a click on the page before still counts is the browser's affair, from one time to the next.
    await page.addInitScript(wantClick);
    await page.reload();
    await goOn().waitFor();
    expect(await goOn().textContent()).toBe('Seguir escuchando');
    expect(await part(page, 'play').isVisible()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await goOn().click();
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('playing');
    expect(await part(page, 'play').isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('stays silent after a stop', async () => {
    await open(page, url.first);
    await play();
    await part(page, 'play').click();
    await follow();
    await page.waitForLoadState('networkidle');
    expect([await stateOf(), listeners()]).toEqual(['idle', 0]);
  });

  itInAll('a second tab stays silent while the first sounds', async () => {
    await open(page, url.first);
    await play();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      next().click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await ready(tab);
    await tab.waitForLoadState('networkidle');
    expect([await stateOf(tab), await stateOf()]).toEqual(['idle', 'playing']);
  });
});

describe('seamless mode', () => {
  /** The page's clock and the sound's, in seconds. */
  const clocks = () =>
    page.evaluate(() => {
      const audios: HTMLAudioElement[] = Reflect.get(window, 'audios') ?? [];
      const sound = audios.find((audio) => !audio.paused)?.currentTime ?? -1;
      return { page: performance.now() / 1000, sound };
    });
  const position = async () => (await clocks()).sound;
  /** Notes whatever makes a sound stop, from now on. */
  function listenForSilence() {
    const silences: string[] = [];
    Reflect.set(window, 'silences', silences);
    for (const audio of Reflect.get(window, 'audios') as HTMLAudioElement[]) {
      if (audio.paused) continue;
      for (const type of ['pause', 'waiting', 'emptied', 'ended', 'seeking']) {
        audio.addEventListener(type, () => silences.push(type));
      }
    }
  }
  /** The window of the page that is seen. */
  const VIEW = `(document.querySelector('iframe[data-onda-page="shown"]')?.contentWindow ?? window)`;
  const inView = <T>(expression: string) => page.evaluate<T>(`${VIEW}.${expression}`);
  const clickNext = () => inView(`document.querySelector('a.next').click()`);
  const heading = () =>
    inView<string>(
      `eval("[...document.querySelectorAll('h1')].find((h1) => h1.textContent.startsWith('pagina-'))?.textContent")`,
    );
  const isLate = { timeout: PATIENCE_MS };

  itInAll('the sound never stops over ten pages, and Back and Forward find each of them', async () => {
    await open(page, urls[0] ?? '');
    await play();
    await page.waitForFunction(() => {
      const [audio] = Reflect.get(window, 'audios') as HTMLAudioElement[];
      return (audio?.currentTime ?? 0) > 0;
    });
    await page.evaluate(() => {
      Reflect.set(window, 'stays', true);
      Reflect.set(window, 'told', []);
      document.addEventListener('onda-page', (event) =>
        (Reflect.get(window, 'told') as unknown[]).push((event as CustomEvent).detail),
      );
    });
    await page.evaluate(listenForSilence);
    const begun = await clocks();
    let heard = begun.sound;
    const hasGoneOn = async () => {
      const now = await position();
      const isMore = now > heard;
      if (isMore) heard = now;
      return isMore;
    };
    for (let number = 1; number <= PAGES; number += 1) {
      await inView(`scrollTo({ top: 120, behavior: 'instant' })`);
      await clickNext();
      await expect.poll(heading, isLate).toBe(`pagina-${number}`);
      expect(page.url()).toBe(urls[number]);
      expect(await inView('scrollY')).toBe(0);
      await expect.poll(() => page.title(), isLate).toContain(`pagina-${number}`);
      await expect.poll(hasGoneOn, isLate).toBe(true);
      expect(await stateOf()).toBe('playing');
    }
    for (let number = PAGES - 1; number >= 0; number -= 1) {
      await page.evaluate(() => history.back());
      await expect.poll(heading, isLate).toBe(`pagina-${number}`);
      await expect.poll(() => inView('scrollY'), { ...isLate, message: `back on ${number}` }).toBe(120);
      await expect.poll(hasGoneOn, isLate).toBe(true);
    }
    await page.evaluate(() => history.forward());
    await expect.poll(heading, isLate).toBe('pagina-1');
    const ended = await clocks();
    // The page's clock is ahead of the sound's by the silence.
    measured('silence over ten pages, s', ended.page - begun.page - (ended.sound - begun.sound), SILENCE_S);
    const silences = await page.evaluate(() => Reflect.get(window, 'silences') as string[]);
    // The sound of a busy machine runs dry by itself.
    const isDry = (type: string) => type === 'waiting';
    measured('the sound ran dry, times', silences.filter(isDry).length, 1);
    expect(silences.filter((type) => !isDry(type))).toEqual([]);
    expect(page.url()).toBe(urls[1]);
    await expect.poll(() => inView('document.activeElement?.localName'), isLate).toBe('h1');
    expect(await page.locator('radio-player').count()).toBe(1);
    expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true);
    const told = await page.evaluate(() => Reflect.get(window, 'told') as { url: string; title: string }[]);
    expect(told).toHaveLength(PAGES * 2 + 1);
    expect(told[0]?.url).toBe(urls[1]);
    expect(listeners()).toBe(1);
  });

  it('a page that no frame may have is opened the normal way', async () => {
    await open(page, urls[0] ?? '');
    await play();
    await page.evaluate(() => Reflect.set(window, 'stays', true));
    await page.route(urls[1] ?? '', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-frame-options': 'DENY' } });
    });
    await clickNext();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'stays')), isLate).toBeUndefined();
    await expect.poll(heading, isLate).toBe('pagina-1');
  });

  it('while nothing sounds a link is a link', async () => {
    await open(page, urls[0] ?? '');
    await play();
    await part(page, 'play').click();
    await page.evaluate(() => Reflect.set(window, 'stays', true));
    await next().click();
    await expect.poll(heading).toBe('pagina-1');
    expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBeUndefined();
  });
});

describe('one audio', () => {
  it('across tabs: the first is silent after the other’s click', async () => {
    await open(page, url.single);
    await play();
    await page.evaluate(() => {
      const widget = document.querySelector('radio-player');
      widget?.addEventListener('onda-state', () => Reflect.set(window, 'changedAt', Date.now()));
    });
    const other = await context.newPage();
    await open(other, url.single);
    await other.evaluate(() =>
      document.addEventListener('click', () => Reflect.set(window, 'clickedAt', Date.now()), true),
    );
    await play(other);
    await expect.poll(() => stateOf()).toBe('idle');
    const changedAt = await page.evaluate(() => Number(Reflect.get(window, 'changedAt')));
    const clickedAt = await other.evaluate(() => Number(Reflect.get(window, 'clickedAt')));
    measured('the first tab is silent after ms', changedAt - clickedAt, 300);
    await expect.poll(listeners).toBe(1);
  });
});

describe('the menu', () => {
  const menu = (name: string) => page.locator('radio-player').getByRole('button', { name });
  const openMenu = () => page.locator('radio-player summary').click();

  it('the sleep timer fades the sound and ends it', async () => {
    await page.clock.install();
    await open(page, url.single);
    await page.clock.runFor(1_000);
    await play();
    // The menu comes with time, and time is the test's.
    const isMenuThere = async () => {
      await page.clock.runFor(400);
      return page.locator('radio-player [part~="more"]').count();
    };
    await expect.poll(isMenuThere).toBe(1);
    await openMenu();
    await menu('15 min').click();
    const volumes = () =>
      page.evaluate(() =>
        (Reflect.get(window, 'audios') as HTMLAudioElement[])
          .filter(({ src }) => src !== '')
          .map(({ volume }) => volume),
      );
    expect(Math.min(...(await volumes()))).toBe(1);
    await page.clock.fastForward(14 * 60_000 + 45_000);
    await page.clock.runFor(1_000);
    expect(Math.min(...(await volumes()))).toBeLessThan(0.6);
    await page.clock.fastForward(20_000);
    await expect.poll(stateOf).toBe('idle');
    await expect.poll(listeners).toBe(0);
  });

  itInAll('the window goes on with the station, and the page is silent', async () => {
    await open(page, url.single);
    await play();
    await openMenu();
    const [small] = await Promise.all([context.waitForEvent('page'), menu('Abrir en otra ventana').click()]);
    await ready(small);
    await expect.poll(stateOf).toBe('idle');
    await expect.poll(() => stateOf(small)).toMatch(/playing|blocked/);
    if ((await stateOf(small)) === 'blocked') await goOn(small).click();
    await expect.poll(() => stateOf(small), { timeout: 20_000 }).toBe('playing');
    await expect.poll(listeners).toBe(1);
    expect(await small.title()).not.toBe('');
    expect(await violations(small)).toEqual([]);
    const over = await small.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(Math.max(...over)).toBeLessThanOrEqual(0);

    await small.locator('radio-player summary').click();
    await small.getByRole('button', { name: '15 min' }).waitFor();
    // The menu lies over the titles, whose ground cannot be told then.
    const isFault = (line: string) => !line.includes('overlapped by another element');
    expect(await violations(small, 'radio-player', isFault)).toEqual([]);
    await photograph(small, 'window-menu');
    await small.keyboard.press('Escape');
    await part(small, 'bio').click();
    await small.getByText('Este sitio no ofrece biografías.').waitFor();
    expect(await violations(small)).toEqual([]);
    await photograph(small, 'window-bio');
    rig.station.dropSource();
    await expect.poll(() => stateOf(small), { timeout: 30_000 }).toBe('reconnecting');
    expect(await violations(small)).toEqual([]);
    rig.station.restoreSource();

    await small.reload();
    await ready(small);
    await expect.poll(() => stateOf(small)).toMatch(/playing|blocked/);
  });
});

/** For somebody to look at: `ONDA_E2E_PICTURES` names a folder. */
async function photograph(where: Page, name: string) {
  const folder = process.env.ONDA_E2E_PICTURES;
  if (folder) await where.screenshot({ path: `${folder}/player-${name}.png` });
}

it('shows bars that move with a stream that the page may read, and takes nothing from its sound', async () => {
  // The stream is on the site's own host: a page may read it whichever transport is the first.
  const stream = `${rig.site.url}/level.mp3`;
  const body = Buffer.concat(
    Array<Buffer>(40).fill(readFileSync('packages/player/src/testing/sounds/tone.mp3')),
  );
  await page.route(stream, (route) => route.fulfill({ body, contentType: 'audio/mpeg' }));
  const url = await publish(rig, 'level', `[radio_player radio_stream="${stream}" level_meter="true"]`);
  await open(page, url);
  await play();
  const level = part(page, 'level');
  await level.waitFor();
  const loudest = () =>
    level
      .locator('span')
      .evaluateAll((bars) => Math.max(...bars.map((bar) => Number(bar.style.getPropertyValue('--level')))));
  await expect.poll(loudest).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await level.waitFor({ state: 'hidden' });
  expect(await stateOf()).toBe('playing');
});

itInAll('shows no bars for the stream of another host that does not let the page read it', async () => {
  const stream = 'http://localhost:9/closed.mp3';
  const body = Buffer.concat(
    Array<Buffer>(40).fill(readFileSync('packages/player/src/testing/sounds/tone.mp3')),
  );
  await context.grantPermissions(['local-network-access']);
  await page.route(`${stream}*`, (route) => route.fulfill({ body, contentType: 'audio/mpeg' }));
  const url = await publish(rig, 'closed', `[radio_player radio_stream="${stream}" level_meter="true"]`);
  await open(page, url);
  await play();
  await part(page, 'level').waitFor({ state: 'attached' });
  await expect.poll(() => part(page, 'level').isVisible()).toBe(false);
  const bars = part(page, 'level').and(page.locator(':not([hidden])'));
  const moved = bars.waitFor({ timeout: 2_000 });
  await expect(moved).rejects.toThrow('Timeout');
});

it('hears the quality that the listener chose, on the next visit too', async () => {
  const low = `${rig.station.streamUrl}?low`;
  const heard: string[] = [];
  page.on('request', (request) => request.url().includes('live.mp3') && heard.push(request.url()));
  await open(page, await publish(rig, 'quality', `[radio_player station="onda" mirrors="Baja ${low}"]`));
  await play();
  await part(page, 'more').locator('summary').click();
  await page.getByRole('button', { name: 'Baja' }).click();
  await expect.poll(() => heard.at(-1)).toContain('?low');
  await expect.poll(() => stateOf(), { timeout: 20_000 }).toBe('playing');
  expect(listeners()).toBe(1);
  await part(page, 'play').click();
  await page.reload();
  await ready(page);
  await play();
  await expect.poll(() => heard.at(-1), { timeout: 20_000 }).toContain('?low');
});

describe('the radio button', () => {
  const button = () => part(page, 'button', 'live-radio-button');
  const status = () => part(page, 'status', 'live-radio-button').textContent();
  const standing = () =>
    page.waitForFunction(
      () => document.querySelector<HTMLElement>('live-radio-button')?.dataset.ready === '',
    );

  it('and the player of the page are one sound', async () => {
    await open(page, url.pair);
    await standing();
    expect([await button().textContent(), await status()]).toEqual(['escuchar en vivo', 'Detenido']);
    await button().click();
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('playing');
    await expect.poll(status).toBe('En vivo');
    expect(await button().textContent()).toBe('pausar');
    await part(page, 'play').click();
    await expect.poll(status).toBe('Detenido');
    await expect.poll(listeners).toBe(0);
  });

  it('sounds by itself where the page has no player', async () => {
    await page.goto(url.button);
    await standing();
    await button().click();
    await expect.poll(status, { timeout: 20_000 }).toBe('En vivo');
    await expect.poll(listeners).toBe(1);
    await button().click();
    await expect.poll(status).toBe('Detenido');
    await expect.poll(listeners).toBe(0);
  });
});
