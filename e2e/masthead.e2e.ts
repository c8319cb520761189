import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishAll, violations } from './support/player-page';
import { part as partOf, type Rig, startChromium, startRig } from './support/rig';
import { underStrictPolicy } from './support/strict-policy';

/** The box of the masthead, answered by a real WordPress: by mouse, by keys, on a phone, and where nothing is found. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'box' | 'theirs', string>;

const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };
const WORDS = 'keywords="radio, música"';
const TALL = '<div style="height:1600px"></div>';
const THEIRS =
  '<form class="theirs" action="/" role="search"><input type="search" name="s" aria-label="Buscar"><button>Buscar</button></form>';

beforeAll(async () => {
  rig = await startRig('masthead');
  browser = await startChromium();
  const pages = await publishAll(rig, {
    cabecera: `[masthead_search ${WORDS}]<p>Texto</p>${TALL}`,
    suyo: `${THEIRS}<masthead-search for=".theirs"></masthead-search>`,
  });
  url = { box: pages.cabecera, theirs: pages.suyo };
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

const part = (name: string) => partOf(page, name, 'masthead-search');
const field = () => page.locator('input[name="s"]').first();
const panel = () => page.locator('.onda-masthead-panel');
const results = () => panel().locator('[part="result"]');

async function visit(address: string, options: BrowserContextOptions = {}) {
  page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
  await page.locator('masthead-search[data-ready]').first().waitFor({ state: 'attached' });
}

describe('a visitor', () => {
  it('enters it, sees keywords, types, walks through the results by keys and goes to one', async () => {
    const asked: string[] = [];
    await visit(url.box);
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    expect(await panel().count()).toBe(0);
    await field().focus();
    await panel().waitFor();
    expect(await part('keywords').getByRole('link').allTextContents()).toEqual(['radio', 'música']);
    expect([await part('all').isVisible(), await part('results').isVisible()]).toEqual([false, false]);
    expect(await violations(page, 'masthead-search')).toEqual([]);
    await page.keyboard.type('cien');
    await results().first().waitFor();
    expect(asked.filter((body) => body.includes('thim_search'))).toEqual([
      'action=thim_search&s=cien&onda_brief=1',
    ]);
    expect(await part('status').textContent()).toMatch(/resultado/);
    expect(await violations(page, 'masthead-search')).toEqual([]);
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(url.box);
    await page.keyboard.press('ArrowDown');
    const address = await results().first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(String(address));
  });

  it('closes it with Escape, by a click on the page, by scrolling it, and with its button', async () => {
    await visit(url.box);
    const opened = async () => {
      await field().blur();
      await field().focus();
      await panel().waitFor();
    };
    await opened();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'hidden' });
    await opened();
    await page.getByText('Texto', { exact: true }).click();
    await panel().waitFor({ state: 'hidden' });
    await opened();
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 300);
    await panel().waitFor({ state: 'hidden' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await part('submit').click();
    await panel().waitFor();
    await part('submit').click();
    await panel().waitFor({ state: 'hidden' });
  });

  it('finds nothing, and reads so; offline too, until the connection is back', async () => {
    await visit(url.box);
    await field().fill('zzzqqq');
    await expect.poll(() => part('status').textContent()).toBe('No hay resultados para «zzzqqq».');
    await page.context().setOffline(true);
    await field().fill('cien');
    await expect.poll(() => part('status').textContent()).toMatch(/^No hay conexión/);
    await page.context().setOffline(false);
    await results().first().waitFor();
  });

  it('has it on a phone, under the strictest policy, without a byte from elsewhere', async () => {
    page = await (await browser.newContext(PHONE)).newPage();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    const broken = await underStrictPolicy(page);
    await page.goto(url.box);
    await page.locator('masthead-search[data-ready]').waitFor();
    await field().tap();
    await field().fill('cien');
    await results().first().waitFor();
    const { x = 0, width = 0 } = (await panel().boundingBox()) ?? {};
    expect([x >= 0, x + width <= 390]).toEqual([true, true]);
    expect((await broken()).filter((line) => line.includes('wordpress-plugin/build'))).toEqual([]);
    expect([...hosts]).toEqual([new URL(url.box).host]);
  });

  it('has it in the theme’s own form, and on the page that says that nothing is there', async () => {
    await visit(url.theirs);
    await field().fill('cien');
    await results().first().waitFor();
    expect(await page.locator('form.theirs').getAttribute('class')).toBe('theirs active-search');
    await page.close();
    await visit(`${rig.site.url}/no-hay-nada-aqui/`);
    await field().fill('cien');
    await results().first().waitFor();
  });
});
