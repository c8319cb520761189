import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { englishTexts, makeArabic, type PageName, setLocale, visibleTexts } from './support/arabic-site';
import { violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { oneOfAKind } from './support/whole';

/** A site in a language that the source of the visitors' texts does not have: Arabic, from right to left. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<PageName, string>;
let errors: string[];

const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  rig = await startRig('languages');
  browser = await startChromium();
  url = await makeArabic(rig);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

async function visit(
  address: string,
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<unknown>,
) {
  page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
  errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await before?.(page);
  await page.goto(address);
}

/** Scrolls to the end, so that each element starts, and back. */
async function startAll() {
  const places = page.locator('main section');
  for (const place of await places.all()) await place.scrollIntoViewIfNeeded();
  const tags = ['radio-player', 'now-playing', 'asp-search', 'masthead-search', 'count-down'];
  for (const tag of tags) await page.locator(`${tag}[data-ready]`).first().waitFor({ state: 'attached' });
}

const english = (texts: string[]) => {
  const patterns = englishTexts();
  return texts.filter((text) => patterns.some((pattern) => pattern.test(text)));
};

async function use() {
  await part(page, 'play').click();
  await expect.poll(() => part(page, 'player').getAttribute('data-state')).toBe('playing');
  await part(page, 'history').click();
  await part(page, 'panel').waitFor();
  await part(page, 'more', 'now-playing').click();
  await part(page, 'track', 'now-playing').waitFor();
  await page.locator('fav-button button').first().click();
  await page.locator('dialog[open] button').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('comment-vote [part~="up"]').first().click();
  const field = part(page, 'field', 'asp-search');
  await field.fill('zzzz');
  await page.locator('asp-search').getByText('لا توجد نتائج!').first().waitFor();
  await page.locator('newsletter-form input[type="email"]').fill('nobody');
  await page.locator('newsletter-form [type="submit"]').click();
  await page.getByText('يجب أن تكون هذه القيمة بريدًا إلكترونيًا صالحًا.').first().waitFor();
  await page.locator('#rules button').click();
  await page.locator('form-rules').getByText('هذه القيمة مطلوبة.').first().waitFor();
}

describe('a page in Arabic', () => {
  it.each(
    oneOfAKind([
      ['desktop', {}],
      ['phone, dark', { ...PHONE, colorScheme: 'dark' as const }],
    ] as const),
  )('%s: speaks Arabic, untouched and used, from right to left', async (look, options) => {
    await visit(url.arabic, options);
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ]);
    await startAll();
    const untouched = await visibleTexts(page);
    expect(untouched).toEqual(expect.arrayContaining(['تشغيل', 'عرض المزيد', 'ابحث…', 'اشتراك']));
    expect(english(untouched)).toEqual([]);
    await photograph(`${look} untouched`);
    await use();
    expect(english(await visibleTexts(page))).toEqual([]);
    await photograph(`${look} used`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    // Two search boxes on one page have the same landmark in every language.
    const isFault = (line: string) => !line.startsWith('landmark-unique');
    expect(await violations(page, '.entry-content', isFault)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('is printed in Arabic by the server, for a visitor without scripts', async () => {
    await visit(url.arabic, { javaScriptEnabled: false });
    await expect.poll(() => part(page, 'play').getAttribute('aria-label')).toBe('تشغيل');
  });

  it('speaks English inside a part of the page that is English', async () => {
    await visit(url.mixed);
    await page.locator('radio-player[data-ready]').waitFor();
    await part(page, 'play').click();
    await expect.poll(() => part(page, 'play').getAttribute('aria-label')).toBe('Pause');
    await page.locator('form-rules button').click();
    await page.locator('form-rules').getByText('This value is required.').first().waitFor();
    await page.getByRole('button', { name: 'البحث الصوتي' }).waitFor();
  });

  it('speaks English and works where the catalog does not arrive', async () => {
    await visit(url.views, {}, (page) =>
      page.route('**/onda-ar-onda-visitor.json*', (route) => route.fulfill({ status: 404 })),
    );
    await part(page, 'play').click();
    await expect.poll(() => part(page, 'player').getAttribute('data-state')).toBe('playing');
    expect(await part(page, 'play').getAttribute('aria-label')).toBe('Pause');
    await part(page, 'history').click();
    await part(page, 'panel').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a page in another language', () => {
  const setLanguage = (locale: string) => run(rig.site, { code: setLocale(locale) });

  afterEach(() => setLanguage('ar'));

  it.each(
    oneOfAKind([
      ['fr_FR', 'Play'],
      ['en_US', 'Play'],
      ['es_ES', 'Reproducir'],
    ]),
  )('%s: has no catalog, and loads the usual loader', async (locale, play) => {
    await setLanguage(locale);
    await visit(url.views);
    await page.locator('radio-player[data-ready]').waitFor();
    expect(await part(page, 'play').getAttribute('aria-label')).toBe(play);
    const html = await page.content();
    expect([html.includes('onda-language'), html.includes('"catalog"')]).toEqual([false, false]);
  });
});

/** For somebody to look at: `ONDA_E2E_PICTURES` names a folder. */
async function photograph(name: string) {
  const folder = process.env.ONDA_E2E_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/arabic ${name}.png`, fullPage: true });
}
