import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import puppeteer, { type Browser as Chrome } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { CHROMIUM_ARGS, chromiumPath } from '../tools/setup/chromium';
import { publish } from './support/player-page';
import { numberOf, PERSON, personIn, publishRead, viewsOf } from './support/read-post';
import { type Rig, startChromium, startRig } from './support/rig';
import { sessionCookie } from './support/session';
import { itInAll } from './support/whole';

/** Counted and uncounted visits in a real browser. */
let rig: Rig;
let browser: Browser;
let context: BrowserContext;
let post: { id: number; url: string };
let other: string;

/** Longer than a view takes to count. */
const LONG_ENOUGH_MS = 2_000;

/**
 * The post itself notes what a browser does with it: the one that drives it may lose a page that takes another's place.
 */
const NOTES = `<script>
  const note = (key) => localStorage.setItem(key, 'yes');
  if (document.prerendering) note('prerendered');
  document.addEventListener('prerenderingchange', () => note('activated'));
  addEventListener('pageshow', ({ persisted }) => persisted && note('kept'));
</script>`;

beforeAll(async () => {
  rig = await startRig('views-counted');
  browser = await startChromium();
  post = await publishRead(rig.site, NOTES);
  const rules = JSON.stringify({ prerender: [{ urls: [post.url], eagerness: 'immediate' }] });
  const script = `<script type="speculationrules">${rules}</script>`;
  other = await publish(rig, 'otra', `<a id="to-post" href="${post.url}">Noche de boleros</a>${script}`);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => context?.close());

async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  context = await personIn(browser, options);
  return context.newPage();
}

const views = () => viewsOf(rig.site, post.id);
const forgetVisitors = () => numberOf(rig.site, 'DELETE FROM {p}onda_seen');

/** Opens the post and stays until it would have counted. Resolves with what was sent and answered, `times` lines. */
async function read(page: Page, times: 0 | 1): Promise<string[]> {
  const replies: Promise<string>[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('spv_record_view')) return;
    replies.push(request.response().then((response) => `${body} ${response?.status()}`));
  });
  await page.clock.install();
  await page.goto(post.url);
  await page.locator('view-recorder[data-ready]').waitFor({ state: 'attached' });
  await page.clock.runFor(LONG_ENOUGH_MS);
  // A request that was sent before this one is seen before it.
  await page.evaluate(() => fetch(location.href).then((reply) => reply.text()));
  await expect.poll(() => replies.length).toBe(times);
  return Promise.all(replies);
}

describe('a view', () => {
  it('is counted once, however often the page is loaded again, without cookie or storage', async () => {
    const page = await visitor();
    const before = await views();
    await read(page, 1);
    await expect.poll(views).toBe(before + 1);
    const again = await read(page, 1);
    expect(again.at(-1)).toBe(`action=spv_record_view&post_id=${post.id}&nonce= 200`);
    expect(await views()).toBe(before + 1);
    expect(await context.cookies()).toEqual([]);
    // WordPress keeps there whether the browser has its emoji.
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => !key.startsWith('wpEmoji'))).toEqual([]);
  });

  it('is counted on a page without our loader, and for an article that another plugin adds there', async () => {
    const away = `['favorites' => ['buttonAfter' => []], 'votes' => ['underComments' => false]]`;
    await run(rig.site, { code: `update_option('onda_settings', ${away} + get_option('onda_settings'));` });
    const page = await visitor();
    expect(await read(page, 1)).toHaveLength(1);
    expect(await page.evaluate(() => 'ondaLoad' in window)).toBe(false);
    const told = page.waitForEvent('requestfinished', (request) =>
      (request.postData() ?? '').includes('post_id=1&'),
    );
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<view-recorder post-id="1"></view-recorder>'),
    );
    await page.locator('view-recorder[post-id="1"][data-ready]').waitFor({ state: 'attached' });
    await page.clock.runFor(LONG_ENOUGH_MS);
    await told;
  });

  it('is none in a hidden tab, for a browser that a program drives, a crawler, or on another page', async () => {
    await forgetVisitors();
    const before = await views();
    const page = await visitor();
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    expect(await read(page, 0)).toEqual([]);
    await context.close();

    const crawler = await visitor({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(await read(crawler, 1)).toHaveLength(1);
    await context.close();

    context = await browser.newContext({ userAgent: PERSON });
    expect(await read(await context.newPage(), 0)).toEqual([]);
    await context.close();

    const reader = await visitor();
    await reader.goto(other);
    expect(await reader.locator('view-recorder').count()).toBe(0);
    expect(await views()).toBe(before);
  });

  it('is none for an editor', async () => {
    await forgetVisitors();
    const before = await views();
    const page = await visitor();
    const session = await sessionCookie(rig.site, 'administrator');
    await context.addCookies([{ ...session, url: rig.site.url }]);
    expect(await read(page, 1)).toHaveLength(1);
    expect(await views()).toBe(before);
  });
});

/**
 * Chromium as a visitor has it: it prerenders, keeps pages for the way back, and no page can tell that it is driven.
 */
describe('a page that nobody has looked at yet', () => {
  let chrome: Chrome;

  beforeAll(async () => {
    const args = [
      ...CHROMIUM_ARGS,
      '--disable-blink-features=AutomationControlled',
      `--user-agent=${PERSON}`,
    ];
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    chrome = await puppeteer.launch({ executablePath: chromiumPath(), args, ignoreDefaultArgs });
  });
  afterAll(() => chrome?.close());

  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

  /** Read in a tab of its own; the tab before is hidden from then on. */
  async function noted(key: string): Promise<string | null> {
    const page = await chrome.newPage();
    await page.goto(`${rig.site.url}/?s=x`);
    return page.evaluate((name) => localStorage.getItem(name), key);
  }

  it('is no view while it is prerendered, and exactly one once it is shown', async () => {
    await forgetVisitors();
    const before = await views();
    const page = await chrome.newPage();
    await page.goto(other);
    const isPrerendered = () => page.evaluate(() => localStorage.getItem('prerendered'));
    await expect.poll(isPrerendered).toBe('yes');
    await pause(LONG_ENOUGH_MS);
    expect(await views()).toBe(before);

    await page.click('#to-post').catch(leftBehind);
    await expect.poll(views).toBe(before + 1);
    await pause(LONG_ENOUGH_MS);
    expect(await views()).toBe(before + 1);
    expect(await noted('activated')).toBe('yes');
  });

  itInAll("is one view when it is left and comes back from the browser's memory", async () => {
    await forgetVisitors();
    const before = await views();
    const page = await chrome.newPage();
    await page.goto(post.url);
    await page.goto(`${rig.site.url}/?s=x`);
    await page.evaluate(() => history.back()).catch(leftBehind);
    await expect.poll(views).toBe(before + 1);
    await pause(LONG_ENOUGH_MS);
    expect(await views()).toBe(before + 1);
    expect(await noted('kept')).toBe('yes');
  });
});

/** The page may be gone before it answers. Had nothing happened, the notes would say so. */
const leftBehind = () => {};
