import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../tools/bench/chromium';
import { BUDGETS, spent } from '../tools/bench/page/budgets';
import { bytesOf, openWholeSite, type WholeSite } from '../tools/bench/page/whole-site';

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
