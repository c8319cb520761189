import { lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePlugin } from '../tools/build/package';
import { samePaths } from '../tools/check/same-paths';
import { PLUGIN_DIR } from '../tools/rig/places';
import { run } from '../tools/rig/site';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { hearAsVisitor } from './support/visitor';
import { itInAll } from './support/whole';

/**
 * The life of `onda.zip` on a site that never heard of it, from the upload to the deletion; the tests build on each
 * other.
 */
describe('onda.zip', () => {
  let folder: string;
  let zip: string;
  let rig: Rig;
  let browser: Browser;
  let admin: Page;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'onda-package-'));
    zip = join(folder, 'onda.zip');
    packagePlugin(PLUGIN_DIR, zip);
    rig = await startRig('package', { bare: true });
    browser = await startChromium();
    admin = await browser.newPage();
    await logIn(admin, rig.site);
  });

  afterAll(async () => {
    await browser?.close();
    await rig?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const plugins = () => admin.goto(`${rig.site.url}/wp-admin/plugins.php`);
  const row = () => admin.locator('tr[data-plugin="onda/onda.php"]');

  it('holds what a site needs and nothing else', () => {
    const files = unzipSync(readFileSync(zip));
    const names = Object.keys(files);
    expect(names).toEqual(expect.arrayContaining(['onda/onda.php', 'onda/readme.txt', 'onda/uninstall.php']));
    expect(names.filter((name) => !name.startsWith('onda/'))).toEqual([]);
    expect(names.filter((name) => /\/tests?\/|\.map$|\/\.|\.tsx?$|phpcs|node_modules/.test(name))).toEqual(
      [],
    );
    const scripts = names.filter((name) => /^onda\/build\/.*\.(js|css)$/.test(name));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((name) => textOf(files[name]).includes('sourceMappingURL'))).toEqual([]);
  });

  it('is smaller than what PHP takes as an upload by default', () => {
    expect(readFileSync(zip).length).toBeLessThan(2 * 1024 * 1024);
  });

  it('holds no two paths that macOS and Windows take for one', () => {
    expect(samePaths(Object.keys(unzipSync(readFileSync(zip))))).toEqual([]);
  });

  it('carries its license and the notices of what is bundled', () => {
    const files = unzipSync(readFileSync(zip));
    expect(textOf(files['onda/LICENSE'])).toContain('GNU GENERAL PUBLIC LICENSE');
    const notices = textOf(files['onda/build/third-party-licenses.txt']);
    for (const name of ['react', 'react-dom', 'scheduler', 'howler', 'zustand', '@r2wc/core']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    expect(notices).toContain('Permission is hereby granted');
  });

  it('is installed by the upload screen and switched on', async () => {
    await admin.goto(`${rig.site.url}/wp-admin/plugin-install.php?tab=upload`);
    await admin.locator('#pluginzip').setInputFiles(zip);
    await admin.locator('#install-plugin-submit').click();
    await admin.locator('a.button-primary[href*="action=activate"]').click();
    await row().locator('.deactivate').waitFor();
    await admin.locator('.notice a.button-primary[href$="page=onda"]').waitFor();
    expect(lstatSync(join(rig.site.root, 'wp-content/plugins/onda')).isSymbolicLink()).toBe(false);
    expect(await has(rig, 'mu-plugins/onda-early.php')).toBe(false);
  });

  itInAll('answers early once its owner says so, and the test beside the switch tells', async () => {
    await admin.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-advanced&tab=site`);
    await admin.locator('[name="onda_settings[earlyAnswers]"]').check();
    await admin.locator('.onda-save button').click();
    await admin.locator('.onda-early-check button').click();
    const result = admin.locator('.onda-early-check [role="status"]');
    await expect.poll(() => result.textContent()).toMatch(/^Llegó una respuesta temprana|^An early answer/);
    expect(await has(rig, 'mu-plugins/onda-early.php')).toBe(true);
  });

  it('plays from a shortcode that names stream and station', async () => {
    const { streamUrl } = rig.station;
    const address = await addPage(rig, `[radio_player radio_stream="${streamUrl}" radio_name="Radio Sola"]`);
    expect(await hearAsVisitor(browser, rig, address)).toBe('Radio Sola');
  });

  itInAll(
    'takes a station on its settings screen without scripts, and says what is wrong with one',
    async () => {
      const { page, context } = await openSettings(browser, rig, 'onda-stations');
      const field = (name: string) => page.locator(`[name="onda_settings[stations][0][${name}]"]`);
      await field('name').fill('Radio “Ñandú” & Cía');
      await page.locator('.onda-rare summary').first().click();
      await field('id').fill('nandu');
      await field('stream').fill('ftp://radio.example/live.mp3');
      await page.locator('.onda-save button').click();

      await expect
        .poll(() => page.locator('#onda-error-stations-0-stream').textContent())
        .toContain('http://');
      await expect.poll(() => field('stream').getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => field('stream').inputValue()).toBe('ftp://radio.example/live.mp3');
      await expect.poll(() => field('name').inputValue()).toBe('Radio “Ñandú” & Cía');
      await expect.poll(() => stationIds(rig)).toEqual([]);

      await field('stream').fill(rig.station.streamUrl);
      await page.locator('.onda-save button').click();
      await expect.poll(() => page.locator('[aria-invalid="true"], .notice-error').count()).toBe(0);
      await expect.poll(() => field('stream').inputValue()).toBe(rig.station.streamUrl);
      await expect.poll(() => stationIds(rig)).toEqual(['nandu']);
      await context.close();

      const address = await addPage(rig, '[radio_player station="nandu"]');
      expect(await hearAsVisitor(browser, rig, address)).toBe('Radio “Ñandú” & Cía');
    },
  );

  itInAll('takes its must-use file along when it is switched off', async () => {
    await askForDeletion(browser, rig);
    await plugins();
    await row().locator('.deactivate a').click();
    await row().locator('.activate').waitFor();
    expect(await has(rig, 'mu-plugins/onda-early.php')).toBe(false);
    expect(await leftovers(rig)).toContain('onda_settings');
  });

  itInAll('leaves nothing behind when it is deleted and that was asked for', async () => {
    admin.on('dialog', (dialog) => dialog.accept());
    await row().locator('.delete a').click();
    await expect.poll(() => has(rig, 'plugins/onda'), { timeout: 20_000 }).toBe(false);
    await plugins();
    expect(await row().count()).toBe(0);
    expect(await leftovers(rig)).toEqual([]);
  });
});

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** Whether the site's content folder holds it; asked in PHP, which may be on another file system. */
const has = async ({ site }: Rig, path: string) =>
  (await run(site, { code: `echo file_exists(WP_CONTENT_DIR . '/${path}') ? 'yes' : 'no';` })) === 'yes';

/** A published page with this content; gives its address. */
const addPage = ({ site }: Rig, content: string) =>
  run(site, {
    code: `echo get_permalink(wp_insert_post(['post_type' => 'page', 'post_status' => 'publish',
      'post_title' => 'Radio', 'post_content' => '${content}']));`,
  });

const stationIds = async ({ site }: Rig): Promise<string[]> =>
  JSON.parse(
    await run(site, {
      code: `echo wp_json_encode(array_column(get_option('onda_settings')['stations'] ?? [], 'id'));`,
    }),
  );

/** Names of all options and tables of the plugin. */
const leftovers = async ({ site }: Rig): Promise<string[]> =>
  JSON.parse(
    await run(site, {
      code: `global $wpdb; echo wp_json_encode(array_merge(
        $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%onda%'"),
        $wpdb->get_col("SHOW TABLES LIKE '%onda%'")));`,
    }),
  );

/** A screen of the menu Onda in a browser that runs no scripts. */
async function openSettings(
  browser: Browser,
  { site }: Rig,
  screen: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=${screen}`);
  return { page, context };
}

async function askForDeletion(browser: Browser, rig: Rig): Promise<void> {
  const { page, context } = await openSettings(browser, rig, 'onda-tools&tab=removal');
  await page.locator('[name="onda_settings[deleteData]"]').check();
  await page.locator('.onda-save button').click();
  await expect.poll(() => page.locator('[name="onda_settings[deleteData]"]').isChecked()).toBe(true);
  await expect.poll(() => stationIds(rig)).toEqual(['nandu']);
  await context.close();
}
