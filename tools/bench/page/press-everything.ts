import type { Locator, Page } from 'playwright-core';
import { elements } from '../../../packages/bundle/src/registry';
import type { MeasuredPage } from '../chromium';
import type { Side } from './whole-site';

/** Nothing is waited for that an element does not have. */
const CLICK_MS = 1_000;
const BUTTONS = 'button, summary, [role=tab], [role=button]';
const FIELDS = 'input[type=search], input[type=text], input[type=email], input:not([type])';
const AT_MOST = 12;

/** Uses each widget of the page: all its buttons are pressed, its field is filled. */
export async function pressEverything({ page, rest }: MeasuredPage, side: Side): Promise<void> {
  const tags = await tagsOf(page, side);
  await page.evaluate(stay);
  for (const tag of tags) {
    await use(page, tag);
    await rest();
  }
}

/** A form that is sent would leave the page. */
const stay = () => addEventListener('submit', (event) => event.preventDefault());

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
