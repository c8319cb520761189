import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { save, screenViolations } from './support/owner-screen';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { itInAll } from './support/whole';

/** The screen on which an owner adds a station, with the stream server of the demo. */
let rig: Rig;
let browser: Browser;
let page: Page;

const FIELD = (place: number, name: string) => `[name="onda_settings[stations][${place}][${name}]"]`;

beforeAll(async () => {
  rig = await startRig('station-check', { noSeed: true });
  browser = await startChromium();
});

beforeEach(async () => {
  rig.station.restoreSource();
  await run(rig.site, {
    code: `update_option('onda_settings', []); delete_option('onda_stations_checked');
      $GLOBALS['wpdb']->query("DELETE FROM {$GLOBALS['wpdb']->prefix}onda_limits");`,
  });
});

afterEach(() => page?.context().close());

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const screen = () => `${rig.site.url}/wp-admin/admin.php?page=onda-stations`;
const authority = () => new URL(rig.station.url).host;

async function openScreen(options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  page = await (await browser.newContext(options)).newPage();
  await logIn(page, rig.site);
  await page.goto(screen());
}

/** Saves a station as if an owner had done so earlier. */
const store = (stream: string) =>
  run(rig.site, {
    code: `update_option('onda_settings', ['stations' => [['id' => 'uno', 'name' => 'Radio Uno', 'stream' => '${stream}']]]);`,
  });

const card = (place = 0) => page.locator('.onda-check').nth(place);
const states = (place = 0) =>
  card(place)
    .locator('.onda-findings li')
    .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset.state));
const status = (place = 0) => card(place).locator('[role="status"]').last();
const check = (place = 0) => card(place).locator('button').first();
const listen = (place = 0) => card(place).locator('[data-sound]');

describe('a new station', () => {
  it('is typed without a scheme, checked, heard and saved, and its state is known from then on', async () => {
    await openScreen();
    await page.locator(FIELD(0, 'name')).fill('Radio Uno');
    await page.locator(FIELD(0, 'stream')).fill(`${authority()}/live.mp3`);
    await check().click();
    await expect.poll(states).toEqual(['warning', 'good', 'good', 'good', 'good', 'good']);
    expect(await page.locator(FIELD(0, 'stream')).inputValue()).toBe(rig.station.streamUrl);
    expect(await card().textContent()).toContain('MP3');
    expect(await card().textContent()).toContain(rig.station.track().title);
    expect(rig.station.listeners()).toBe(0);

    await listen().click();
    await expect.poll(() => listen().getAttribute('data-sound')).toBe('playing');
    expect(await listen().getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => card().locator('.onda-sound').textContent()).toMatch(/\d.*CORS|\d.*\./);
    await listen().click();
    await expect.poll(() => rig.station.listeners()).toBe(0);

    await save(page);
    expect((await states()).length).toBeGreaterThan(3);
    expect(await storedState()).toMatchObject({ state: 'on', listeners: expect.any(Number) });
  });

  itInAll('is followed by the question where it plays, which fits a phone', async () => {
    await store(rig.station.streamUrl);
    await openScreen({ viewport: { width: 390, height: 844 } });
    await page.goto(`${screen()}&saved=1`);
    const answers = page.locator('form:has([name="action"][value="onda_on_air_page"]) button');
    await expect.poll(() => answers.count()).toBe(3);
    for (const answer of await answers.all()) {
      const { x = 0, width = Number.NaN } = (await answer.boundingBox()) ?? {};
      expect([await answer.isVisible(), x + width <= 390]).toEqual([true, true]);
    }
  });

  itInAll(
    'is looked at as it stands in the form, and what is typed afterwards takes the result away',
    async () => {
      await openScreen();
      await page.locator(FIELD(0, 'stream')).fill(`${rig.station.url}/gone.mp3`);
      await check().click();
      await expect.poll(states).toEqual(['wrong']);
      expect(await card().textContent()).toContain('404');
      await page.locator(FIELD(0, 'stream')).press('x');
      await expect.poll(states).toEqual([]);
    },
  );

  itInAll('is found behind the page of its service and taken over by one click', async () => {
    await openScreen();
    await page.locator(FIELD(0, 'stream')).fill(`${rig.station.url}/status.xsl`);
    await check().click();
    await expect.poll(states).toEqual(['wrong', 'warning']);
    await card().locator('.onda-findings button').click();
    await expect.poll(() => page.locator(FIELD(0, 'stream')).inputValue()).toBe(rig.station.streamUrl);
    await expect.poll(async () => [...new Set(await states())]).toEqual(['good']);
  });
});

/** The state that the server stores. */
const storedState = async (): Promise<unknown> =>
  JSON.parse(
    await run(rig.site, { code: `echo wp_json_encode(get_option('onda_stations_checked')['radio-uno']);` }),
  );

describe('a station without sound', () => {
  itInAll(
    'is saved all the same, stands above the cards, and Site Health tells it until it sounds again',
    async () => {
      await store(rig.station.streamUrl);
      rig.station.dropSource();
      await openScreen();
      await check().click();
      await expect.poll(states).toContain('wrong');
      await page.locator(FIELD(0, 'name')).fill('Radio Uno, en silencio');
      await save(page);
      expect(await page.locator('[data-station="uno"]').textContent()).toContain('Radio Uno, en silencio');
      expect(await health()).toBe('critical');
      rig.station.restoreSource();
      await run(rig.site, { code: `do_action('onda_stations_again'); update_option('x', 1);` });
      expect(await health()).toBe('critical');
      await run(rig.site, {
        code: `$all = get_option('onda_stations_checked');
        $all['uno']['checked'] -= 900; $all['uno']['since'] -= 900;
        update_option('onda_stations_checked', $all, false);
        do_action('onda_stations_again');`,
      });
      expect(await health()).toBe('good');
    },
  );

  it('says so where it is played', async () => {
    await store(`${rig.station.url}/gone.mp3`);
    await openScreen();
    await listen().click();
    await expect.poll(() => listen().getAttribute('data-sound')).toBe('failed');
    expect(await card().locator('.onda-sound').textContent()).not.toBe('');
  });
});

const health = () =>
  run(rig.site, {
    code: `echo (new \\Onda\\Owner\\Stations\\Watch\\StreamHealth(\\Onda\\Owner\\Stations\\Watch\\StationHealth::open()))->streams()['status'];`,
  });

describe('without JavaScript', () => {
  it('a button saves and checks, and the result stands in the card', async () => {
    await store(rig.station.streamUrl);
    page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${rig.site.url}/wp-login.php`);
    await page.locator('#user_login').fill(rig.site.admin.user);
    await page.locator('#user_pass').fill(rig.site.admin.password);
    await page.locator('#wp-submit').click();
    await page.goto(screen());
    expect(await states()).toEqual([]);
    await save(page, card().locator('button[name="onda_check"]'));
    expect(await states()).toEqual(['good', 'good', 'good', 'good', 'good']);
    rig.station.dropSource();
    await page.locator('.onda-check button[name="onda_check"]').first().click();
    await expect.poll(states).toContain('wrong');
    expect(await page.locator('[data-station="uno"]').count()).toBe(1);
  });
});

describe('the screen', () => {
  itInAll('says in words that the session has ended, and keeps what was typed', async () => {
    await openScreen();
    await page.locator(FIELD(0, 'stream')).fill(rig.station.streamUrl);
    await page.context().clearCookies();
    await check().click();
    await expect.poll(() => status().textContent()).not.toMatch(/^$|…/);
    expect(await states()).toEqual([]);
    expect(await page.locator(FIELD(0, 'stream')).inputValue()).toBe(rig.station.streamUrl);
  });

  it.each([1280, 320])('has no fault that axe finds, and nothing stands out, at %i px', async (width) => {
    await store(rig.station.streamUrl);
    await openScreen({ viewport: { width, height: 900 } });
    await check().click();
    await expect.poll(async () => (await states()).length).toBeGreaterThan(3);
    expect(await screenViolations(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
