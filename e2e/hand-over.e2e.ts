import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shifted, watchShifts } from './support/layout-shift';
import { showView } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';

/** The rules of hydration (docs/decisions/react.md) on the built plugin in a real browser. */
let rig: Rig;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  rig = await startRig('hand-over');
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(rig.site.pages.player ?? '');
  await page.locator('radio-player[data-ready]').first().waitFor();
});

afterEach(() => page.close());

const state = () => part(page, 'player').getAttribute('data-state');
const view = () => page.locator('radio-player').first().locator('[data-view]');

/** The chunk with React is the only large one; once it has come, the view would swap in the next frame. */
async function reactIsThere() {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => Number(Reflect.get(entry, 'decodedBodySize')) > 150_000 && entry.name.endsWith('.js')),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function playUntilViewed() {
  await part(page, 'play').click();
  await showView(page);
}

describe('the hand-over from shell to view', () => {
  it('1: keeps plain elements, which no r2wc upgrades; React lives in the printed inner one', async () => {
    await playUntilViewed();
    const facts = await page.evaluate(() => {
      const outer = document.querySelector('radio-player');
      const inner = outer?.shadowRoot?.querySelector('radio-player-view');
      const chain = (node: object | null | undefined) =>
        Object.getOwnPropertySymbols(Object(node)).map(String);
      return {
        outer: chain(outer),
        inner: chain(inner),
        isRoot: Object.keys(Object(inner)).some((key) => key.startsWith('__reactContainer')),
        attributes: inner?.getAttributeNames(),
      };
    });
    expect(facts.outer).toEqual([]);
    expect(facts.inner).toEqual([]);
    expect(facts.isRoot).toBe(true);
    expect(facts.attributes).toEqual(['data-view']);
  });

  it('2: takes a printed template whoever put it there, and makes the shell of a clone', async () => {
    const [html, names] = await page.evaluate(async () => {
      const source = await (await fetch(location.href)).text();
      const start = source.indexOf('<radio-player station');
      const printed = source.slice(start, source.indexOf('</radio-player>', start) + 15);
      const place = document.createElement('div');
      place.innerHTML = printed;
      const clone = document.querySelector('radio-player')?.cloneNode(true) as HTMLElement;
      document.body.append(place, clone);
      const made = [place.firstElementChild as HTMLElement, clone];
      for (const element of made) {
        if (element.dataset.ready === undefined || element === clone) {
          await new Promise((done) => element.addEventListener('onda-ready', done, { once: true }));
        }
      }
      return [
        printed,
        made.map((element) => element.shadowRoot?.querySelector('[part="name"]')?.textContent),
      ];
    });
    expect(html).toContain('<template shadowrootmode="open">');
    expect(names).toEqual(['Onda Radio', 'Onda Radio']);
  });

  it('2: has its controls where a parser without scripts read it, as libraries that swap pages do', async () => {
    await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text();
      const read = new DOMParser().parseFromString(html, 'text/html').querySelector('radio-player');
      document.querySelector('radio-player')?.replaceWith(document.importNode(read as Element, true));
    });
    await part(page, 'play').click();
    await expect.poll(state).toBe('playing');
    await part(page, 'mute').click();
  });

  it('3: goes on with the printed nodes, beside the style sheet', async () => {
    const printed = await page.evaluateHandle(() => [
      ...(document.querySelector('radio-player')?.shadowRoot?.querySelectorAll('*') ?? []),
    ]);
    await playUntilViewed();
    const found = await page.evaluate((nodes) => {
      const root = document.querySelector('radio-player')?.shadowRoot;
      return {
        names: [...(root?.children ?? [])].map((child) => child.localName),
        count: nodes.length,
        lost: nodes.filter((node) => !node.isConnected).length,
      };
    }, printed);
    expect(found.names).toEqual(['link', 'noscript', 'radio-player-view', 'link', 'slot']);
    expect(found.count).toBeGreaterThan(30);
    expect(found.lost).toBe(0);
  });

  it('4: waits under a pressed pointer, so a volume drag goes on', async () => {
    await part(page, 'volume').scrollIntoViewIfNeeded();
    const box = await part(page, 'volume').boundingBox();
    if (!box) throw new Error('no slider');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.9, y);
    await page.mouse.down();
    await part(page, 'play').focus();
    await page.keyboard.press('Enter');
    await expect.poll(state).toBe('playing');
    await part(page, 'history').focus();
    await page.keyboard.press('Enter');
    await reactIsThere();
    expect(await view().count()).toBe(0);
    await page.mouse.move(box.x + box.width * 0.3, y, { steps: 5 });
    const dragged = Number(await part(page, 'volume').inputValue());
    expect(dragged).toBeLessThan(0.45);
    await page.mouse.up();
    await view().waitFor({ state: 'attached' });
    expect(Number(await part(page, 'volume').inputValue())).toBe(dragged);
  });

  it('5: handles Enter on the view once', async () => {
    await playUntilViewed();
    await expect.poll(state).toBe('playing');
    await part(page, 'play').focus();
    await page.keyboard.press('Enter');
    await expect.poll(state).toBe('idle');
    await expect.poll(() => rig.station.listeners()).toBe(0);
  });

  it.each(['play', 'history'])('6: keeps focus on the same part: %s', async (name) => {
    await part(page, 'play').focus();
    await page.keyboard.press('Enter');
    await part(page, name).focus();
    await showView(page);
    const focused = () =>
      page.evaluate(() => {
        const active = document.querySelector('radio-player')?.shadowRoot?.activeElement;
        return { part: active?.getAttribute('part'), isInView: active?.closest('[data-view]') != null };
      });
    await expect.poll(focused).toEqual({ part: name, isInView: true });
  });

  it('7: a move keeps the sound and the React node, a removal gives the printed nodes back and ends the sound', async () => {
    await playUntilViewed();
    const isSame = await page.evaluate(async () => {
      const element = document.querySelector('radio-player') as HTMLElement;
      const button = element.shadowRoot?.querySelector('[part="play"]');
      document.body.append(element);
      await new Promise((done) => setTimeout(done));
      return element.shadowRoot?.querySelector('[part="play"]') === button;
    });
    expect(isSame).toBe(true);
    expect(rig.station.listeners()).toBe(1);
    const shell = await page.evaluate(async () => {
      const elements = document.querySelectorAll('radio-player');
      const element = elements[elements.length - 1] as HTMLElement;
      element.remove();
      await new Promise((done) => setTimeout(done));
      const { shadowRoot } = element;
      return (
        shadowRoot?.querySelector('[data-view]') === null && shadowRoot.querySelector('.player') !== null
      );
    });
    expect(shell).toBe(true);
    await expect.poll(() => rig.station.listeners()).toBe(0);
  });

  it('8: shifts nothing, late style sheet, late script and the view included', async () => {
    const slow = await browser.newPage();
    await slow.route(/style-player-.*\.css/, async (route) => {
      await new Promise((go) => setTimeout(go, 700));
      await route.continue();
    });
    // The theme's own letters change their width when its font comes, and move what stands below.
    await slow.route(/\.woff2$/, (route) => route.abort());
    await watchShifts(slow, 'all');
    await slow.goto(rig.site.pages.player ?? '');
    await slow.locator('radio-player[data-ready]').first().waitFor();
    await part(slow, 'play').click();
    await showView(slow);
    expect(await shifted(slow)).toBeLessThan(0.02);
    await slow.close();
  });
});
