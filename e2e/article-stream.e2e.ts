import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { loadAll } from './support/built-files';
import { forgetShifts, shifted, watchShiftsHere, whatMoved } from './support/layout-shift';
import { violations } from './support/player-page';
import { type Rig, startKeepingChromium, startRig } from './support/rig';
import { oneOfAKind } from './support/whole';

/** Articles that follow each other, in Twenty Twenty-Five as it comes: no template knows of it. */
let rig: Rig;
let browser: Browser;
/** Addresses of the articles, the newest first: in this order they are read. */
let urls: string[];

const ARTICLES = 24;
const BROUGHT = 20;
/** Content that an added article must not run, and ids that would stand twice. */
const CONTENT = `[article_stream max="${BROUGHT}"]
  <p id="entrada">Texto.</p><a href="#entrada">Arriba</a>${'<p>Otro párrafo de la noticia, largo como suelen ser.</p>'.repeat(40)}`;

beforeAll(async () => {
  rig = await startRig('article-stream');
  browser = await startKeepingChromium();
  const made = await run(rig.site, {
    code: `kses_remove_filters();
      $made = array_map(static fn(int $number): string => get_permalink(wp_insert_post(['post_type' => 'post', 'post_status' => 'publish',
        'post_title' => "Noticia $number", 'post_date' => "2026-01-0" . (1 + intdiv($number, 10)) . ' 10:00:0' . ($number % 10),
        'post_content' => ${JSON.stringify(CONTENT)} . '<script>window.ran = (window.ran ?? 0) + 1</script>'])), range(1, ${ARTICLES}));
      echo wp_json_encode(array_reverse($made));`,
  });
  urls = JSON.parse(made);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const count = (page: Page) => page.evaluate(() => document.querySelectorAll('main ~ article').length);

async function isReady(page: Page) {
  await loadAll(page);
  await page.locator('article-stream[data-ready]').waitFor({ state: 'attached' });
}

async function opened(url = urls[0] ?? '', options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, ...options });
  await page.goto(url);
  if (options.javaScriptEnabled !== false) await isReady(page);
  return page;
}

/** Reads on until so many articles have come. */
async function readOn(page: Page, articles: number): Promise<void> {
  for (let have = await count(page); have < articles; have = await count(page)) {
    await page.evaluate(() => {
      document.querySelector('.onda-stream-tail')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    await page.waitForFunction((had) => document.querySelectorAll('main ~ article').length > had, have);
  }
}

it('brings twenty articles and shifts nothing, doubles no id, runs no script, adds no place to the history', async () => {
  const page = await opened();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { length } = await page.evaluate(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift' });
    return { length: history.length };
  });
  await readOn(page, BROUGHT);
  const seen = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return {
      shift: (Reflect.get(window, 'shifts') as number[]).reduce((sum, one) => sum + one, 0),
      doubled: ids.filter((id, index) => ids.indexOf(id) !== index),
      length: history.length,
      ran: Reflect.get(window, 'ran'),
      streams: document.querySelectorAll('article-stream').length,
    };
  });
  expect(seen.shift).toBeLessThanOrEqual(0.01);
  expect(seen).toMatchObject({ doubled: [], length, ran: 1, streams: 1 });
  const link = page.locator('.onda-stream-tail a');
  expect([await link.getAttribute('href'), await link.textContent()]).toEqual([
    urls[BROUGHT + 1],
    'Siguiente artículo',
  ]);
  expect(await violations(page, '.onda-stream-tail')).toEqual([]);
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await page.close();
});

/** Brings the article of this place in the stream to the upper edge. */
const goTo = (page: Page, place: number) =>
  page.evaluate((number) => {
    document.querySelectorAll('main, main ~ article')[number]?.scrollIntoView({ behavior: 'instant' });
  }, place);

/** Pixels from the upper edge of the window to that of the article with this title. */
const topOf = (page: Page, title: string) =>
  page.evaluate((wanted) => {
    const heading = [...document.querySelectorAll('h1')].find(({ textContent }) => textContent === wanted);
    return Math.round(heading?.closest('main, article')?.getBoundingClientRect().top ?? Number.NaN);
  }, title);

it('address and title follow the reader, and Back leads out of the stream', async () => {
  const page = await browser.newPage();
  await page.goto(rig.site.url);
  await page.goto(urls[0] ?? '');
  await isReady(page);
  await readOn(page, 2);
  await goTo(page, 2);
  await page.waitForURL(urls[2] ?? '');
  expect(await page.title()).toContain(`Noticia ${ARTICLES - 2}`);
  await goTo(page, 0);
  await page.waitForURL(urls[0] ?? '');
  await page.goBack({ waitUntil: 'commit' });
  expect(page.url()).toBe(`${rig.site.url}/`);
  await page.close();
});

it.each(
  oneOfAKind([
    ['kept by the browser', true],
    ['made anew', false],
  ] as const),
)('Back to a page that was %s shows all articles at the same place', async (_, isKept) => {
  const page = await opened();
  await page.evaluate((kept) => {
    // A page that listens to this is not kept.
    if (!kept) addEventListener('unload', () => {});
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted));
  }, isKept);
  await readOn(page, BROUGHT);
  await goTo(page, 3);
  await page.waitForURL(urls[3] ?? '');
  const title = `Noticia ${ARTICLES - 3}`;
  await page.evaluate(() => scrollBy({ top: 333, behavior: 'instant' }));
  expect(await topOf(page, title)).toBe(-333);
  await page.goto(rig.site.url);
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.locator('main, main ~ article, article:has(~ main)').count())
    .toBe(BROUGHT + 1);
  await expect.poll(async () => Math.abs((await topOf(page, title)) + 333)).toBeLessThanOrEqual(5);
  expect((await page.evaluate(() => Reflect.get(window, 'persisted'))) === true).toBe(isKept);
  await page.close();
});

it('offline, the link to the next article stands and works once the network is back', async () => {
  const page = await opened();
  await page.context().setOffline(true);
  await page.evaluate(() =>
    document.querySelector('.onda-stream-tail')?.scrollIntoView({ behavior: 'instant' }),
  );
  const link = page.locator('.onda-stream-tail a');
  await link.waitFor();
  await page.context().setOffline(false);
  await link.click();
  await page.waitForURL(urls[1] ?? '');
  await page.close();
});

it.each<[string, (page: Page) => Promise<unknown>, boolean]>([
  ['way up', (page) => page.evaluate(() => scrollBy({ top: -innerHeight, behavior: 'instant' })), true],
  // The footer gives way to the reader, who asked for it.
  ['turn of the wheel', (page) => page.mouse.wheel(0, 100), false],
  ['key', (page) => page.keyboard.press('PageDown'), false],
])(
  'an article that comes late moves nothing at the end of the page, and is whole at a %s',
  async (_, move, isStill) => {
    const page = await opened();
    let answer = () => {};
    const isAsked = new Promise<void>((asked) => {
      void page.route(urls[1] ?? '', (route) => {
        answer = () => void route.continue();
        asked();
      });
    });
    const atEnd = () =>
      page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await atEnd();
    await isAsked;
    await atEnd();
    await watchShiftsHere(page, 'unasked');
    await forgetShifts(page);
    answer();
    const added = page.locator('main ~ article').first();
    await added.waitFor({ state: 'attached' });
    expect(await added.evaluate(({ style }) => style.overflow)).toBe('clip');
    expect(await shifted(page), await whatMoved(page)).toBe(0);
    await move(page);
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('main ~ article')?.style.maxBlockSize === '',
    );
    if (isStill) expect(await shifted(page), await whatMoved(page)).toBe(0);
    await page.close();
  },
);

it('without scripts the article and a link to the next stand', async () => {
  const page = await opened(urls[0], { javaScriptEnabled: false });
  expect(await page.locator('#entrada').textContent()).toBe('Texto.');
  expect(await page.locator('a.infinity-next-post').getAttribute('href')).toBe(urls[1]);
  await page.close();
});
