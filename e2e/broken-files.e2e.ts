import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Rig, startChromium, startRig } from './support/rig';
import { oneOfAKind } from './support/whole';

/**
 * A site whose cache, firewall or deploy loses our files: every page stays what PHP printed, and no page reports an
 * error.
 */
let rig: Rig;
let browser: Browser;

const PAGES = [
  'article',
  'content-tabs',
  'count-down',
  'forms',
  'home',
  'masonry-grid',
  'newsletter',
  'personal-news',
  'scores',
  'share-links',
  'slides',
  'sticky-header',
];
/** The answers of a server in place of a file; `none` is a broken connection. */
const FAULTS = ['404', '500', 'html', 'none'] as const;
const FILES = /\/wp-content\/plugins\/onda\/build\/(?!onda-)[\w-]+\.js/;

beforeAll(async () => {
  rig = await startRig('broken-files');
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** Loses each file of ours but the loader. */
async function lose(page: Page, loss: (typeof FAULTS)[number]): Promise<() => number> {
  let count = 0;
  await page.route(FILES, (route) => {
    count++;
    if (loss === 'none') return route.abort('connectionreset');
    if (loss === 'html') return route.fulfill({ contentType: 'text/html', body: '<h1>Mantenimiento</h1>' });
    return route.fulfill({ status: Number(loss), body: 'no' });
  });
  return () => count;
}

/** These are seen only where no script runs: a popup stands where it was printed. */
const WITHOUT_SCRIPTS = 'noscript, newsletter-form > .mailpoet_form[hidden]';

/** The length of the text that one reads on the page, with scripts or without, and the number of links. */
const shownOn = async (page: Page) => {
  await page.evaluate(`for (const told of document.querySelectorAll('${WITHOUT_SCRIPTS}')) told.remove()`);
  const text = await page.evaluate<string>(`document.querySelector('main').innerText`);
  return { length: text.replace(/\s+/g, ' ').length, links: await page.locator('main a[href]').count() };
};

it.each(
  oneOfAKind(PAGES, FAULTS.length).map(
    (name, place) => [name, FAULTS[place % FAULTS.length] ?? '404'] as const,
  ),
)('the page %s is what was printed when our files are lost (%s)', async (name, loss) => {
  const url = rig.site.pages[name] ?? '';
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(url);
  const printed = await shownOn(plain);
  await plain.context().close();

  const page = await (await browser.newContext()).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const lost = await lose(page, loss);
  await page.goto(url);
  await expect.poll(lost, { timeout: 20_000 }).toBeGreaterThan(0);
  const shown = await shownOn(page);
  expect(errors).toEqual([]);
  expect([shown.links, await page.locator('[aria-busy="true"]').count()]).toEqual([printed.links, 0]);
  expect(shown.length).toBeGreaterThan(0.95 * printed.length);
  await page.context().close();
});
