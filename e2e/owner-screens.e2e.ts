import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { screenViolations } from './support/owner-screen';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { itInAll } from './support/whole';

/** The menu Onda as an owner uses it, without scripts and with them. */
let rig: Rig;
let browser: Browser;
let page: Page;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 640 };
/** Height of a screen on a desktop with the demo's settings, in pixels. */
const LONGEST_SCREEN = 2000;

beforeAll(async () => {
  rig = await startRig('owner-screens');
  browser = await startChromium();
  page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await logIn(page, rig.site);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const open = (path: string) => page.goto(`${rig.site.url}/wp-admin/${path}`);
const addresses = (selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The address of every tab of every screen. */
async function everyTab(): Promise<string[]> {
  await open('admin.php?page=onda');
  const screens = await addresses('#toplevel_page_onda .wp-submenu a');
  const tabs: string[] = [];
  for (const screen of screens) {
    await open(screen);
    const own = await addresses('.onda-screen .nav-tab');
    tabs.push(...(own.length > 0 ? own.map((address) => address.replace(/^.*wp-admin\//, '')) : [screen]));
  }
  return tabs;
}

const setting = (path: string) =>
  run(rig.site, { code: `echo wp_json_encode(get_option('onda_settings')${path} ?? null);` });

describe('the menu Onda', () => {
  itInAll('has short screens without a fault of access, on a desktop and on a phone', async () => {
    const tabs = await everyTab();
    expect(tabs.length).toBeGreaterThan(15);
    const faults: string[] = [];
    for (const tab of tabs) {
      await page.setViewportSize(DESKTOP);
      await open(tab);
      const height = await page.evaluate(() => document.querySelector('.onda-screen')?.scrollHeight ?? 0);
      if (height > LONGEST_SCREEN) faults.push(`${tab}: ${height} px`);
      faults.push(...(await screenViolations(page)).map((line) => `${tab}: ${line}`));
      await page.setViewportSize(PHONE);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) faults.push(`${tab}: ${wide} px too wide on a phone`);
    }
    await page.setViewportSize(DESKTOP);
    expect(faults).toEqual([]);
  });

  it('leads from the addresses that its screens had before', async () => {
    await open('options-general.php?page=onda');
    expect(page.url()).toContain('admin.php?page=onda');
    await open('options-general.php?page=onda-newsletter');
    expect(page.url()).toContain('admin.php?page=onda-newsletter');
  });

  it('finds a setting by a word and leads to its field', async () => {
    await open('admin.php?page=onda');
    await page.getByRole('search').getByRole('searchbox').fill('favoritos por página');
    await page.keyboard.press('Enter');
    await page.locator('#onda-found').locator('..').getByRole('link').first().click();
    expect(page.url()).toContain('page=onda-favorites');
    expect(new URL(page.url()).hash).toBe('#onda_settings-favorites-perPage');
  });
});

describe('a section', () => {
  const save = () => page.getByRole('button', { name: 'Guardar', exact: true }).click();

  it('is saved alone, comes back to its place and says so', async () => {
    await open('admin.php?page=onda-favorites&tab=favorites');
    await page.getByLabel('Favoritos por página de una lista').fill('7');
    await save();
    await page.getByRole('status').getByText('Guardado.').waitFor();
    expect(page.url()).toContain('page=onda-favorites&tab=favorites');
    expect(await setting(`['favorites']['perPage']`)).toBe('7');
    expect(JSON.parse(await setting(`['stations']`))).not.toEqual([]);
    await expect.poll(() => page.getByText('Por defecto: 20').count()).toBe(1);
  });

  it('keeps the button that saves in sight', async () => {
    await open('admin.php?page=onda-favorites');
    const box = await page.getByRole('button', { name: 'Guardar', exact: true }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.height);
  });

  it('shows what is wrong at its field, with a link to it, and keeps what was typed', async () => {
    await open('admin.php?page=onda-favorites');
    await page.getByLabel('Favoritos por página de una lista').fill('101');
    await save();
    const alert = page.getByRole('alert');
    await alert.getByRole('link').click();
    const field = page.getByLabel('Favoritos por página de una lista');
    expect(await field.inputValue()).toBe('101');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await setting(`['favorites']['perPage']`)).toBe('7');
  });

  it('answers the second of two editors with 409 and what differs', async () => {
    const second = await page.context().newPage();
    const address = `${rig.site.url}/wp-admin/admin.php?page=onda-favorites&tab=favorites`;
    await second.goto(address);
    await open('admin.php?page=onda-favorites&tab=favorites');
    await page.getByLabel('Favoritos por página de una lista').fill('8');
    await save();
    await page.getByRole('status').getByText('Guardado.').waitFor();
    await second.getByLabel('Favoritos por página de una lista').fill('9');
    const [answer] = await Promise.all([
      second.waitForResponse(
        (response) => response.request().method() === 'POST' && response.frame() === second.mainFrame(),
      ),
      second.getByRole('button', { name: 'Guardar', exact: true }).click(),
    ]);
    expect(answer.status()).toBe(409);
    await second.getByText('Favoritos por página de una lista es ahora: 8').waitFor();
    await second.getByRole('button', { name: 'Guardar', exact: true }).click();
    await second.getByRole('status').getByText('Guardado.').waitFor();
    expect(await setting(`['favorites']['perPage']`)).toBe('9');
    await second.close();
  });
});

describe('the first steps', () => {
  itInAll(
    'ask once where the radio plays: the bar is on the site after one press, a page begins as a draft',
    async () => {
      await run(rig.site, {
        code: `global $wpdb; $wpdb->query("UPDATE $wpdb->posts SET post_status = 'trash' WHERE post_content LIKE '%radio%player%' OR post_content LIKE '%live-radio-button%'");
        delete_option('widget_block');`,
      });
      await open('admin.php?page=onda');
      await page.getByRole('button', { name: 'En una barra, en todas las páginas (recomendado)' }).click();
      await page.getByRole('link', { name: 'Verlo en el sitio' }).click();
      await page.locator('radio-player[sticky="true"][data-ready]').waitFor({ state: 'attached' });
      await page.goto(`${rig.site.url}/?s=faro`);
      await page.locator('radio-player[sticky="true"][data-ready]').waitFor({ state: 'attached' });
      const step = page.locator('li', { hasText: '¿Dónde quieres que suene la radio?' });
      await open('admin.php?page=onda');
      expect(await step.getAttribute('data-state')).toBe('done');
      await run(rig.site, {
        code: `$o = get_option('onda_settings'); unset($o['player']); update_option('onda_settings', $o);`,
      });
      await open('admin.php?page=onda');
      await page.getByRole('button', { name: 'En una página' }).click();
      await page.waitForURL(/post\.php\?post=\d+&action=edit/);
      const id = new URL(page.url()).searchParams.get('post');
      const draft = await run(rig.site, {
        code: `echo get_post_status(${id}) . ' ' . get_post(${id})->post_content;`,
      });
      expect(draft).toMatch(/^draft .*<!-- wp:onda\/radio-player/s);
      await open('admin.php?page=onda');
      expect(await step.getAttribute('data-state')).toBe('done');
    },
  );

  itInAll('make a page of the favorites that a visitor kept, and open the same again', async () => {
    await run(rig.site, {
      code: `global $wpdb; $wpdb->query("UPDATE $wpdb->posts SET post_status = 'trash' WHERE post_content LIKE '%wp:onda/fav-list%'"); wp_cache_flush();`,
    });
    const made = async () => {
      await open('admin.php?page=onda-favorites');
      await page.getByRole('button', { name: 'Hacer una página con él' }).click();
      await page.waitForURL(/post\.php\?post=\d+/);
      return page.url();
    };
    const address = await made();
    expect(await made()).toBe(address);
    const id = new URL(address).searchParams.get('post');
    const code = `$post = get_post(${id}); echo "$post->post_status $post->post_title $post->post_content";`;
    expect(await run(rig.site, { code })).toBe('draft Mis favoritos <!-- wp:onda/fav-list /-->');
  });

  itInAll('have buttons that check the stations and build the index where no scheduler runs', async () => {
    await open('admin.php?page=onda');
    await page.getByRole('button', { name: 'Comprobarlas todas ahora' }).click();
    await page.locator('[data-station="onda"][data-state="good"]').waitFor();
    await open('admin.php?page=onda-search&tab=index');
    await page.getByRole('button', { name: 'Construir el índice ahora' }).click();
    await page.getByText(/El índice responde: \d+ entradas/).waitFor();
    await open('admin.php?page=onda');
  });

  it('are put away and brought back', async () => {
    await open('admin.php?page=onda');
    await page.getByRole('button', { name: 'Ocultar esta lista' }).click();
    await expect.poll(() => page.locator('.onda-steps').count()).toBe(0);
    await page.getByRole('button', { name: 'Mostrar los primeros pasos' }).click();
    await page.locator('.onda-steps').waitFor();
  });
});
