import { basename, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLUGIN_DIR } from '../tools/rig/places';
import { run } from '../tools/rig/site';
import { askedOf } from './support/asked';
import { fileHolding, loadAll } from './support/built-files';
import { publish, violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { itInAll } from './support/whole';

/** Favorites as a visitor uses them: click, reload, list, clear, dialogs, two tabs, by mouse and keyboard. */
let rig: Rig;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let posts: number[];
let url: Record<'controls' | 'list' | 'bare', string>;

const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  rig = await startRig('favorites');
  browser = await startChromium();
  await settings({ who: 'everybody' });
  const code = `foreach (range(1, 5) as $i) $ids[] = wp_insert_post(['post_title' => "Canción $i", 'post_content' => 'x', 'post_excerpt' => "Extracto $i", 'post_status' => 'publish']); echo json_encode($ids);`;
  posts = JSON.parse(await run(rig.site, { code }));
  const buttons = posts.map((id) => `[fav_button post_id="${id}"]`).join(' ');
  url = {
    controls: await publish(rig, 'controles', `${buttons} ${buttons}[fav_count] [fav_clear]`),
    list: await publish(
      rig,
      'lista',
      '[fav_list include_buttons="true" include_excerpts="true" per_page="2"] [fav_clear] [fav_count]',
    ),
    bare: await publish(
      rig,
      'sueltas',
      `<fav-button post-id="${posts[0]}"></fav-button><fav-count></fav-count>`,
    ),
  };
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => context?.close());

const settings = (favorites: object) =>
  run(rig.site, {
    code: `update_option('onda_settings', ['favorites' => json_decode('${JSON.stringify(favorites)}', true)] + (array) get_option('onda_settings'));`,
  });

async function visit(address: string, options: BrowserContextOptions = {}) {
  context = await browser.newContext(options);
  page = await context.newPage();
  return go(address);
}

async function go(address: string) {
  const asked = askedOf(page);
  await page.goto(address);
  await loadAll(page);
  await page.waitForFunction(
    () => document.querySelectorAll(':is(fav-button, fav-list):not([data-ready])').length === 0,
  );
  return asked;
}

const button = (at: number, on = page) => on.locator(`fav-button[post-id="${posts[at]}"] button`).first();
/** `busy` from the press until the reply is in. */
const isPressed = (at: number, on = page) =>
  button(at, on).evaluate((node: HTMLButtonElement) => (node.disabled ? 'busy' : node.ariaPressed));
const total = (on = page) => on.locator('fav-count').first().textContent();

async function keep(...which: number[]) {
  for (const at of which) {
    await button(at).click();
    await expect.poll(() => isPressed(at)).toBe('true');
  }
}

/** For somebody to look at: `ONDA_E2E_PICTURES` names a folder. */
async function photograph(name: string) {
  const folder = process.env.ONDA_E2E_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/favorites-${name}.png` });
}

describe('a visitor', () => {
  it('keeps, reloads, sees it kept, takes it out and clears', async () => {
    const asked = await visit(url.controls);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await keep(0, 1);
    expect(asked).toEqual(['favorites_favorite', 'favorites_favorite']);
    expect(await page.locator(`fav-button[post-id="${posts[0]}"] [aria-pressed="true"]`).count()).toBe(2);
    expect((await button(0).textContent())?.trim()).toBe('Favorito 1');
    expect(await total()).toBe('2');
    await photograph('controls');

    const again = await go(url.controls);
    await expect.poll(() => isPressed(1)).toBe('true');
    expect(again).toEqual(['favorites_array']);
    expect(await isPressed(2)).toBe('false');
    await button(1).click();
    await expect.poll(() => isPressed(1)).toBe('false');
    await page.locator('fav-clear button').click();
    await expect.poll(() => total()).toBe('0');
    expect(await isPressed(0)).toBe('false');
    expect(await page.locator('fav-clear button').isDisabled()).toBe(true);
    const last = await go(url.controls);
    await page.waitForLoadState('networkidle');
    expect(last).toEqual([]);
  });

  it('uses the keyboard alone, and stays where it was', async () => {
    await visit(url.controls);
    await button(3).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isPressed(3)).toBe('true');
    expect(await button(3).evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => isPressed(3)).toBe('false');
  });

  it('has two tabs in step without a request', async () => {
    await visit(url.controls);
    const first = page;
    page = await context.newPage();
    const asked = await go(url.controls);
    const second = page;
    page = first;
    await keep(2);
    await expect.poll(() => isPressed(2, second)).toBe('true');
    expect([await total(second), asked]).toEqual(['1', []]);
  });

  it('keeps what was pressed on a page that is left at once', async () => {
    await visit(url.controls);
    await button(2).click();
    await page.goto('about:blank');
    const ajax = new URL('/wp-admin/admin-ajax.php', url.controls).href;
    const kept = async () =>
      (await context.request.post(ajax, { form: { action: 'favorites_array' } })).text();
    await expect.poll(kept).toContain(`"post_id":${posts[2]},`);
    await go(url.controls);
    await expect.poll(() => isPressed(2)).toBe('true');
  });

  it('is told once when it fails, and may try again', async () => {
    await visit(url.controls);
    await keep(0);
    await context.setOffline(true);
    await button(1).click();
    const status = page.locator('fav-button [part~="status"]:not(:empty)');
    await status.waitFor();
    expect(await status.allTextContents()).toEqual(['No se ha podido. Inténtalo de nuevo.']);
    expect([await isPressed(1), await button(1).isDisabled()]).toEqual(['false', false]);
    expect(await violations(page, 'fav-button')).toEqual([]);
    await photograph('failed');
    await context.setOffline(false);
    await keep(1);
    expect(await status.count()).toBe(0);
  });

  it('keeps on a page of yesterday', async () => {
    await visit(url.controls);
    const frozen = await (await context.request.get(url.controls)).text();
    await page.route(url.controls, (route) => route.fulfill({ body: frozen, contentType: 'text/html' }));
    await page.clock.install({ time: Date.now() + 25 * 3_600_000 });
    const asked = await go(url.controls);
    await button(4).click();
    await expect.poll(() => isPressed(4)).toBe('true');
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it('finds a bare tag as useful as a printed one', async () => {
    await visit(url.bare);
    await keep(0);
    expect(await total()).toBe('1');
  });
});

describe('the list', () => {
  it('says that it is empty without asking', async () => {
    const asked = await visit(url.list);
    await expect.poll(() => page.locator('fav-list').textContent()).toContain('Todavía no hay favoritos.');
    expect(asked).toEqual([]);
    expect(await violations(page, 'fav-list')).toEqual([]);
  });

  it('stands in pages, loses what is taken out, and is cleared', async () => {
    await visit(url.controls, { colorScheme: 'dark', ...PHONE });
    await keep(0, 1, 2);
    await go(url.list);
    const rows = page.locator('fav-list [part~="item"]');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.first().textContent()).toContain('Canción 3');
    expect(await rows.first().textContent()).toContain('Extracto 3');
    await expect.poll(() => page.locator('fav-list [aria-pressed="true"]').count()).toBe(2);
    expect(await violations(page, 'fav-list')).toEqual([]);
    await photograph('list');
    await page.locator('fav-list [part~="next"]').click();
    await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining('Canción 1')]);
    expect(await page.locator('fav-list [part~="page"]').textContent()).toBe('Página 2 de 2');
    await page.locator('fav-list [part~="previous"]').click();
    await expect.poll(() => rows.count()).toBe(2);
    await rows.first().locator('button').click();
    await expect.poll(() => page.locator('fav-list').textContent()).toContain('Canción 1');
    await page.locator('fav-clear button').click();
    await expect
      .poll(async () => (await page.locator('fav-list').textContent())?.trim())
      .toBe('Todavía no hay favoritos.');
  });

  it('is drawn without React, also at the press after its code was lost', async () => {
    await visit(url.controls);
    await keep(0);
    const built = join(PLUGIN_DIR, 'build');
    const code = fileHolding(built, 'favorites/src/list/draw-list.ts');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(basename(request.url())));
    await page.route(`**/${code}`, (route) => route.abort());
    await go(url.list);
    await expect.poll(() => asked.filter((file) => file === code).length).toBeGreaterThan(1);
    const rows = page.locator('fav-list [part~="item"]');
    expect(await rows.count()).toBe(0);
    await page.unroute(`**/${code}`);
    await page.locator('h1').first().click();
    await expect.poll(() => rows.count()).toBe(1);
    expect(asked).not.toContain(fileHolding(built, 'core/src/react/react-view.ts'));
  });

  itInAll('offers to try again', async () => {
    await visit(url.controls);
    await keep(0);
    await page.route('**/admin-ajax.php', (route) => route.fulfill({ status: 500, body: '<h1>500</h1>' }));
    await go(url.list);
    await page.locator('fav-list [part~="retry"]').waitFor();
    expect(await page.locator('fav-list').textContent()).toContain('No se ha podido cargar la lista.');
    expect(await violations(page, 'fav-list')).toEqual([]);
    await page.unroute('**/admin-ajax.php');
    await page.locator('fav-list [part~="retry"]').click();
    await expect.poll(() => page.locator('fav-list [part~="item"]').count()).toBe(1);
  });
});

describe('gates', () => {
  const dialog = () => page.getByRole('dialog');

  it('who must sign in is told so, and comes back to the button', async () => {
    await settings({ who: 'users' });
    await visit(url.controls);
    await button(0).click();
    await dialog().waitFor();
    expect(await dialog().textContent()).toContain('Para guardar favoritos hay que iniciar sesión.');
    expect(await violations(page, '.onda-dialog')).toEqual([]);
    await photograph('sign-in');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    expect(await button(0).evaluate((node) => node === document.activeElement)).toBe(true);
    expect([await isPressed(0), await button(0).isDisabled()]).toEqual(['false', false]);
  });

  it('a configured address is gone to', async () => {
    await settings({ who: 'users', signIn: 'redirect', signInUrl: `${url.bare}?entrar=1` });
    await visit(url.controls);
    await button(0).click();
    await page.waitForURL(/entrar=1/);
  });

  it('consent is asked for: no saves nothing, yes repeats the click', async () => {
    await settings({ who: 'everybody', consent: true, consentText: 'Guardamos una cookie.' });
    await visit(url.controls);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    await button(0).click();
    await dialog().waitFor();
    expect(await dialog().textContent()).toContain('Guardamos una cookie.');
    expect(await violations(page, '.onda-dialog')).toEqual([]);
    await photograph('consent');
    await dialog().getByRole('button').nth(1).click();
    await expect.poll(() => asked.filter((body) => body.includes('consent=false')).length).toBe(1);
    expect(await isPressed(0)).toBe('false');
    await button(0).click();
    await dialog().getByRole('button').first().click();
    await expect.poll(() => isPressed(0)).toBe('true');
    expect(asked.at(-1)).toContain('user_consent_accepted=true');
    await settings({ who: 'everybody' });
  });
});

itInAll('says nothing of a failure where the owner chose so', async () => {
  await settings({ who: 'everybody', failure: 'silent' });
  await visit(url.controls);
  await keep(0);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await button(1).click();
  await failed;
  await expect.poll(() => button(1).isDisabled()).toBe(false);
  expect(await page.locator('[part~="status"]:not(:empty)').count()).toBe(0);
  expect([await isPressed(1), await total()]).toEqual(['false', '1']);
  await context.setOffline(false);
  await keep(1);
  await page.route('**/admin-ajax.php', (route) => route.fulfill({ status: 500, body: '' }));
  await go(url.list);
  await expect.poll(() => page.locator('fav-list').getAttribute('aria-busy')).toBe('false');
  expect((await page.locator('fav-list').textContent())?.trim()).toBe('');
});
