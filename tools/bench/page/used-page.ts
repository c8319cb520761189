import type { Locator, Page } from 'playwright-core';
import { elements } from '../../../packages/bundle/src/registry';
import { openMeasured, startBrowser } from '../chromium';
import type { Bench } from '../report';
import { kilobytes } from '../table';
import { bytesOf, isOurs, openWholeSite, type Side } from './whole-site';

/** Nothing is waited for that an element does not have. */
const CLICK_MS = 1_000;
const BUTTONS = 'button, summary, [role=tab], [role=button]';
const FIELDS = 'input[type=search], input[type=text], input[type=email], input:not([type])';
const AT_MOST = 12;
const LIMITS = { core: 140_000, all: 160_000 };

/** Scripts and style sheets after each widget of an article was used: all its buttons pressed, its field filled. */
export const usedPage: Bench = {
  name: 'used-page',
  async run() {
    const site = await openWholeSite();
    const browser = await startBrowser();
    const rows: string[][] = [];
    try {
      for (const side of ['core', 'all'] as const) {
        const { page, rest, transfers, close } = await openMeasured(browser, 1);
        const total = () => bytesOf(transfers.filter(isOurs));
        await page.goto(site.address(side));
        await rest();
        rows.push([`${side}, untouched`, '', kilobytes(total())]);
        for (const tag of await tagsOf(page, side)) {
          const before = total();
          await use(page, tag);
          await rest();
          rows.push([tag, kilobytes(total() - before), kilobytes(total())]);
        }
        const isWithin = total() <= LIMITS[side];
        rows.push([`${side}, after every use`, isWithin ? 'ok' : 'MISSED', kilobytes(total())]);
        await close();
      }
    } finally {
      await browser.close();
      await site.close();
    }
    return {
      title: 'used-page: an article with every widget, each used once (nginx with gzip, heads included)',
      head: ['', 'adds', 'so far'],
      rows,
      notes: ['Limits: 140 kB for core, 160 kB for all.'],
    };
  },
};

async function tagsOf(page: Page, side: Side): Promise<string[]> {
  const tags = elements.filter(({ feature }) => side === 'all' || feature !== 'theme').map(({ tag }) => tag);
  const present = await Promise.all(tags.map((tag) => page.locator(tag).count()));
  return tags.filter((_, index) => present[index]);
}

/** Presses every button of the first element of this tag that shows, and types into its field. */
async function use(page: Page, tag: string): Promise<void> {
  const host = page.locator(tag).first();
  await host.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  for (const button of await shown(host, BUTTONS)) {
    await button.click({ timeout: CLICK_MS }).catch(() => {});
    await page.keyboard.press('Escape');
  }
  for (const field of (await shown(host, FIELDS)).slice(0, 1)) {
    await field.fill('radio', { timeout: CLICK_MS }).catch(() => {});
  }
}

async function shown(host: Locator, selector: string): Promise<Locator[]> {
  const all = (await host.locator(selector).all()).slice(0, AT_MOST);
  const visible = await Promise.all(all.map((each) => each.isVisible()));
  return all.filter((_, index) => visible[index]);
}
