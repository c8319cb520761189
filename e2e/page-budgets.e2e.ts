import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMeasured, startBrowser } from '../tools/bench/chromium';
import { BUDGETS, spent } from '../tools/bench/page/budgets';
import { bytesOf, openWholeSite, type WholeSite } from '../tools/bench/page/whole-site';

/** Longer than any interval of a poll, in milliseconds. */
const READ_MS = 90_000;

/** The page budgets of docs/build.md, before nginx with gzip, response heads included. */
let site: WholeSite;
let browser: Browser;

beforeAll(async () => {
  site = await openWholeSite({ name: `page-budgets-${process.ppid}`, db: 'sqlite' });
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it.each(BUDGETS)('$name', async (budget) => {
  const transfers = await spent(browser, site, budget);
  const bytes = bytesOf(transfers);
  console.log(`  ${budget.name}: ${bytes} bytes in ${transfers.length} files`);
  expect(bytes).toBeLessThanOrEqual(budget.limit);
  expect(transfers.length).toBeLessThanOrEqual(budget.files ?? transfers.length);
  // A page that does not work transfers little.
  expect(bytes).toBeGreaterThan(budget.limit / 2);
});

it('asks PHP for its poll alone on a page that a cache printed', async () => {
  const address = site.address('all');
  const body = await (await fetch(address)).text();
  const { page, rest, close } = await openMeasured(browser, 1);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOfPhp = /\.php$|wp-json/.test(url.pathname) || url.search.includes('rest_route');
    if (isOfPhp) asked.add(new URLSearchParams(request.postData() ?? url.search).get('action') ?? url.href);
  });
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.clock.install();
  await page.goto(address);
  await page.locator('radio-player[data-ready]').waitFor({ state: 'attached' });
  await rest();
  for (const tag of ['now-playing', 'on-air', 'most-viewed']) {
    await page
      .locator(tag)
      .first()
      .evaluate((element) => element.scrollIntoView());
    await page.clock.runFor(READ_MS);
    await rest();
  }
  expect([...asked].sort()).toEqual(['onda_poll']);
  await close();
});
