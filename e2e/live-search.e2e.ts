import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishAll, violations } from './support/player-page';
import { underStrictPolicy } from './support/strict-policy';
import { startChromium, startWorld, type World } from './support/world';

/** The search box as a visitor uses it, with the site's own server behind it. */
let world: World;
let browser: Browser;
let page: Page;
let url: Record<'one' | 'all', string>;

const LAYOUTS = ['vertical', 'horizontal', 'polaroid', 'isotopic'];
const FILTERS = JSON.stringify([
  { kind: 'choices', name: 'asp_gen[]', label: 'Dónde', choices: [{ value: 'title', label: 'Título' }] },
  { kind: 'text', name: 'aspf[autor]', label: 'Autor' },
  { kind: 'range', name: 'aspf[precio]', label: 'Precio' },
  { kind: 'date', label: 'Fecha' },
]);
/** Behind the layouts on their page: nothing is found there, and its filters stand open. */
const NOTHING = LAYOUTS.length;
const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  world = await startWorld('live-search');
  browser = await startChromium();
  url = await publishAll(world, {
    one: '[asp_search statistics="false" autocomplete="false"]',
    all: [
      ...LAYOUTS.map(
        (layout) => `[asp_search resultstype="${layout}" resultsposition="block" close_on_doc_click="false"]`,
      ),
      `<asp-search resultsposition="block" settings-visible="true" filters='${FILTERS}'></asp-search>`,
    ].join('\n\n'),
  });
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

afterEach(() => page?.context().close());

const box = (at = 0) => page.locator('asp-search').nth(at);
const field = (at = 0) => box(at).locator('[part="field"]');
const titles = (at = 0) => box(at).locator('.item h3');
const isSearch = (request: Request) => request.postData()?.includes('action=ajaxsearchpro_search') === true;

async function visit(address: string, options: BrowserContextOptions = {}) {
  page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await page.locator('asp-search[data-ready]').first().waitFor();
}

/** Types without the focus, which would close what the other boxes have opened. */
async function typeUnseen(at: number, text: string) {
  await box(at).dispatchEvent('pointerdown');
  await box(at).and(page.locator('[data-state]')).waitFor();
  await field(at).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** Every search that the page sends. */
function searches(): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => isSearch(request) && sent.push(request));
  return sent;
}

describe('the box', () => {
  it('leads to the search page where no script runs', async () => {
    await visit(url.one, { javaScriptEnabled: false });
    await field().fill('luthiers');
    await field().press('Enter');
    await page.waitForURL(/[?&]s=luthiers/);
    expect(await page.locator('h1, h2, h3').allTextContents()).toContainEqual(
      expect.stringContaining('luthiers'),
    );
  });

  it('asks for nothing while a word is taken back', async () => {
    await visit(url.one);
    await field().click();
    await field().pressSequentially('emisora');
    await expect.poll(() => titles().count()).toBeGreaterThan(0);
    const sent = searches();
    await field().evaluate((input: HTMLInputElement) => {
      while (input.value !== '') {
        input.value = input.value.slice(0, -1);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await expect.poll(() => box().getAttribute('data-state')).toBe('closed');
    expect(sent).toEqual([]);
  });

  it('finds without accents, goes through the list by keys and opens what is chosen', async () => {
    await visit(url.one);
    await field().click();
    await field().pressSequentially('galena');
    await expect.poll(() => titles().allTextContents()).toContainEqual(expect.stringContaining('galena'));
    await field().press('ArrowDown');
    const id = await field().getAttribute('aria-activedescendant');
    expect(await box().locator(`#${id}`).getAttribute('aria-selected')).toBe('true');
    const title = await titles().first().textContent();
    await Promise.all([page.waitForURL(/galena/), field().press('Enter')]);
    expect(await page.locator('h1').first().textContent()).toContain(title?.slice(0, 20));
  });

  it('is not busy any more as soon as the network is gone, and searches again when it is back', async () => {
    await visit(url.one);
    await field().click();
    await box().and(page.locator('[data-state]')).waitFor();
    await page.context().setOffline(true);
    await field().pressSequentially('radio');
    await box().locator('[part="failure"]').waitFor();
    expect(await box().getAttribute('data-state')).toBe('open');
    await page.context().setOffline(false);
    await expect.poll(() => titles().count()).toBeGreaterThan(0);
  });

  it('works under the strictest policy', async () => {
    page = await (await browser.newContext()).newPage();
    const broken = await underStrictPolicy(page);
    await page.goto(url.one);
    await field().click();
    await field().pressSequentially('radio');
    await expect.poll(() => titles().count()).toBeGreaterThan(0);
    expect((await broken()).filter((line) => line.includes('/onda/'))).toEqual([]);
    expect(
      await box()
        .locator('[part="panel"]')
        .evaluate((panel) => getComputedStyle(panel).overflow),
    ).toBe('hidden');
  });
});

describe('the layouts', () => {
  it.each([
    ['ltr', { viewport: { width: 1280, height: 900 } }],
    ['rtl', { ...PHONE, colorScheme: 'dark' as const }],
  ])('have no fault of access, %s', async (dir, options) => {
    await visit(url.all, options);
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    for (const [at, layout] of LAYOUTS.entries()) {
      await typeUnseen(at, 'radio');
      await box(at).locator(`[data-layout="${layout}"] .item`).first().waitFor();
    }
    await typeUnseen(NOTHING, 'zzzqqq');
    await box(NOTHING).locator('[part="nothing"]').waitFor();
    await box(NOTHING).locator('[part="filters"]').waitFor();
    expect(await page.locator('asp-search [part="panel"]').filter({ visible: true }).count()).toBe(
      NOTHING + 1,
    );
    expect(await violations(page, 'asp-search')).toEqual([]);
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  });

  it('turn the pages of the isotopic one by a finger', async () => {
    await visit(url.all, PHONE);
    await field(3).fill('radio');
    const last = () => box(3).locator('[part="page"]').textContent();
    await expect.poll(last).toContain('1');
    await box(3)
      .locator('[part="list"]')
      .evaluate((list) => {
        const touch = (type: string, clientX: number) => {
          const finger = new Touch({ identifier: 1, target: list, clientX, clientY: 100 });
          list.dispatchEvent(new TouchEvent(type, { changedTouches: [finger], bubbles: true }));
        };
        touch('touchstart', 200);
        touch('touchend', 150);
      });
    expect(await last()).toContain('2');
  });
});

it('brings what searches with the first touch, and not before', async () => {
  page = await (await browser.newContext()).newPage();
  const loaded: string[] = [];
  page.on(
    'response',
    (response) => void (response.url().includes('/onda/build/') && loaded.push(response.url())),
  );
  await page.goto(url.one, { waitUntil: 'networkidle' });
  const before = loaded.length;
  await field().focus();
  await box().and(page.locator('[data-state]')).waitFor();
  expect(loaded.length).toBeGreaterThan(before);
});
