import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, run } from '../tools/rig/site';
import { pageWithoutScripts, screenViolations } from './support/owner-screen';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { describeInAll, itInAll } from './support/whole';

/** The owner's side of the newsletter: the list of subscribers, the editor of forms, and the foot of the site. */
let rig: Rig;
let browser: Browser;
let page: Page;

const DESKTOP = { width: 1440, height: 900 };
const LONGEST_SCREEN = 2000;
const CLASSIC = fileURLToPath(new URL('themes/magazette-like', import.meta.url));
const SEED = `
update_option('onda_newsletter', ['lists' => [['id' => 1, 'name' => 'Noticias', 'remote' => '']],
  'forms' => [['id' => 1, 'name' => 'Pie', 'type' => 'footer', 'lists' => [1]], ['id' => 2, 'name' => 'Ventana', 'type' => 'popup', 'lists' => [1]]]]);
$people = new Onda\\Features\\Newsletter\\People\\SubscriberRepository();
foreach (['ana' => 'subscribed', 'eva' => 'unconfirmed', 'leo' => 'subscribed', 'zoe' => 'subscribed'] as $name => $status) {
  $id = $people->made("$name@example.com", 1, time() - 9000)->id;
  $people->change($id, ['status' => $status]);
  $people->set_lists($id, [1]);
}`;

beforeAll(async () => {
  rig = await startRig('newsletter-owner');
  browser = await startChromium();
  page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await run(rig.site, { code: SEED });
  await logIn(page, rig.site);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const open = (tab: string) => page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-newsletter&tab=${tab}`);
const status = (email: string) =>
  run(rig.site, {
    code: `echo (new Onda\\Features\\Newsletter\\People\\SubscriberRepository())->by_email('${email}')?->status ?? 'nobody';`,
  });
const rows = () => page.locator('#the-list .row-title').allTextContents();
const bulk = async (act: string, ...emails: string[]) => {
  for (const email of emails) await page.getByLabel(`Elegir ${email}`).check();
  await page.locator('#bulk-action-selector-top').selectOption(act);
  await page.locator('#doaction').click();
};
const faults = () => screenViolations(page);
const preview = () => page.frameLocator('iframe[name="onda-preview"]');

describe('the list of subscribers', () => {
  it('finds an address by its beginning and filters by status', async () => {
    await open('subscribers');
    expect(await rows()).toHaveLength(4);
    expect(await faults()).toEqual([]);
    await page.getByRole('searchbox').fill('le');
    await page.locator('#search-submit').click();
    await expect.poll(rows).toEqual(['leo@example.com']);
    await open('subscribers&status=unconfirmed');
    expect(await rows()).toEqual(['eva@example.com']);
  });

  it('sends a confirmation again, unsubscribes, and asks before it deletes', async () => {
    await open('subscribers');
    await bulk('confirm', 'eva@example.com');
    await page.getByRole('status').getByText('1 correo enviado.').waitFor();
    expect(mails(rig.site).at(-1)).toContain('To: eva@example.com');
    await bulk('unsubscribe', 'ana@example.com');
    await page.getByText('1 dado de baja.').waitFor();
    expect(await status('ana@example.com')).toBe('unsubscribed');
    await bulk('delete', 'leo@example.com', 'zoe@example.com');
    await page.getByRole('heading', { name: '¿Borrar 2 suscriptores?' }).waitFor();
    expect(await status('leo@example.com')).toBe('subscribed');
    await page.getByRole('button', { name: 'Borrar' }).click();
    await page.getByText('2 borrados.').waitFor();
    expect([await status('leo@example.com'), await status('zoe@example.com')]).toEqual(['nobody', 'nobody']);
  });

  it('exports those of the filter', async () => {
    await open('subscribers&status=unsubscribed');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar todos estos' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    expect(text).toContain('ana@example.com');
    expect(text).not.toContain('eva@example.com');
  });

  itInAll('has a page for each person', async () => {
    await open('subscribers');
    await page.getByRole('link', { name: 'eva@example.com' }).first().click();
    await page.getByRole('heading', { name: 'Historia de los consentimientos' }).waitFor();
    await page.getByText('lo pidió').waitFor();
    expect(await faults()).toEqual([]);
  });
});

describeInAll('what nobody expects', () => {
  /** A file of 1,200 lines: two names are refused (markup, too long), one is a formula, one turns the direction. */
  const LINES = 1200;
  const HOSTILE = ['<img src=x onerror=alert(1)>', '=cmd|calc', 'x'.repeat(300), '\u202Edorp'];
  const file = () => {
    const names = [...HOSTILE, ...Array.from({ length: LINES - HOSTILE.length }, () => 'Ana')];
    return `email,first_name\n${names.map((name, line) => `linea${line}@example.net,"${name}"`).join('\n')}\n`;
  };
  const stale = (on: Page) =>
    on.locator('#_wpnonce').evaluate((field) => field.setAttribute('value', 'caducado'));

  it('a file of 1,200 lines is taken, and hostile names are text, here and in the exported file', async () => {
    await open('transfer');
    const buffer = Buffer.from(file());
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'todos.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Importar un archivo CSV' }).click({ timeout: 90_000 });
    await page.getByText('Añadidos: 1.198.').waitFor({ timeout: 90_000 });
    await page.getByText('no válidos: 2.').waitFor();
    await open('subscribers&s=linea');
    await page.getByText('Solo se muestran los primeros 1000').or(page.getByText('1.000')).first().waitFor();
    expect([await status('linea0@example.net'), await status('linea2@example.net')]).toEqual([
      'nobody',
      'nobody',
    ]);
    await open('subscribers&s=linea1@example.net');
    await page.getByRole('cell', { name: '=cmd|calc' }).waitFor();
    await page.getByLabel('Elegir linea1@example.net').check();
    await page.locator('#bulk-action-selector-top').selectOption('export');
    const [exported] = await Promise.all([page.waitForEvent('download'), page.locator('#doaction').click()]);
    const parts: Buffer[] = [];
    for await (const part of await exported.createReadStream()) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString()).toContain(`"'=cmd|calc"`);
  });

  it('an expired session deletes nobody and says so', async () => {
    await open('subscribers&s=linea5@example.net');
    await stale(page);
    await bulk('delete', 'linea5@example.net');
    await page.locator('.notice-warning').waitFor();
    expect(await status('linea5@example.net')).toBe('subscribed');
  });
});

describe('the editor of forms', () => {
  it('is short and draws what is typed without losing the focus', async () => {
    await open('forms&form=2');
    expect(await page.evaluate(() => document.querySelector('.onda-screen')?.scrollHeight ?? 0)).toBeLessThan(
      LONGEST_SCREEN,
    );
    await preview().locator('newsletter-form .mailpoet_form.active').waitFor();
    const title = page.getByLabel('Título', { exact: true });
    await title.fill('Lo mejor');
    await preview().getByRole('heading', { name: 'Lo mejor' }).waitFor();
    await preview().locator('.mailpoet_form.active').waitFor();
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await faults()).toEqual([]);
    expect(
      await run(rig.site, { code: `echo get_option('onda_newsletter')['forms'][1]['title'] ?? '';` }),
    ).toBe('');
  });

  it('draws it by a button without scripts, for the owner alone', async () => {
    const plain = await pageWithoutScripts(page, { viewport: DESKTOP });
    await plain.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-newsletter&tab=forms&form=1`);
    await plain.getByLabel('Título', { exact: true }).fill('Sin guiones');
    await plain.getByRole('button', { name: 'Mostrar', exact: true }).click();
    await plain.frameLocator('iframe').getByText('Sin guiones').waitFor();
    const address = (await plain.locator('iframe').getAttribute('src')) ?? '';
    await plain.context().close();
    expect((await fetch(address)).status).toBe(403);
  });

  itInAll('adds, copies and removes a form, and the others keep their ids', async () => {
    await open('forms&form=2');
    await page.getByRole('link', { name: 'Duplicar este formulario' }).click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Guardado.').first().waitFor();
    expect(page.url()).toContain('form=3');
    await page.getByText('¿Quitar este formulario?').click();
    await page.getByRole('button', { name: 'Quitar este formulario' }).click();
    await page.getByText('El formulario está quitado.').waitFor();
    const ids = `echo implode(',', array_column(get_option('onda_newsletter')['forms'], 'id'));`;
    expect(await run(rig.site, { code: ids })).toBe('1,2');
  });

  itInAll('sends the owner the mail of a visitor, and takes the test away again', async () => {
    await open('forms&form=1');
    await page.getByRole('button', { name: 'Enviarme la confirmación' }).click();
    await page.getByText('El correo se entregó').waitFor();
    expect(mails(rig.site).at(-1)).toMatch(/^To: admin@[\s\S]+onda_newsletter=confirm/);
    await page.getByRole('button', { name: 'Quitar la prueba' }).click();
    await page.getByText('La prueba está quitada.').waitFor();
  });
});

describe('the foot of the site', () => {
  const box = async () => {
    await page.goto(rig.site.url);
    const form = page.locator('newsletter-form[form="1"]');
    expect(await form.count()).toBe(1);
    return form.boundingBox();
  };

  it('has the form in the footer of a block theme, off the window’s edge', async () => {
    for (const viewport of [DESKTOP, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      const { x = 0, width = 0 } = (await box()) ?? {};
      expect(x).toBeGreaterThanOrEqual(16);
      expect(x + width).toBeLessThanOrEqual(viewport.width - 16);
      expect(width).toBeLessThanOrEqual(640);
    }
    expect(await page.locator('footer newsletter-form').count()).toBe(1);
  });

  itInAll('has it at the end of the page of a classic theme', async () => {
    await run(rig.site, {
      code: `symlink('${CLASSIC}', get_theme_root() . '/magazette-like'); wp_clean_themes_cache(); switch_theme('magazette-like');`,
    });
    await page.setViewportSize(DESKTOP);
    const { x = 0, width = 0 } = (await box()) ?? {};
    expect(x).toBeGreaterThanOrEqual(16);
    expect(width).toBeLessThanOrEqual(640);
  });
});
