import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { pageWithoutScripts, screenViolations } from './support/owner-screen';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { describeInAll, itInAll } from './support/whole';

/** The previews beside settings: the real element with what is typed, without a trace on the site. */
let rig: Rig;
let browser: Browser;
let page: Page;
const heard: string[] = [];

const CARD = '.onda-fields > .card > summary';
const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(2)</script>{{t play}}`;

beforeAll(async () => {
  rig = await startRig('previews');
  browser = await startChromium('no-user-gesture-required');
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(15_000);
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.accept();
  });
  page.on('pageerror', (error) => heard.push(error.message));
  await logIn(page, rig.site);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

beforeEach(() => void heard.splice(0));

const address = (screen: string) => `${rig.site.url}/wp-admin/admin.php?page=onda-${screen}`;
const open = (screen: string) => page.goto(address(screen));
const preview = () => page.frameLocator('iframe[name="onda-preview"]');
/** Points at the preview, as somebody does before using it. */
const pointAt = () => page.getByRole('heading', { name: 'Vista previa' }).hover();
const php = (code: string) => run(rig.site, { code });
const rows = (table: string, sum = 'COUNT(*)') =>
  php(`global $wpdb; echo (int) $wpdb->get_var("SELECT ${sum} FROM {$wpdb->prefix}${table}");`);

describe('the preview of the player', () => {
  it('follows the name as it is typed, saves nothing and leaves the focus and the history', async () => {
    await open('stations');
    await preview().locator('radio-player[data-ready]').waitFor();
    expect(await page.locator('iframe[name="onda-preview"]').getAttribute('title')).toBe(
      'Vista previa del reproductor',
    );
    const entries = await page.evaluate('history.length');
    await page.locator(CARD).first().click();
    const name = page.getByLabel('Nombre', { exact: true }).first();
    await name.fill('Radio Tecleada');
    await preview().locator('radio-player').getByText('Radio Tecleada').first().waitFor();
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.evaluate('history.length')).toBe(entries);
    expect(await php(`echo get_option('onda_settings')['stations'][0]['name'];`)).toBe('Onda Radio');
    expect(await screenViolations(page)).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('shows the station in whose card somebody is, and a wrong value as text', async () => {
    await open('stations');
    await page.locator(CARD).nth(1).click();
    const name = page.getByLabel('Nombre', { exact: true }).nth(1);
    await name.fill(HOSTILE);
    await preview().locator('radio-player').getByText('onerror').first().waitFor();
    expect(await page.locator('.onda-preview select').inputValue()).toBe('1');
    expect(await preview().locator('img[src="x"]').count()).toBe(0);
    expect(heard).toEqual([]);
  });

  itInAll('is as wide as a phone and stands on a dark page where that is chosen', async () => {
    await open('stations');
    await page.getByRole('radio', { name: 'Móvil' }).check();
    expect((await page.locator('iframe[name="onda-preview"]').boundingBox())?.width).toBe(390);
    await page.getByLabel('Oscuro').check();
    await expect
      .poll(() =>
        preview()
          .locator('body')
          .evaluate((body) => getComputedStyle(body).backgroundColor),
      )
      .toBe('rgb(29, 35, 39)');
    expect((await page.locator('iframe[name="onda-preview"]').boundingBox())?.width).toBe(390);
  });

  itInAll('plays, and no play is counted', async () => {
    await open('stations');
    const counted = page.waitForResponse((reply) =>
      (reply.request().postData() ?? '').includes('count.play'),
    );
    await preview().getByRole('button', { name: 'Reproducir' }).first().click();
    await preview().getByRole('button', { name: 'Pausar' }).first().waitFor();
    expect((await counted).request().postData()).toContain('onda_preview=1');
    expect(await rows('onda_plays', 'SUM(plays)')).toBe('0');
  });
});

describe('the preview of the favorite button', () => {
  it('asks the typed question, and keeps nothing', async () => {
    await open('favorites');
    const button = preview().locator('fav-button').getByRole('button');
    await page.getByLabel('Pedir antes el consentimiento').check();
    await page.getByLabel('Pregunta').fill(`¿Una galleta? ${HOSTILE}`);
    await page.getByLabel('Texto del botón que acepta').fill('Venga');
    await expect.poll(() => preview().locator('#onda-replies').textContent()).toContain('Venga');
    await pointAt();
    await button.click();
    await preview().getByRole('dialog').getByText('¿Una galleta?').waitFor();
    await preview().getByRole('button', { name: 'Venga' }).click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    expect(await rows('onda_favorites')).toBe('0');
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('onda_'))).toEqual([]);
    expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("onda"))')).toEqual(
      [],
    );
    expect(heard).toEqual([]);
    expect(await screenViolations(page)).toEqual([]);
  });

  itInAll('asks to sign in where that is typed', async () => {
    await open('favorites');
    await page.getByLabel('Quién puede guardar favoritos').selectOption('users');
    await page.getByLabel('Texto del diálogo de acceso').fill('Primero entra');
    await expect.poll(() => preview().locator('#onda-config').textContent()).toContain('Primero entra');
    await pointAt();
    await preview().locator('fav-button').getByRole('button').click();
    await preview().getByRole('dialog').getByText('Primero entra').waitFor();
  });
});

describeInAll('the previews of search', () => {
  it('makes the site’s own form live before that is saved, and counts no phrase', async () => {
    await open('search');
    await preview().getByText('No es instantáneo').waitFor();
    await page.getByLabel('Hacer instantáneos los buscadores').check();
    await preview().getByText('escribe algo').waitFor();
    await pointAt();
    await preview().getByRole('searchbox').pressSequentially('festival', { delay: 20 });
    await preview().locator('[part~="result"]').first().waitFor();
    expect(await rows('onda_limits', "SUM(limit_key LIKE 'kw:%')")).toBe('0');
    expect(await php(`echo json_encode(get_option('onda_settings')['search']['siteForms'] ?? false);`)).toBe(
      'false',
    );
    expect(await screenViolations(page)).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('shows a new search box as it is typed', async () => {
    await open('search&tab=boxes');
    await preview().locator('asp-search').waitFor();
    await page.getByText('Rellenar').click();
    await page.getByLabel(/^Número/).fill('7');
    await preview().locator('asp-search[id="7"], asp-search[iid="7"]').waitFor();
    expect(await screenViolations(page)).toEqual([]);
  });
});

describe('a preview', () => {
  it('says without scripts what it shows, and draws what is typed by its button', async () => {
    const plain = await pageWithoutScripts(page);
    await plain.goto(address('stations'));
    await plain.getByText('Esto es lo guardado.').waitFor();
    await plain.locator(CARD).first().click();
    await plain.getByLabel('Nombre', { exact: true }).first().fill('Sin guiones');
    await plain.getByRole('button', { name: 'Mostrar', exact: true }).click();
    await plain
      .frameLocator('iframe')
      .locator('radio-player[radio-name="Sin guiones"]')
      .waitFor({ state: 'attached' });
    await plain.context().close();
  });

  it('is for the owner alone, and only from its screen', async () => {
    await open('stations');
    const source = (await page.locator('iframe[name="onda-preview"]').getAttribute('src')) ?? '';
    expect((await fetch(source)).status).toBe(403);
    const keyless = new URL(source);
    keyless.searchParams.delete('key');
    expect((await page.request.get(String(keyless))).status()).toBe(403);
    expect((await page.request.get(source)).status()).toBe(200);
  });

  itInAll('says that it cannot be drawn once the session has ended, and keeps the picture', async () => {
    await open('favorites');
    await preview().locator('fav-button').waitFor();
    await page.context().clearCookies();
    await page.getByLabel('Pedir antes el consentimiento').check();
    await page.getByLabel('Pregunta').fill('x');
    await page.getByRole('status').getByText('accede otra vez').waitFor();
    expect(await preview().locator('fav-button').count()).toBe(1);
  });
});
