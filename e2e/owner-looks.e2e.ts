import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { screenViolations } from './support/owner-screen';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { fillFigures, forgetFigures } from './support/statistics-screen';

/** The screens of statistics and of people with much data and with none, in two languages, colors and directions. */
let rig: Rig;
let browser: Browser;
let page: Page;
let person: string;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Height of a screen on a desktop, in pixels. */
const LONGEST_SCREEN = 2000;
const STATISTICS = ['', 'posts', 'listening', 'favorites', 'votes', 'search', 'newsletter'].map(
  (topic) => `admin.php?page=onda-statistics&range=year&topic=${topic}`,
);
const PEOPLE = ['subscribers', 'subscribers&s=nobody', 'forms', 'forms&form=1', 'transfer'].map(
  (tab) => `admin.php?page=onda-newsletter&tab=${tab}`,
);
/** A screen of each kind. */
const KINDS = [...STATISTICS.slice(0, 3), ...[0, 3].map((at) => PEOPLE[at] ?? ''), 'index.php'];
const SCREENS = [...STATISTICS, 'admin.php?page=onda-statistics&tab=plays', ...PEOPLE, 'index.php'];
/** Names as nobody should have them: markup, a mark that turns the direction, a formula, no space in 300 letters. */
const PEOPLE_SEED = `update_option('onda_newsletter', ['lists' => [['id' => 1, 'name' => '<i>Noticias</i>', 'remote' => '']],
    'forms' => [['id' => 1, 'name' => str_repeat('Formulario', 20), 'lists' => [1]]]]);
  $people = new Onda\\Features\\Newsletter\\People\\SubscriberRepository();
  $names = ['<script>alert(1)</script>', "\\u{202E}odip", '=cmd|calc', str_repeat('Largo', 60), 'Ana'];
  for ($each = 0; $each < 60; $each++) {
    $local = $each === 0 ? str_repeat('a', 60) : "ana.$each";
    $id = $people->made("$local@" . ($each === 0 ? str_repeat('largo', 12) . '.example.org' : 'example.org'), 1, time() - $each * 9000)->id;
    $people->change($id, ['status' => Onda\\Features\\Newsletter\\Subscriber::STATUSES[$each % 3], 'first_name' => mb_substr($names[$each % 5], 0, 100)]);
    $people->set_lists($id, [1]);
  }
  echo $people->by_email('ana.1@example.org')->id;`;

beforeAll(async () => {
  rig = await startRig('owner-looks');
  browser = await startChromium();
  page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await logIn(page, rig.site);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const selectorOf = (path: string) => (path === 'index.php' ? '#onda_statistics' : '.onda-screen');

/** The height of the screen, how much it is too wide, and its texts that are cut. */
const measures = (selector: string) =>
  page.evaluate((of) => {
    const screen = document.querySelector(of);
    const texts =
      screen?.querySelectorAll<HTMLElement>('h2, .onda-number, .onda-days span, li, dd, label') ?? [];
    const isCut = (one: HTMLElement) =>
      !one.matches('.screen-reader-text') &&
      getComputedStyle(one).display !== 'inline' &&
      one.scrollWidth > one.clientWidth + 1;
    const cut = [...texts].filter(isCut).map((one) => one.textContent?.slice(0, 40) ?? '');
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    return { height: screen?.scrollHeight ?? 0, wide, cut };
  }, selector);

/** axe calls the arrows between pages, of one letter, incomplete. */
const isFault = (line: string) => !line.includes('too short to determine');

interface Look {
  sizes?: (typeof DESKTOP)[];
  /** axe takes most of the time, and another language or direction changes nothing that it looks at. */
  isAxeLeftOut?: boolean;
}

/** Faults of a screen: of access, a long screen, one that is too wide, a text that is cut. */
async function faultsOf(path: string, look: Look): Promise<string[]> {
  const { sizes = [DESKTOP, PHONE], isAxeLeftOut = false } = look;
  const found: string[] = [];
  const selector = selectorOf(path);
  await page.goto(`${rig.site.url}/wp-admin/${path}`);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { height, wide, cut } = await measures(selector);
    if (height === 0 || (size === DESKTOP && height > LONGEST_SCREEN)) found.push(`${height} px long`);
    if (wide > 0) found.push(`${wide} px too wide at ${size.width}`);
    found.push(...cut.map((text) => `cut at ${size.width}: ${text}`));
    if (isAxeLeftOut) continue;
    found.push(...(await screenViolations(page, selector, isFault)));
  }
  return found.map((line) => `${path}: ${line}`);
}

async function faults(paths: string[], look: Look = {}): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await faultsOf(path, look)));
  return found;
}

const option = (code: string) => run(rig.site, { code });
/** The user and the site as they were. */
const RESET = `delete_user_meta(1, 'locale'); delete_user_meta(1, 'admin_color'); update_option('WPLANG', 'es_ES');`;
const TURN = `<?php add_filter('gettext_with_context', fn($said, $text, $context) =>
  $context === 'text direction' ? 'rtl' : $said, 10, 3);`;
const turnFile = () => join(rig.site.root, 'wp-content/mu-plugins/right-to-left.php');

afterEach(async () => {
  rmSync(turnFile(), { force: true });
  await option(RESET);
});

const heading = () => page.locator('.onda-screen h1').textContent();

describe('with nothing yet', () => {
  it('is as good as with much', async () => {
    await forgetFigures(rig);
    await option(`update_option('onda_newsletter', []);`);
    const look = { sizes: [DESKTOP] };
    expect(
      await faults(
        SCREENS.filter((path) => !path.includes('form=1')),
        look,
      ),
    ).toEqual([]);
  });
});

describe('with much data', () => {
  beforeAll(async () => {
    await fillFigures(rig);
    person = await option(PEOPLE_SEED);
  });

  it('is short, whole and without a fault of access in Spanish', async () => {
    expect(await faults([...SCREENS, `${PEOPLE[0]}&person=${person}`])).toEqual([]);
  });

  it('is so in English, with its numbers', async () => {
    await option(`update_user_meta(1, 'locale', 'en_US'); update_option('WPLANG', '');`);
    const look = { isAxeLeftOut: true };
    expect(await faults([...STATISTICS, ...PEOPLE, 'index.php'], look)).toEqual([]);
    await page.goto(`${rig.site.url}/wp-admin/${STATISTICS[0]}`);
    expect(await heading()).toBe('Statistics');
    expect(await page.locator('.onda-number').first().textContent()).toMatch(/^\d{1,3}(,\d{3})+$/);
  });

  it('is so in a dark color scheme', async () => {
    await option(`update_user_meta(1, 'admin_color', 'midnight');`);
    expect(await faults(KINDS, { sizes: [DESKTOP] })).toEqual([]);
    expect(await page.locator('body.admin-color-midnight').count()).toBe(1);
  });

  it('is so from right to left', async () => {
    writeFileSync(turnFile(), TURN);
    expect(await faults(KINDS, { isAxeLeftOut: true })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });

  it('shows the stations that are dead as a number in the menu, in words too', async () => {
    await option(`$all = (new Onda\\Core\\Settings\\SettingsStore())->all();
      $off = new Onda\\Owner\\Stations\\Check\\Report('off', []);
      foreach ([3600, 0] as $ago) (new Onda\\Owner\\Stations\\Watch\\CheckedStations())->keep($all[0], $off, time() - $ago);`);
    await page.setViewportSize(DESKTOP);
    await page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda`);
    const bubbles = page.locator('#toplevel_page_onda a .update-plugins');
    expect(await bubbles.first().locator('.plugin-count').textContent()).toBe('1');
    expect(await bubbles.count()).toBe(2);
    await page.getByRole('link', { name: /^Emisoras.*1 emisora no suena$/ }).waitFor();
  });
});
