import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadAll } from './support/built-files';
import { shifted, watchShifts } from './support/layout-shift';
import { publishAll, violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { sessionCookie } from './support/session';
import { itInAll, oneOfAKind } from './support/whole';

/** Elements around and in the content of the demo's theme, whose templates do not name them. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'long' | 'menus' | 'parts' | 'tabs', string>;

const HEADER = 'header.wp-block-template-part';
const LINKS = 100;
const long = Array.from(
  { length: LINKS },
  (_, place) => `<p id="p${place}"><a href="/#${place}">Enlace ${place}</a></p>`,
);
const MENU =
  '<nav aria-label="Prueba"><ul><li><a href="#p1">Música</a><ul><li><a href="#p1">Jazz</a></li></ul></li><li><a href="#p2">Cine</a></li></ul></nav>';
const html = (tags: string) => `<!-- wp:html -->${tags}<!-- /wp:html -->`;
const PARTS =
  html(`<content-tabs><section id="uno"><h2>Uno</h2><p>1</p></section><section id="dos"><h2>Dos</h2><p id="hondo">2</p></section></content-tabs>
  [content_accordion]<h2>Tres</h2><p>3</p><h2>Cuatro</h2><p>4</p>[/content_accordion]
  <hover-boxes><article><h3>Alto</h3><p>${'Mucho texto que contar. '.repeat(60)}</p></article><article><h3>Bajo</h3><p>Poco.</p></article></hover-boxes>
  <div style="height:3000px"></div>
  <lazy-media><p><img alt="Roto" width="90" height="90" data-src="/no-existe.jpg"></p></lazy-media>`);
/** Texts above and below the tabs move the page, and so does the panel that closes. */
const TABS = html(`${'<p>Antes de las pestañas. Es un texto largo que leer.</p>'.repeat(8)}<content-tabs>
  <section id="primera"><h2>Primera</h2><p>1</p></section>
  <section id="segunda"><h2>Segunda</h2><div style="height:1000px"></div><p id="dentro">Dentro</p><p>2</p></section>
  </content-tabs>
  <content-accordion><h2>Tres</h2><p>3</p><h2>Cuatro</h2><p>4</p></content-accordion>
  <div style="height:3000px"></div>`);

beforeAll(async () => {
  rig = await startRig('theme-chrome');
  browser = await startChromium();
  url = await publishAll(rig, {
    long: html(`<sticky-header for="${HEADER}"></sticky-header>[back_to_top]${long.join('')}`),
    menus: html(
      `<p><a class="abre" href="#menu">Menú</a></p><mobile-menu id="menu">${MENU}</mobile-menu><div class="onda-examples"><sub-menus>${MENU}</sub-menus></div><p id="p1">Fin</p>`,
    ),
    parts: PARTS,
    tabs: TABS,
  });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

async function visit(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  page = await context.newPage();
  await page.goto(address);
  if (options.javaScriptEnabled !== false) {
    await loadAll(page);
    await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
  }
  return page;
}

const active = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const scrollTo = (y: number, on = page) =>
  on.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/**
 * Through all links down and up again. Returns where the focus was under the header, each time the page had come to
 * rest.
 */
async function tabThrough(page: Page): Promise<object[]> {
  const look = () =>
    page.evaluate(async (selector) => {
      // The header looks in this frame too.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const header = document.querySelector(selector)?.getBoundingClientRect();
      const focus = document.activeElement?.getBoundingClientRect();
      return { top: Math.ceil(focus?.top ?? -1), edge: Math.floor(header?.bottom ?? 0), y: scrollY };
    }, HEADER);
  const covered: object[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 1; step < LINKS; step++) {
      await page.keyboard.press(key);
      const seen = await look();
      if (seen.top < seen.edge) covered.push({ key, step, ...seen });
    }
  return covered;
}

it('no focus is under the header, down and up a hundred links, with an admin bar of 32, 46 and 0 pixels', async () => {
  const session = await sessionCookie(rig.site, 'administrator');
  const walk = async (width: number, bar: number) => {
    const context = await browser.newContext({ viewport: { width, height: 600 }, reducedMotion: 'reduce' });
    await context.addCookies([{ ...session, url: rig.site.url }]);
    const page = await context.newPage();
    await page.goto(url.long);
    await loadAll(page);
    await page.locator('[data-onda-header="shown"]').waitFor();
    await page.locator('#p0 a').focus();
    expect(await tabThrough(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Enlace 0');
    await scrollTo(2000, page);
    await page.locator('[data-onda-header="away"]').waitFor();
    await scrollTo(1900, page);
    await page.locator('[data-onda-header="shown"]').waitFor();
    const top = () =>
      page.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().top, HEADER);
    await expect.poll(top).toBe(bar);
    return { page, top };
  };
  const walked = await Promise.all([walk(1280, 32), walk(700, 46), walk(390, 0)]);
  const [{ page, top }] = walked;
  // Up to 600 pixels the bar scrolls away, and the header stands at the edge.
  for (const [width, bar] of [
    [601, 46],
    [600, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await expect.poll(top).toBe(bar);
  }
  for (const { page } of walked) await page.context().close();
});

it('an address with a place shows it, and the way back leads the focus up', async () => {
  await visit(`${url.long}#p60`);
  const link = page.locator('back-to-top a');
  // Out of the way, or above it: a font that comes late moves the text, and the header may take that for reading up.
  const room = () =>
    page.evaluate(() => {
      const place = document.querySelector('#p60')?.getBoundingClientRect().top ?? -1;
      const header = document.querySelector('[data-onda-header]')?.getBoundingClientRect().bottom ?? 0;
      return place - Math.max(0, header);
    });
  await page.locator('[data-onda-header]').waitFor({ state: 'attached' });
  await expect.poll(room, { timeout: 20_000 }).toBeGreaterThanOrEqual(-1);
  expect(await violations(page, 'back-to-top')).toEqual([]);
  // A fixed element would be on every sheet of paper.
  await page.emulateMedia({ media: 'print' });
  expect(await link.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await link.click();
  await page.waitForFunction(() => scrollY === 0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await page.locator('back-to-top[inert]').waitFor({ state: 'attached' });
  await expect.poll(() => link.isVisible()).toBe(false);
});

it('the small menu by keyboard: opens, keeps the focus, unfolds, gives the focus back', async () => {
  await visit(url.menus, { viewport: { width: 390, height: 700 } });
  const dialog = page.locator('dialog[data-onda-menu]');
  await page.locator('.abre').focus();
  await page.keyboard.press(' ');
  await dialog.waitFor();
  expect(await active()).toBe('Música');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Jazz' }).waitFor();
  expect(await violations(page, 'dialog[data-onda-menu]')).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    const isKept = await page.evaluate(
      () => document.activeElement?.closest('dialog, body')?.localName !== 'main',
    );
    expect(isKept).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await active()).toBe('Menú');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.setViewportSize({ width: 768, height: 700 });
  // The browser tells of a new width before the frame in which it draws it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await dialog.isVisible()).toBe(true);
  await page.setViewportSize({ width: 769, height: 700 });
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('mobile-menu > nav > ul > li').count()).toBe(2);
});

it('submenus by pointer and by keyboard', async () => {
  await visit(url.menus);
  const button = page.getByRole('button', { name: 'Submenú de Música' });
  const jazz = page.locator('sub-menus').getByRole('link', { name: 'Jazz' });
  expect([await button.count(), await jazz.isVisible()]).toEqual([1, false]);
  await page.locator('sub-menus').getByRole('link', { name: 'Música' }).hover();
  await jazz.waitFor();
  await jazz.hover();
  await page.keyboard.press('Escape');
  await jazz.waitFor({ state: 'hidden' });
  await button.focus();
  await page.keyboard.press('Enter');
  await jazz.waitFor();
  expect(await violations(page, 'sub-menus')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(active).toBe('Jazz');
  await page.keyboard.press('Escape');
  await jazz.waitFor({ state: 'hidden' });
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
});

it('tabs and accordion by keyboard, by address and on paper', async () => {
  await visit(`${url.parts}#hondo`);
  const tab = (name: string) => page.getByRole('tab', { name });
  const panel = (id: string) => page.locator(`#${id}`);
  expect([await panel('uno').isVisible(), await panel('dos').isVisible()]).toEqual([false, true]);
  await tab('Dos').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => [await active(), await panel('uno').isVisible()]).toEqual(['Uno', true]);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('uno');
  expect(await violations(page, 'content-tabs')).toEqual([]);
  await page.getByText('Tres').click();
  await page.getByText('Cuatro').click();
  await expect.poll(() => page.locator('content-accordion details[open]').count()).toBe(1);
  expect(await violations(page, 'content-accordion')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await panel('dos').getByRole('heading', { name: 'Dos' }).isVisible()).toBe(true);
  expect(await page.getByRole('tablist').count()).toBe(0);
});

it.each(
  oneOfAKind([
    ['dentro', 390],
    ['segunda', 390],
    ['dentro', 1280],
    ['segunda', 1280],
  ] as const),
)('the address #%s in a window of %i px lands in sight, and again after a reload', async (id, width) => {
  await visit(`${url.tabs}#${id}`, { viewport: { width, height: 800 } });
  const top = () => page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top);
  for (const way of ['opened', 'reloaded', 'reloaded']) {
    if (way === 'reloaded') await page.reload();
    await loadAll(page);
    await page.locator('content-tabs[data-ready]').waitFor();
    await expect.poll(top, { message: way }).toBeGreaterThanOrEqual(-1);
    // The browser's own jump may come after it.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await top(), way).toBeGreaterThanOrEqual(-1);
    expect(await top(), way).toBeLessThan(400);
  }
});

it('boxes are equally high, and the keyboard shows what a pointer would; an image waits, breaks, keeps its text', async () => {
  const asked: string[] = [];
  await visit(url.parts);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const boxes = page.locator('hover-boxes > article');
  const heights = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height));
  expect(heights[0]).toBe(heights[1]);
  expect(heights[0]).toBeGreaterThanOrEqual(250);
  const opacity = () =>
    boxes
      .nth(1)
      .locator('p')
      .evaluate((node) => getComputedStyle(node).opacity);
  expect(await opacity()).toBe('0');
  await boxes.nth(1).focus();
  await expect.poll(opacity).toBe('1');
  await page.keyboard.press('Escape');
  await expect.poll(opacity).toBe('0');
  expect(await violations(page, 'hover-boxes')).toEqual([]);
  expect(asked).not.toContain('/no-existe.jpg');
  await page.locator('lazy-media').scrollIntoViewIfNeeded();
  await page.locator('img[data-broken]').waitFor();
  expect(await page.getByRole('img', { name: 'Roto' }).count()).toBe(1);
  expect(asked.filter((path) => path === '/no-existe.jpg')).toHaveLength(1);
});

itInAll('the demo’s pages shift nothing while one reads, and the sidebar goes along', async () => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  // The theme's own fonts move its text when they come.
  await page.route('**/*.woff2', (route) => route.abort());
  await watchShifts(page, 'all');
  await page.addInitScript(() =>
    document.addEventListener('animationend', ({ target, elapsedTime }) => {
      if ((target as Element).localName === 'page-preloader') Reflect.set(window, 'fadedFor', elapsedTime);
    }),
  );
  for (const name of ['content-tabs', 'sticky-header']) {
    await page.goto(rig.site.pages[name] ?? '');
    await loadAll(page);
    await page.waitForFunction(() => document.querySelectorAll('[data-ready]').length > 2);
    for (const y of [300, 900, 2000, 900]) {
      await scrollTo(y);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  }
  const sidebar = page.locator('sticky-sidebar');
  const text = page.getByText('La cabecera se aparta al bajar').nth(6);
  await text.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const gap = () =>
    sidebar.evaluate((node, header) => {
      const height = document.querySelector<HTMLElement>(header)?.offsetHeight ?? 0;
      return Math.round(node.getBoundingClientRect().top - height);
    }, HEADER);
  await expect.poll(gap).toBe(30);
  const position = () => sidebar.evaluate((node) => getComputedStyle(node).position);
  await page.setViewportSize({ width: 1025, height: 800 });
  expect(await position()).toBe('sticky');
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await position()).toBe('static');
  await page.locator('page-preloader[data-onda-preloader="gone"]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => Reflect.get(window, 'fadedFor'))).toBe(1);
});

it('without our scripts everything is reached, and the cover goes by itself', async () => {
  const context = await browser.newContext();
  page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(/theme-(page|menus|parts)/, (route) =>
    route.fulfill({ status: 500, body: '<h1>500</h1>' }),
  );
  await page.goto(rig.site.pages['sticky-header'] ?? '');
  const cover = page.locator('page-preloader');
  await expect.poll(() => cover.evaluate((node) => getComputedStyle(node).visibility)).toBe('hidden');
  expect(await page.locator('sub-menus').getByRole('link', { name: 'Jazz' }).isVisible()).toBe(true);
  await page.goto(url.parts);
  await page.locator('#dos').getByText('2').waitFor();
  const waits = () => page.locator('#dos').evaluate((node) => node.getBoundingClientRect().height);
  await expect.poll(waits).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  await context.close();
  await visit(url.parts, { javaScriptEnabled: false });
  expect(await page.locator('#dos').getByText('2').isVisible()).toBe(true);
  await page.getByText('Cuatro').click();
  await expect.poll(() => page.getByText('4', { exact: true }).isVisible()).toBe(true);
});
