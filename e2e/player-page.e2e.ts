import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeDocument, open, publish, ready, showView } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { underStrictPolicy } from './support/strict-policy';

/** The player under a page's conditions: policies, optimizers, caches, no scripts. */
let rig: Rig;
let browser: Browser;
let page: Page;
let single: string;

/** docs/build.md: what an untouched page may transfer, headers included. */
const UNTOUCHED_BYTES = 12_000;
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
  it('of scripts and styles by file alone is not broken by us', async () => {
    const refused = await underStrictPolicy(page);
    await open(page, single);
    await expectPlays();
    const broken = await refused();
    // WordPress's own inline styles and scripts are refused, which shows that the policy is in force.
    expect(broken.some((line) => line.startsWith('style-src-elem inline'))).toBe(true);
    expect(broken.filter((line) => line.includes('onda'))).toEqual([]);
    const root = await page.evaluate(() => {
      const sheets = document.querySelector('radio-player')?.shadowRoot?.styleSheets;
      return sheets?.[0]?.href ?? '';
    });
    expect(root).toContain(OURS);
    expect(await part(page, 'cover').evaluate((node) => getComputedStyle(node).position)).toBe('absolute');
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
  /** Our files by what a server that compresses would transfer for each, headers included; the rig's does not. */
  async function filesOf(url: string): Promise<Map<string, number>> {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.url().includes(OURS)) sizes.set(response.url(), transferOf(response));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const files = [...sizes].map(async ([file, size]) => [file, await size] as const);
    return new Map(await Promise.all(files));
  }

  async function transferOf(response: Response): Promise<number> {
    const { responseHeadersSize } = await response.request().sizes();
    return responseHeadersSize + gzipSync(await response.body(), { level: 9 }).length;
  }

  it('without an element: nothing', async () => {
    const files = await filesOf(`${rig.site.url}/?s=mar`);
    expect([...files.keys()]).toEqual([]);
    const html = await page.content();
    expect(html).not.toContain('onda-config');
    expect(html).not.toContain(OURS);
  });

  it('with a player that nobody touches: no React, no howler, at most 4 scripts', async () => {
    const files = await filesOf(single);
    await expect.poll(() => part(page, 'title').textContent()).not.toBe('En vivo');
    const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
    expect(scripts.length, scripts.join()).toBeLessThanOrEqual(4);
    for (const file of scripts) {
      const text = await (await fetch(file)).text();
      expect(text).not.toMatch(/react\.transitional|_howlerGlobal|HowlerGlobal/);
    }
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    console.log(`  an untouched player: ${scripts.length} scripts, ${bytes} bytes of JavaScript and CSS`);
    expect(bytes).toBeGreaterThan(2_000);
    expect(bytes).toBeLessThanOrEqual(UNTOUCHED_BYTES);
  });

  it('holds no nonce, so that a page kept for days works', async () => {
    const html = await (await fetch(single)).text();
    const nonces = /nonce["']?\s*[:=]\s*["'][0-9a-f]{10}["']/i;
    expect(html).toContain('onda-config');
    expect(html).not.toMatch(nonces);
  });
});
