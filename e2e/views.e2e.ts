import { Agent, request } from 'node:http';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { publish, violations } from './support/player-page';
import { startChromium, startWorld, type World } from './support/world';

/** Views as a site has them: who is counted, and a ranking that follows what is read. */
let world: World;
let browser: Browser;
let context: BrowserContext;
let post: { id: number; url: string };
let ranking: string;

const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** Longer than a view takes to count. */
const LONG_ENOUGH_MS = 2_000;
const POLL_MS = 15_000;

beforeAll(async () => {
  world = await startWorld('views');
  browser = await startChromium();
  const made = await run(world.site, {
    code: `kses_remove_filters();
      $id = wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Noche de boleros', 'post_content' => '<p>Texto.</p>']);
      global $wpdb;
      $row = ['post_id' => $id, 'views' => 9000];
      $wpdb->insert($wpdb->prefix . 'onda_views_daily', $row + ['day' => wp_date('Y-m-d')]);
      $wpdb->insert($wpdb->prefix . 'onda_views_total', $row);
      echo wp_json_encode(['id' => $id, 'url' => get_permalink($id)]);`,
  });
  post = JSON.parse(made);
  ranking = await publish(world, 'lo-mas-visto', '[most_viewed list_id="semana"]');
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

afterEach(() => context?.close());

/** A visitor whose browser no program drives, as far as a page can tell. */
async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext({ userAgent: PERSON, ...options });
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  return context.newPage();
}

const code = (sql: string) =>
  run(world.site, {
    code: `global $wpdb; echo (int) $wpdb->get_var(str_replace('{p}', $wpdb->prefix, ${JSON.stringify(sql)}));`,
  });
const views = async () =>
  Number(await code(`SELECT COALESCE(SUM(views), 0) FROM {p}onda_views_daily WHERE post_id = ${post.id}`));
/** Signs a user in without the form. */
async function cookieOf(login: string) {
  const cookie = await run(world.site, {
    code: `$user = get_user_by('login', '${login}');
      echo LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie($user->ID, time() + 3600, 'logged_in', WP_Session_Tokens::get_instance($user->ID)->create(time() + 3600));`,
  });
  const [name = '', value = ''] = cookie.split('=');
  return { name, value: encodeURIComponent(value), url: world.site.url };
}

const forgetVisitors = () => code('DELETE FROM {p}onda_seen');

/** Opens the post, stays until it would have counted, and tells what was sent and answered. */
async function read(page: Page): Promise<string[]> {
  const replies: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('spv_record_view')) return;
    replies.push(request.response().then((response) => `${body} ${response?.status()}`));
  });
  await page.clock.install();
  await page.goto(post.url);
  await page.locator('view-recorder[data-ready]').waitFor({ state: 'attached' });
  await page.clock.runFor(LONG_ENOUGH_MS);
  await page.waitForLoadState('networkidle');
  return Promise.all(replies);
}

describe('a view', () => {
  it('is counted once, however often the page is loaded again, without cookie or storage', async () => {
    const page = await visitor();
    const before = await views();
    await read(page);
    await expect.poll(views).toBe(before + 1);
    const again = await read(page);
    expect(again.at(-1)).toBe(`action=spv_record_view&post_id=${post.id}&nonce= 200`);
    expect(await views()).toBe(before + 1);
    expect(await context.cookies()).toEqual([]);
    // WordPress keeps there whether the browser has its emoji.
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => !key.startsWith('wpEmoji'))).toEqual([]);
  });

  it('is none in a hidden tab, for a browser that a program drives, a crawler, or on another page', async () => {
    await forgetVisitors();
    const before = await views();
    const page = await visitor();
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    expect(await read(page)).toEqual([]);
    await context.close();

    const crawler = await visitor({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(await read(crawler)).toHaveLength(1);
    await context.close();

    context = await browser.newContext({ userAgent: PERSON });
    expect(await read(await context.newPage())).toEqual([]);
    await context.close();

    const other = await visitor();
    await other.goto(ranking);
    expect(await other.locator('view-recorder').count()).toBe(0);
    expect(await views()).toBe(before);
  });

  it('is none for an editor', async () => {
    await forgetVisitors();
    const before = await views();
    const page = await visitor();
    await context.addCookies([await cookieOf(world.site.admin.user)]);
    expect(await read(page)).toHaveLength(1);
    expect(await views()).toBe(before);
  });
});

describe('500 views at the same moment', () => {
  /** Networks of this machine: each may count 60 views a minute. */
  const NETWORKS = 10;

  it('are 500 views', async () => {
    await forgetVisitors();
    const before = await views();
    const answers = await Promise.all(Array.from({ length: 500 }, (_, visitor) => record(visitor)));
    expect(answers.filter((answer) => answer !== '{"success":true,"data":{"counted":true}}')).toEqual([]);
    expect(await views()).toBe(before + 500);
    expect(await code(`SELECT views FROM {p}onda_views_total WHERE post_id = ${post.id}`)).toBe(
      `${before + 500}`,
    );
  });

  const agent = new Agent({ maxSockets: 8 });

  function record(visitor: number): Promise<string> {
    const localAddress = `127.0.0.${2 + (visitor % NETWORKS)}`;
    const headers = {
      'user-agent': `${PERSON} ${visitor}`,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const url = `${world.site.url}/wp-admin/admin-ajax.php`;
    return new Promise((done, fail) => {
      const sent = request(url, { method: 'POST', localAddress, headers, agent }, async (response) => {
        let text = '';
        for await (const part of response) text += part;
        done(text.trim());
      });
      sent.on('error', fail);
      sent.end(`action=spv_record_view&post_id=${post.id}`);
    });
  }
});

describe('a ranking', () => {
  const items = (page: Page) => page.locator('most-viewed [part="item"]');
  /** The built list is good for 15 s; a test does not wait for that. */
  const forgetList = () => code('DELETE FROM {p}onda_lists');

  async function openRanking(options: BrowserContextOptions = {}): Promise<Page> {
    return openTab(await visitor(options));
  }

  async function openTab(page: Page): Promise<Page> {
    await page.clock.install();
    await page.goto(ranking);
    await page.locator('most-viewed[data-ready]').waitFor();
    return page;
  }

  let asked = 0;
  let answered = 0;

  function countPolls(page: Page) {
    const isPoll = (request: Request) => request.postData()?.includes('onda_poll') === true;
    page.on('request', (request) => {
      if (isPoll(request)) asked += 1;
    });
    page.on('requestfinished', (request) => {
      if (isPoll(request)) answered += 1;
    });
  }

  /** The chunk of the poller comes when the browser says that the list is seen. */
  async function firstPoll(page: Page) {
    await expect
      .poll(async () => {
        await page.clock.runFor(300);
        return answered;
      })
      .toBeGreaterThan(0);
  }

  /** All tabs of a visitor have one clock. */
  async function pass(ms: number) {
    for (let passed = 0; passed < ms; passed += 1_000) {
      await context.clock.runFor(1_000);
      // Real answers take no time on these clocks.
      await expect.poll(() => answered, { interval: 10 }).toBe(asked);
    }
  }

  it('stands before any script, and without one', async () => {
    await forgetList();
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(ranking);
    expect(await items(page).first().textContent()).toMatch(/^1\s+Noche de boleros\s+[\d.]+ visitas$/);
  });

  it('follows what is read, with one request in 15 s for three tabs', async () => {
    await (await visitor()).close();
    context.on('page', countPolls);
    for (const _ of [1, 2, 3]) await openTab(await context.newPage());
    const first = context.pages()[0] as Page;
    await firstPoll(first);
    const before = asked;
    await code(`UPDATE {p}onda_views_daily SET views = 12345 WHERE post_id = ${post.id}`);
    await forgetList();
    await pass(POLL_MS);
    const label = () => items(first).first().locator('[part="count"]').textContent();
    await expect.poll(label).toBe('12.345 visitas');
    const heard = asked;
    await pass(3 * POLL_MS);
    // Each alone would ask nine times.
    expect(asked - heard).toBeLessThanOrEqual(4);
    expect(heard - before).toBeLessThanOrEqual(3);
  });

  it('is right for axe, by keyboard, on a phone and from right to left', async () => {
    const page = await openRanking({ viewport: { width: 390, height: 760 }, isMobile: true });
    expect(await violations(page, 'most-viewed')).toEqual([]);
    const link = items(page).first().getByRole('link');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(post.url);
    await page.goBack();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const place = (part: string) => items(page).first().locator(`[part="${part}"]`).boundingBox();
    const [position, title] = [await place('position'), await place('title')];
    expect(position?.x).toBeGreaterThan(title?.x ?? Number.POSITIVE_INFINITY);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await violations(page, 'most-viewed')).toEqual([]);
  });
});
