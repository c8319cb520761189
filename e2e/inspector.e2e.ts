import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { logIn } from './support/editor';
import { violations } from './support/player-page';
import { part as partOf, startChromium, startWorld, type World } from './support/world';

let world: World;
let browser: Browser;
let page: Page;
type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;
let editor: State;

beforeAll(async () => {
  world = await startWorld('inspector');
  browser = await startChromium();
  page = await (await browser.newContext()).newPage();
  await logIn(page, world.site);
  editor = await page.context().storageState();
  await page.context().close();
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

it('looks', async () => {
  for (const [name, options] of Object.entries({ desktop: { viewport: { width: 1280, height: 800 } }, dark: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' as const }, phone: { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true }, phonedark: { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true, colorScheme: 'dark' as const } })) {
    page = await (await browser.newContext({ storageState: editor, ...options })).newPage();
    page.on('console', (m) => console.log(m.type(), m.text()));
    page.on('pageerror', (m) => console.log(m));
    await page.goto(`${world.site.url}/?onda_inspect=1`);
    await page.locator('element-inspector[data-ready]').waitFor();
    const box = await page.locator('main h2').first().boundingBox();
    if (name.startsWith('phone')) await page.touchscreen.tap(box!.x + 20, box!.y + 10);
    else await page.mouse.move(box!.x + 20, box!.y + 10);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shot-${name}-1.png` });
    await partOf(page, 'hide', 'element-inspector').click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await partOf(page, 'hidden', 'element-inspector').locator('summary').click();
    await partOf(page, 'audience', 'element-inspector').locator('summary').click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shot-${name}-2.png` });
    console.log(await violations(page, 'element-inspector'));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shot-${name}-3.png` });
    await page.context().close();
  }
}, 120000);
