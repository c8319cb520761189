import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadAll } from './support/built-files';
import { forgetShifts, shifted, watchShiftsHere } from './support/layout-shift';
import { publishAll, violations } from './support/player-page';
import { type Rig, startKeepingChromium, startRig } from './support/rig';
import { underStrictPolicy } from './support/strict-policy';
import { itInAll, oneOfAKind } from './support/whole';

/** Grids of posts in Twenty Twenty-Five with the demo's forty articles, one of them behind a password. */
let rig: Rig;
let browser: Browser;
let urls: Record<keyof typeof PAGES, string>;

const QUERY =
  '<!-- wp:query {"queryId":8,"query":{"perPage":5,"postType":"post","inherit":false}} --><div class="wp-block-query">' +
  '<!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --><!-- wp:query-pagination -->' +
  '<!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->';
const PAGES = {
  grid: '[masonry_grid count="6"]',
  filters: '[masonry_grid count="24" filters="true"]',
  auto: '[masonry_grid count="6" more="auto"]',
  query: `<load-more for=".wp-block-query" auto="2"></load-more>${QUERY}`,
};
const ACTION = 'thim_masonry_loadmore';

beforeAll(async () => {
  rig = await startRig('theme-grid');
  browser = await startKeepingChromium();
  urls = await publishAll(rig, PAGES);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

type PageOptions = { javaScriptEnabled?: boolean; viewport?: { width: number; height: number } };

async function blank(options: PageOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, ...options });
  // The theme's fonts come late and move its texts.
  await page.route(/\.woff2/, (route) => route.abort());
  return page;
}

async function opened(name: keyof typeof PAGES, options: PageOptions = {}): Promise<Page> {
  const page = await blank(options);
  await page.goto(urls[name]);
  if (options.javaScriptEnabled !== false) {
    await loadAll(page);
    await page.locator(':is(load-more, post-grid)[data-ready]').first().waitFor({ state: 'attached' });
  }
  return page;
}

const CARDS = '.onda-card, .wp-block-query .wp-block-post';
const count = (page: Page) => page.locator(CARDS).count();
const titles = (page: Page) => page.locator('.onda-card-title').allTextContents();
const more = (page: Page) => page.getByRole('button', { name: 'Cargar más' });
const status = (page: Page) => page.locator('.onda-more-status');
const asked = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => request.postData()?.includes(ACTION) && requests.push(request));
  return requests;
};

it('two clicks are one request; six more cards stand in the order of Tab, and nothing jumps', async () => {
  const page = await blank();
  const refused = await underStrictPolicy(page);
  // Pictures that are slow show what has no room of its own.
  await page.route(/\/uploads\//, async (route) => {
    const response = await route.fetch();
    await new Promise((done) => setTimeout(done, 250));
    await route.fulfill({ response });
  });
  await page.goto(urls.grid);
  await loadAll(page);
  await page.locator('load-more[data-ready]').waitFor();
  await watchShiftsHere(page, 'unasked');
  const requests = asked(page);
  const before = await titles(page);
  await more(page).dblclick();
  await expect.poll(() => status(page).textContent()).toBe('6 más, 12 de 39.');
  // On a slow machine the cards come so late that what stands below them moves unasked.
  await forgetShifts(page);
  expect([requests.length, await count(page)]).toEqual([1, 12]);
  const after = await titles(page);
  expect([after.slice(0, 6), new Set(after).size]).toEqual([before, 12]);
  await page.locator('.onda-card-link').first().focus();
  for (const title of after) {
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
    await page.keyboard.press('Tab');
  }
  expect(await more(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  expect(await violations(page, 'masonry-grid')).toEqual([]);
  expect((await refused()).filter((line) => /-onda|\/onda\//.test(line))).toEqual([]);
  await page.close();
});

it('says within the window that cards are coming, however far below the button is meanwhile', async () => {
  const page = await opened('grid', { viewport: { width: 390, height: 844 } });
  let go = () => {};
  const waiting = new Promise<void>((done) => (go = done));
  await page.route(/admin-ajax/, async (route) => {
    await waiting;
    await route.continue();
  });
  await more(page).click();
  await expect.poll(() => status(page).textContent()).toBe('Cargando más entradas…');
  const { y = 0, height = 0 } = (await status(page).boundingBox()) ?? {};
  expect([y > 0, y + height < 844]).toEqual([true, true]);
  go();
  await expect.poll(() => count(page)).toBe(12);
  await page.close();
});

it('offline says so and works again; the last cards take the button away and the focus on', async () => {
  const page = await opened('grid');
  await more(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => count(page)).toBe(12);
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => status(page).textContent())
    .toBe('No se pudieron cargar más entradas. Inténtalo de nuevo.');
  expect(await violations(page, 'masonry-grid')).toEqual([]);
  await page.context().setOffline(false);
  for (const cards of [18, 24, 30, 36, 39]) {
    await page.keyboard.press('Enter');
    await expect.poll(() => count(page)).toBe(cards);
  }
  expect(await status(page).textContent()).toBe('3 más, 39 de 39. No hay más entradas.');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe((await titles(page))[36]);
  expect(new Set(await titles(page)).size).toBe(39);
  await page.close();
});

it('a query that was not signed here leads on by the link, to a page that leads back', async () => {
  const page = await opened('grid');
  await page.locator('load-more').evaluate((element) => {
    element.setAttribute('query', `${element.getAttribute('query')}x`);
  });
  await more(page).click();
  await page.waitForURL(/\/grid\/page\/2\/$/);
  expect(await count(page)).toBe(6);
  expect(await page.locator('a[rel="prev"]').textContent()).toBe('Página anterior');
  await page.close();
});

it.each(
  oneOfAKind([
    ['kept by the browser', true],
    ['made anew', false],
  ] as const),
)('Back to a page that was %s shows the cards at the same place', async (_, isKept) => {
  const page = await opened('grid');
  await page.evaluate((kept) => {
    // A page that listens to this is not kept.
    if (!kept) addEventListener('unload', () => {});
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted));
  }, isKept);
  for (const cards of [12, 18]) {
    await more(page).click();
    await expect.poll(() => count(page)).toBe(cards);
  }
  const card = page.locator('.onda-card-link').nth(15);
  const top = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await card.scrollIntoViewIfNeeded();
  const place = await top();
  await card.click();
  await page.waitForURL((url) => !url.pathname.includes('/grid'));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => count(page), { timeout: 20_000 }).toBe(18);
  await expect.poll(async () => Math.abs((await top()) - place), { timeout: 20_000 }).toBeLessThanOrEqual(5);
  expect((await page.evaluate(() => Reflect.get(window, 'persisted'))) === true).toBe(isKept);
  await page.close();
});

it('a hash and a word narrow the list, Back widens it, a link to the hash opens it so', async () => {
  const page = await opened('filters');
  await page.locator('.onda-filters').getByRole('link', { name: 'Cultura' }).click();
  await page.waitForURL(/#filter=cultura$/);
  const shown = () => page.locator('.onda-card:visible').count();
  await expect.poll(() => page.locator('.onda-filter-status').textContent()).toMatch(/^\d+ de 24 entradas$/);
  const some = await shown();
  expect(some).toBeLessThan(24);
  expect(await page.locator('.onda-filters [aria-current="true"]').textContent()).toBe('Cultura');
  const [first = ''] = await page.locator('.onda-card:visible .onda-card-title').allTextContents();
  await page.getByRole('searchbox').fill(
    first
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toUpperCase(),
  );
  await expect.poll(shown).toBe(1);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect
    .poll(() => page.locator('.onda-filter-status').textContent())
    .toBe('Ninguna entrada corresponde.');
  expect(await violations(page, 'post-grid')).toEqual([]);
  await page.getByRole('searchbox').fill('');
  await page.goBack();
  await expect.poll(shown).toBe(24);
  await page.goto(`${urls.filters}#filter=cultura`);
  await page.reload();
  await expect.poll(shown).toBe(some);
  await page.close();
});

itInAll('more="auto" scrolls on five times, says what comes, and leaves the footer in reach', async () => {
  const page = await opened('auto', { viewport: { width: 390, height: 700 } });
  await watchShiftsHere(page, 'unasked');
  for (let cards = 6; cards < 36; ) {
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
    await expect
      .poll(
        () =>
          page
            .locator('.onda-card')
            .last()
            .evaluate((last) => last.getBoundingClientRect().top > 700),
        { timeout: 20_000 },
      )
      .toBe(true);
    cards = await count(page);
  }
  await expect.poll(() => status(page).textContent()).toBe('6 más, 36 de 39.');
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await expect.poll(() => count(page)).toBe(36);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  await page.close();
});

it('the list of a block theme scrolls on to its next page, as nobody wrote it into a template', async () => {
  const page = await opened('query');
  const posts = () => page.locator('.wp-block-query .wp-block-post').count();
  await page.locator('.wp-block-query-pagination-next').scrollIntoViewIfNeeded();
  await expect.poll(posts, { timeout: 20_000 }).toBe(15);
  const next = page.locator('.wp-block-query-pagination-next');
  expect(await next.getAttribute('href')).toContain('query-8-page=4');
  await next.click();
  await expect.poll(posts).toBe(20);
  const links = await page
    .locator('.wp-block-query h2 a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(new Set(links).size).toBe(20);
  expect(await page.locator('.wp-block-query .onda-more-status').textContent()).toBe('5 más.');
  await page.close();
});

it('without scripts everything is reached by links, and nothing of the grid is there twice', async () => {
  const page = await opened('filters', { javaScriptEnabled: false });
  expect(await count(page)).toBe(24);
  expect(await page.getByRole('link', { name: 'Cultura' }).last().getAttribute('href')).toMatch(
    /\/category\/cultura\/$/,
  );
  await page.getByRole('link', { name: 'Cargar más' }).click();
  await page.waitForURL(/\/filters\/page\/2\/$/);
  expect([await count(page), await page.getByRole('link', { name: 'Cargar más' }).count()]).toEqual([15, 0]);
  await page.close();
});
