import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadAll } from './support/built-files';
import { shifted, watchShifts } from './support/layout-shift';
import { measured } from './support/measured';
import { publishAll, violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { underStrictPolicy } from './support/strict-policy';

/** Rows, slides that fade, videos, the lightbox and the countdown, in the demo's pages and in pages of their own. */
let rig: Rig;
let browser: Browser;
let own: Record<'rows' | 'pictures' | 'signs', string>;

const WAIT = { timeout: 20_000 };
const SLIDES = `<ul>${Array.from({ length: 10 }, (_, place) => `<li><a href="/?${place}">${place + 1}</a></li>`).join('')}</ul>`;
const FILMS = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8', 'Y-rmzh0PI3c', 'TLkA0RELQ1g', 'WhWc3b3KhnY']
  .map((id) => `<p><a href="https://www.youtube.com/watch?v=${id}">Película ${id}</a></p>`)
  .join('');
/** Lying, nearly square, upright. */
const SHAPES = [
  [640, 360],
  [480, 360],
  [360, 640],
];
const SIGNS = SHAPES.map(
  ([width, height]) =>
    `<p><a href="https://www.youtube.com/shorts/aqz-KE-bpKQ"><img src="/onda-picture-0.png" width="${width}" height="${height}" style="aspect-ratio:${width}/${height};height:auto" alt="Corto ${width}"></a></p>`,
).join('');
const picture = (place: number) =>
  `<figure><a href="/onda-picture-${place}.png"><img src="/onda-picture-${place}-small.png" width="40" height="30" alt="Foto ${place}"></a><figcaption>Pie ${place}</figcaption></figure>`;
const PICTURES = [1, 2, 3, 4, 5].map(picture).join('');

beforeAll(async () => {
  rig = await startRig('theme-slides');
  browser = await startChromium('no-user-gesture-required');
  own = await publishAll(rig, {
    rows: `<!-- wp:html -->[content_carousel]${SLIDES}[/content_carousel]<video-carousel>${FILMS}</video-carousel>[radio_player station="onda"]<!-- /wp:html -->`,
    signs: `<!-- wp:html --><video-carousel>${SIGNS}</video-carousel><!-- /wp:html -->`,
    pictures: `<!-- wp:html --><image-lightbox for=".wp-block-post-content"></image-lightbox>${PICTURES}<p><a id="page" data-lightbox href="/quienes-somos/">Quiénes somos</a></p><!-- /wp:html -->`,
  });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** A page on which every such element is at work; pictures and providers are ours. */
async function opened(
  url: string,
  options: Parameters<Browser['newPage']>[0] = {},
): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // That a theme's letters change their shape is its own affair.
  await page.route(/\.woff2/, (route) => route.abort());
  await page.route(/onda-picture-/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PIXELS }));
  await page.route(/youtube-nocookie|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: PROVIDER }),
  );
  await watchShifts(page, 'all');
  await page.goto(url);
  if (options.javaScriptEnabled !== false) await loadAll(page);
  if (options.javaScriptEnabled !== false) await ready(page);
  return { page, asked };
}

const PIXELS =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><rect width="4000" height="3000"/></svg>';
/** Says what the provider's own page says of a video that its owner keeps to himself. */
const PROVIDER = `<script>addEventListener('message', ({ data }) => {
  if (JSON.parse(data).event === 'listening' && location.href.includes('eRsGyueVLvQ'))
    parent.postMessage('{"event":"onError","info":101}', '*');
});</script>`;

const TAGS = 'content-carousel, video-carousel, fade-slideshow, image-lightbox, count-down';
const ready = (page: Page) =>
  page.waitForFunction((tags) => {
    const all = [...document.querySelectorAll<HTMLElement>(tags)];
    return all.length > 0 && all.every(({ dataset }) => dataset.ready === '');
  }, TAGS);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-action'));

it('the demo’s pages shift nothing, ask nobody else, need no React, and axe finds nothing', async () => {
  for (const name of ['slides', 'count-down', 'soon']) {
    const { page, asked } = await opened(rig.site.pages[name] ?? '');
    for (const element of await page.locator(TAGS).all()) await element.scrollIntoViewIfNeeded();
    for (const tag of TAGS.split(', ')) {
      if (await page.locator(tag).count()) expect(await violations(page, tag)).toEqual([]);
    }
    expect([name, await shifted(page)]).toEqual([name, expect.closeTo(0, 2)]);
    expect(asked.filter((url) => !url.startsWith(rig.site.url))).toEqual([]);
    // React's chunk alone is larger.
    expect(await largestScript(page)).toBeLessThan(60_000);
    await page.close();
  }
});

const largestScript = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return Math.max(...scripts.map((entry) => Number(Reflect.get(entry, 'decodedBodySize'))));
  });

it('as many stand side by side as the specification says, at each width', async () => {
  const { page } = await opened(own.rows);
  const counts = (tag: string) =>
    page.evaluate((name) => {
      const track = document.querySelector(`${name} [data-slides], ${name}[data-slides]`) as HTMLElement;
      const { columnGap, paddingLeft } = getComputedStyle(track);
      const gap = Number.parseFloat(columnGap);
      const slide = track.firstElementChild?.getBoundingClientRect().width ?? 0;
      return [
        Math.round((track.clientWidth - 2 * Number.parseFloat(paddingLeft) + gap) / (slide + gap)),
        gap,
      ];
    }, tag);
  const seen: Record<number, unknown> = {};
  for (const width of [375, 376, 479, 480, 767, 768, 1023, 1024, 1199, 1200, 1399, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    seen[width] = [(await counts('content-carousel'))[0], ...(await counts('video-carousel'))];
  }
  expect(seen).toEqual({
    375: [1, 1, 25],
    376: [1, 2, 25],
    479: [1, 2, 25],
    480: [2, 2, 25],
    767: [2, 2, 25],
    768: [4, 2, 25],
    1023: [4, 2, 25],
    1024: [5, 3, 25],
    1199: [5, 3, 25],
    1200: [6, 4, 25],
    1399: [6, 4, 25],
    1400: [6, 5, 25],
  });
  await page.close();
});

it.each([['ltr'], ['rtl']])(
  'by keyboard, %s: buttons keep the focus, and what is out of sight cannot be reached',
  async (dir) => {
    const { page } = await opened(own.rows);
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
    }, dir);
    const [previous, next] = ['previous', 'next'].map((name) =>
      page.locator(`content-carousel [data-action="${name}"]`),
    ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
    const inReach = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('content-carousel li:not([inert])')].map(
          ({ textContent }) => textContent,
        ),
      );
    await expect.poll(inReach, WAIT).toEqual(['1', '2', '3', '4', '5', '6']);
    await previous.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => [await focused(page), await previous.getAttribute('aria-disabled')])
      .toEqual(['previous', 'true']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(inReach, WAIT).toEqual(['5', '6', '7', '8', '9', '10']);
    await expect.poll(() => next.getAttribute('aria-disabled'), WAIT).toBe('true');
    expect(await focused(page)).toBe('next');
    const reached: (string | null)[] = [];
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    }
    expect(reached).toEqual(['5', '6', '7', '8', '9', '10']);
    expect(await violations(page, 'content-carousel')).toEqual([]);
    await page.close();
  },
);

it('one plays, here and on the page, and a refused video says why and leads to its provider', async () => {
  const { page } = await opened(own.rows);
  const frames = page.locator('video-carousel iframe');
  const films = page.locator('video-carousel a');
  const state = () => part(page, 'player').getAttribute('data-state');
  await part(page, 'play').click();
  await expect.poll(state, WAIT).toBe('playing');
  await films.nth(0).click();
  await expect.poll(() => frames.getAttribute('src'), WAIT).toContain('/embed/aqz-KE-bpKQ?autoplay=1');
  await expect.poll(state, WAIT).not.toBe('playing');
  await films.nth(2).click();
  await expect.poll(() => frames.getAttribute('src'), WAIT).toContain('R6MlUcmOul8');
  await part(page, 'play').click();
  await expect.poll(() => frames.count(), WAIT).toBe(0);
  await films.nth(1).click();
  const status = page.locator('video-carousel [role="status"]');
  await expect.poll(() => status.textContent(), WAIT).toBe('Su dueño no deja ver el vídeo en otras páginas.');
  expect(await violations(page, 'video-carousel')).toEqual([]);
  await page.route(/youtube\.com\/watch/, (route) => route.fulfill({ body: 'La película.' }));
  await films.nth(1).click();
  await page.waitForURL(/youtube\.com\/watch\?v=eRsGyueVLvQ/);
  await page.close();
});

it('the sign of a video lies in the middle of its picture, and its named player stands in their place', async () => {
  const { page } = await opened(own.signs);
  const films = page.locator('video-carousel p');
  for (const [place, [width]] of SHAPES.entries()) {
    const film = films.nth(place);
    // The middle of the picture is the sign's, and so the link's.
    const inTheMiddle = await film.locator('img').evaluate((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.localName;
    });
    expect([width, inTheMiddle]).toEqual([width, 'a']);
    await film.locator('a').click();
    await film.locator(`iframe[title="Corto ${width}"]`).waitFor();
    expect(await film.locator('a').isVisible()).toBe(false);
    expect(await film.locator('> *').count()).toBe(2);
  }
  await page.close();
});

it('the lightbox by keyboard: opens, leads on, closes by Escape and by Back, and gives the focus back', async () => {
  const { page, asked } = await opened(own.pictures);
  const dialog = page.locator('dialog.onda-lightbox');
  const place = () => dialog.locator('[role="status"]').textContent();
  const before = await page.evaluate(() => history.length);
  const second = page.locator('figure a').nth(1);
  await second.focus();
  asked.length = 0;
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect([await place(), await focused(page)]).toEqual(['2 / 6', 'close']);
  expect(await dialog.locator('figcaption').textContent()).toBe('Pie 2');
  const loaded = () => asked.flatMap((url) => /onda-picture-(\d)\.png/.exec(url)?.[1] ?? []).sort();
  await expect.poll(loaded, WAIT).toEqual(['1', '2', '3']);
  await expect.poll(() => dialog.locator('[data-action="zoom"]').isVisible(), WAIT).toBe(true);
  expect(await violations(page, 'dialog')).toEqual([]);
  const box = await dialog.locator('img').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1280 - 150);
  for (const [key, now] of [
    ['.', '3 / 6'],
    ['ArrowRight', '4 / 6'],
    [',', '3 / 6'],
    ['ArrowLeft', '2 / 6'],
  ]) {
    await page.keyboard.press(key ?? '');
    await expect.poll(place).toBe(now);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await second.evaluate((link) => document.activeElement === link)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const url = page.url();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect([page.url(), await page.evaluate(() => history.length)]).toEqual([url, before + 1]);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  await page.close();
});

it('the lightbox reads a page past every cache, and says so when it cannot', async () => {
  const { page, asked } = await opened(own.pictures);
  const dialog = page.locator('dialog.onda-lightbox');
  await page.locator('#page').click();
  await dialog.getByText('Onda Radio es una emisora inventada').waitFor();
  expect(asked.some((url) => /quienes-somos\/\?time=\d/.test(url))).toBe(true);
  const box = await dialog.locator('[data-kind] > div').boundingBox();
  expect([box?.width, box?.height]).toEqual([630, 440]);
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.route(/quienes-somos/, (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.locator('#page').click();
  await dialog.getByText('no se pudo cargar el contenido').waitFor();
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.close();
});

it('a slideshow turns every seven seconds, and stands still for whoever wants less motion', async () => {
  for (const [reducedMotion, shown] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    const page = await browser.newPage({ reducedMotion });
    await page.clock.install();
    await page.goto(rig.site.pages.soon ?? '');
    await ready(page);
    await page.clock.runFor(7000);
    const inert = () =>
      page
        .locator('fade-slideshow > img')
        .evaluateAll((all) => all.findIndex((one) => !one.hasAttribute('inert')));
    await expect.poll(inert, WAIT).toBe(shown);
    await page.close();
  }
});

it('a button answers under the strictest policy', async () => {
  const page = await browser.newPage();
  const broken = await underStrictPolicy(page);
  await page.goto(own.rows);
  await ready(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const spent: number[] = [];
  for (let press = 0; press < 5; press++) {
    spent.push(
      await page.evaluate(
        (name) => {
          const from = performance.now();
          document.querySelector<HTMLElement>(`content-carousel [data-action="${name}"]`)?.click();
          document.body.getBoundingClientRect();
          return performance.now() - from;
        },
        press % 2 ? 'previous' : 'next',
      ),
    );
  }
  measured('a press of a button at 4 x, ms', spent.sort((one, other) => one - other)[2] ?? 0, 100);
  // WordPress writes into its pages what such a policy refuses.
  expect((await broken()).filter((one) => one.includes('/build/'))).toEqual([]);
  await page.close();
});

it('without scripts every slide, video, picture and date is there', async () => {
  const { page } = await opened(own.rows, { javaScriptEnabled: false });
  expect(await page.locator('content-carousel li a').count()).toBe(10);
  expect(await page.locator('video-carousel a').first().getAttribute('href')).toContain('youtube.com/watch');
  const scrolls = await page
    .locator('content-carousel ul')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(scrolls).toBe(true);
  await page.goto(rig.site.pages.soon ?? '');
  expect(await page.locator('count-down time').textContent()).toMatch(
    /^21 de marzo de \d{4} 20:00$|^21\/03\/\d{4} 20:00$/,
  );
  await page.close();

  const { page: half } = await opened(own.pictures);
  // The code for pictures does not load: the link leads to its file.
  await half.route(/\/build\/.*\.js/, (route) => route.abort());
  await half.locator('figure a').first().click();
  await half.waitForURL(/onda-picture-1\.png/);
  await half.close();
});
