import type { Browser, JSHandle, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { chromiumPath } from '../tools/setup/chromium';
import { loadAll } from './support/built-files';
import { FEATURES, type Feature, hearFavorites, isWaiting } from './support/late-features';
import { changeDocument, open, publish, ready, showView } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { underStrictPolicy } from './support/strict-policy';

/** The player under a page's conditions: policies, optimizers, caches, no scripts. */
let rig: Rig;
let browser: Browser;
let page: Page;
let single: string;

const OURS = '/wp-content/plugins/onda/';
/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4;

beforeAll(async () => {
  rig = await startRig('player-page');
  browser = await startChromium();
  single = await publish(rig, 'una-emisora', '[radio_player station="onda"]');
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

beforeEach(async () => {
  page = await browser.newPage();
});

afterEach(() => page.close());

async function expectPlays(where = page) {
  await part(where, 'play').click();
  const state = () => part(where, 'player').getAttribute('data-state');
  await expect.poll(state, { timeout: 20_000 }).toBe('playing');
  await showView(where);
}

describe('a strict policy', () => {
  const one = (
    post: string,
  ) => `[radio_player station="onda"][now_playing station="onda"][fav_button post_id="${post}"]
[asp_search][voice_search][onda_newsletter form="1"][share_links][content_tabs]<h2>Uno</h2><p>Uno.</p>[/content_tabs]`;
  /** The view is behind a button that comes with the engine. */
  const PRESSED = [
    'the player’s sound engine',
    'the player’s view',
    'what is on air',
    'a favorite button',
    'live search',
    'a newsletter form',
    'voice search',
  ] as const;

  it('of scripts and styles by file alone is not broken by us: one of each kind answers a press', async () => {
    const post = `echo wp_insert_post(['post_title' => 'Entrada', 'post_status' => 'publish']);`;
    const address = await publish(rig, 'politica', one(await run(rig.site, { code: post })));
    // The light one crashes where one speaks.
    const whole = await startChromium('user-gesture-required', chromiumPath());
    const visited = await whole.newPage();
    const refused = await underStrictPolicy(visited);
    await visited.goto(address);
    await loadAll(visited);
    await visited.evaluate(hearFavorites);
    const isTrue = (expression: string, message: string) =>
      expect.poll(() => visited.evaluate(`Boolean(${expression})`), { message }).toBe(true);
    for (const name of PRESSED) {
      const feature: Feature = FEATURES[name];
      const { press, after = [], isDone } = feature;
      await isTrue(isWaiting(feature), name);
      for (const control of [press, ...after])
        await ((await visited.evaluateHandle(control)) as JSHandle<Element>).asElement()?.click();
      await isTrue(isDone, name);
    }
    const look = (tag: string, name: string, property: 'position' | 'width') =>
      part(visited, name, tag).evaluate((node, key) => getComputedStyle(node)[key], property);
    expect(await look('radio-player', 'cover', 'position')).toBe('absolute');
    expect(await look('now-playing', 'cover', 'width')).toBe('60px');
    expect(await look('voice-search', 'hint', 'position')).toBe('absolute');
    const root = await visited.evaluate(
      () => document.querySelector('radio-player')?.shadowRoot?.styleSheets[0]?.href ?? '',
    );
    expect(root).toContain(OURS);
    expect(await visited.locator('[data-failed]').count()).toBe(0);
    const broken = await refused();
    // WordPress's own inline styles and scripts are refused, which shows that the policy is in force.
    expect(broken.some((line) => line.startsWith('style-src-elem inline'))).toBe(true);
    expect(broken.filter((line) => line.includes('/plugins/onda/'))).toEqual([]);
    await whole.close();
  });
});

describe('the loader', () => {
  const LOADER = /<script [^>]*\/build\/onda-[^>]*><\/script>/;
  const classic = (tag: string) => tag.replace(' type="module"', '');

  /** Expects that the loader ran as `change` wrote its tag. */
  async function expectClassic() {
    const tags = page.locator('script[src*="/build/onda-"]');
    expect(await tags.count()).toBe(1);
    expect(await tags.getAttribute('type')).toBeNull();
    await expectPlays();
  }

  it('runs as a classic script', async () => {
    await changeDocument(page, (html) => html.replace(LOADER, classic));
    await open(page, single);
    await expectClassic();
  });

  it('runs as a classic script in the head, before its configuration', async () => {
    await changeDocument(page, (html) => {
      const tag = classic(LOADER.exec(html)?.[0] ?? '');
      return html.replace(LOADER, '').replace('<head>', `<head>${tag}`);
    });
    await open(page, single);
    const isBefore = await page.evaluate(() => {
      const loader = document.querySelector('script[src*="/build/onda-"]');
      const config = document.querySelector('#onda-config');
      return loader && config ? loader.compareDocumentPosition(config) : 0;
    });
    expect(isBefore).toBe(FOLLOWING);
    await expectClassic();
  });

  it('runs twice on one page, as optimizers put it together, and does everything once', async () => {
    await page.route(/\/build\/onda-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: `var before = 1\n${text}\n${text}\nvar after = 1` });
    });
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`${OURS}build/`) && request.resourceType() === 'script')
        chunks.push(request.url());
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, single);
    await expectPlays();
    expect(chunks.length).toBe(new Set(chunks).size);
    expect(errors).toEqual([]);
    await expect.poll(() => rig.station.listeners()).toBe(1);
  });

  it('keeps a click that comes before the code, and does it once', async () => {
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    await page.route(/\/build\/(shells|chunk)-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(single, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.has(window, 'ondaLoad'));
    await part(page, 'play').click();
    expect(rig.station.listeners()).toBe(0);
    release();
    await expect
      .poll(() => part(page, 'player').getAttribute('data-state'), { timeout: 20_000 })
      .toBe('playing');
    await expect.poll(() => rig.station.listeners()).toBe(1);
  });

  it('tries again with the next tag when its code did not come', async () => {
    let isBroken = true;
    await page.route(/\/build\/(shells|chunk)-[^/]*\.js$/, (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await page.goto(single, { waitUntil: 'networkidle' });
    expect(await page.locator('radio-player').getAttribute('data-ready')).toBeNull();
    isBroken = false;
    await page.evaluate(() => document.body.prepend(document.createElement('radio-player')));
    await ready(page);
    await page.locator('radio-player').nth(1).locator('[part="play"]').click();
    await expect.poll(() => rig.station.listeners(), { timeout: 20_000 }).toBe(1);
  });

  it('finds a tag that comes later', async () => {
    await open(page, single);
    await page.evaluate(() => {
      const late = document.createElement('radio-player');
      late.setAttribute('radio-name', 'Tarde');
      document.body.prepend(late);
    });
    await ready(page);
    expect(await part(page, 'name').textContent()).toBe('Tarde');
  });
});

describe('without scripts', () => {
  it('the browser’s own controls and the name of the station stand there, and no dead button', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(single);
    const player = plain.locator('radio-player');
    const audio = player.locator('audio');
    expect(await audio.isVisible()).toBe(true);
    expect(await audio.getAttribute('preload')).toBe('none');
    expect(await audio.getAttribute('src')).toBe(rig.station.streamUrl);
    expect(await player.locator('span:visible', { hasText: 'Onda Radio' }).count()).toBe(1);
    for (const name of ['play', 'mute', 'volume', 'status']) {
      expect(await part(plain, name).isVisible()).toBe(false);
    }
    await context.close();
  });
});

describe('what a page pays', () => {
  async function filesOf(url: string): Promise<string[]> {
    const files = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes(OURS)) files.add(request.url());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return [...files];
  }

  it('without an element: nothing', async () => {
    const files = await filesOf(`${rig.site.url}/?s=mar`);
    expect(files).toEqual([]);
    const html = await page.content();
    expect(html).not.toContain('onda-config');
    expect(html).not.toContain(OURS);
  });

  it('with a player that nobody touches: no React, no howler', async () => {
    const files = await filesOf(single);
    await expect.poll(() => part(page, 'title').textContent()).not.toBe('En vivo');
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) {
      const text = await (await fetch(file)).text();
      expect(text).not.toMatch(/react\.transitional|_howlerGlobal|HowlerGlobal/);
    }
  });

  it('holds no nonce, so that a page kept for days works', async () => {
    const html = await (await fetch(single)).text();
    const nonces = /nonce["']?\s*[:=]\s*["'][0-9a-f]{10}["']/i;
    expect(html).toContain('onda-config');
    expect(html).not.toMatch(nonces);
  });
});
