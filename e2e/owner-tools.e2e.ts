import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, run } from '../tools/rig/site';
import { pageWithoutScripts, screenViolations } from './support/owner-screen';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { describeInAll, itInAll } from './support/whole';

/** Onda → Tools as an owner uses it: with scripts, and without them. */
let rig: Rig;
let browser: Browser;
let page: Page;

const DESKTOP = { width: 1440, height: 900 };

beforeAll(async () => {
  rig = await startRig('owner-tools');
  browser = await startChromium();
  page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await logIn(page, rig.site);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const open = (tab: string, on = page) =>
  on.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-tools&tab=${tab}`);
const setting = async (path: string) =>
  JSON.parse(
    await run(rig.site, { code: `echo wp_json_encode(get_option('onda_settings')${path} ?? null);` }),
  );

describe('the settings file', () => {
  const upload = async (on: Page, text: string) => {
    await open('settings', on);
    await on
      .getByLabel('Archivo de ajustes (JSON)')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await on.getByRole('button', { name: 'Mostrar qué cambiaría' }).click();
  };

  async function download(): Promise<string> {
    await open('settings');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar los ajustes' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^onda-settings-[\w.-]+-\d{4}-\d\d-\d\d\.json$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  }

  it('goes out, shows what it would change when it comes in, and changes it then, without scripts too', async () => {
    await run(rig.site, {
      code: `$o = get_option('onda_settings'); $o['favorites']['perPage'] = 7; $o['lastFmKey'] = str_repeat('a', 32); update_option('onda_settings', $o);`,
    });
    const text = await download();
    expect(text).not.toContain('a'.repeat(32));
    const stations = await setting(`['stations']`);
    await run(rig.site, {
      code: `$o = get_option('onda_settings'); $o['favorites']['perPage'] = 20; $o['stations'] = []; update_option('onda_settings', $o);`,
    });
    const plain = await pageWithoutScripts(page);
    await upload(plain, text);
    await plain.getByText('Todavía no se ha cambiado nada.').waitFor();
    expect(await setting(`['stations']`)).toEqual([]);
    const row = plain.getByRole('row', { name: 'Favoritos por página de una lista' });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['20', '7']);
    await plain.getByRole('button', { name: 'Aplicar lo elegido' }).click();
    await plain.getByText('Los ajustes del archivo están aplicados.').waitFor();
    expect(await setting(`['favorites']['perPage']`)).toBe(7);
    expect(await setting(`['stations']`)).toMatchObject(stations);
    expect(await setting(`['lastFmKey']`)).toBe('a'.repeat(32));
    await plain.context().close();
  });

  itInAll('is refused at its field when it is none, is too large, or holds a wrong value', async () => {
    const before = await setting('');
    const refusal = page.locator('#onda-error-file');
    await upload(page, '{"plugin":"onda"');
    await expect.poll(() => refusal.textContent()).toContain('no es JSON');
    expect(await screenViolations(page)).toEqual([]);
    await upload(page, 'x'.repeat(1_200_000));
    await expect.poll(() => refusal.textContent()).toContain('1 MB');
    await upload(
      page,
      '{"plugin":"onda","format":1,"settings":{"onda_settings":{"favorites":{"perPage":9999}}}}',
    );
    await page.getByText('favorites.perPage').waitFor();
    expect(await setting('')).toEqual(before);
  });

  itInAll('is shown without a fault of access, and fits a phone', async () => {
    const settings = { favorites: { perPage: 11 }, tomorrow: true };
    const file = { plugin: 'onda', format: 1, settings: { onda_settings: settings } };
    await upload(page, JSON.stringify(file));
    await page.getByText('tomorrow').waitFor();
    expect(await screenViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.setViewportSize(DESKTOP);
  });
});

describeInAll('the import', () => {
  const PEOPLE = 1200;
  /** The tables of MailPoet, of the shape that it makes. */
  const SEED = `global $wpdb; $p = $wpdb->prefix;
    $wpdb->query("CREATE TABLE {$p}mailpoet_subscribers (id int, email varchar(150), first_name varchar(255), last_name varchar(255), status varchar(12), confirmed_at datetime, deleted_at datetime)");
    $wpdb->query("CREATE TABLE {$p}mailpoet_segments (id int, name varchar(90), type varchar(90), deleted_at datetime)");
    $wpdb->query("CREATE TABLE {$p}mailpoet_subscriber_segment (subscriber_id int, segment_id int, status varchar(12))");
    for ($i = 1; $i <= ${PEOPLE}; $i++) $wpdb->insert("{$p}mailpoet_subscribers", ['id' => $i, 'email' => "p$i@example.com", 'first_name' => '', 'last_name' => '', 'status' => 'subscribed']);`;
  const subscribers = async () =>
    Number(
      await run(rig.site, {
        code: `global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_subscribers");`,
      }),
    );
  const card = (on = page) => on.locator('.onda-import[data-source="mailpoet"]');

  it('moves a bar, tells a screen reader, and stays on the screen until it is done', async () => {
    await run(rig.site, { code: SEED });
    const before = await subscribers();
    await open('import');
    expect(await screenViolations(page)).toEqual([]);
    await card().getByRole('button', { name: 'Importar', exact: true }).click();
    await card().getByRole('progressbar').waitFor();
    const said = card().locator('.onda-import-live [role="status"]');
    await expect.poll(() => said.textContent(), { timeout: 60_000 }).toContain('Importados: 1.200.');
    await card().getByText('¿Deshacer la importación?').waitFor();
    expect(await subscribers()).toBe(before + PEOPLE);
    expect(page.url()).toContain('tab=import');
    expect(await screenViolations(page)).toEqual([]);
  });

  it('is undone without scripts, but for those who have done something since', async () => {
    const before = await subscribers();
    await run(rig.site, {
      code: `$p = (new Onda\\Features\\Newsletter\\People\\SubscriberRepository())->by_email('p7@example.com');
        (new Onda\\Features\\Newsletter\\People\\ConsentRepository())->note($p->id, 'unsubscribed', time(), '');`,
    });
    const plain = await pageWithoutScripts(page);
    await open('import', plain);
    await card(plain).getByText('¿Deshacer la importación?').click();
    await card(plain).getByRole('button', { name: 'Deshacer la importación' }).click();
    await card(plain).getByText('porque alguien los ha cambiado').waitFor();
    const goOn = card(plain).getByRole('button', { name: 'Continuar' });
    while (await goOn.count()) await goOn.click();
    await card(plain).getByText('Retirados: 1.199. Se quedan: 1,').waitFor();
    expect(await subscribers()).toBe(before - PEOPLE + 1);
    await plain.context().close();
  });
});

describe('the mail', () => {
  it('is tried by a button, and a failure is told there and by Site Health', async () => {
    await open('mail');
    expect(await screenViolations(page)).toEqual([]);
    const before = mails(rig.site).length;
    await page.getByRole('button', { name: 'Enviar un correo de prueba' }).click();
    await page.getByText('El correo se ha entregado al servidor.').waitFor();
    expect(mails(rig.site)).toHaveLength(before + 1);
    await run(rig.site, {
      code: `remove_all_filters('pre_wp_mail'); add_filter('pre_wp_mail', function () {
          do_action('wp_mail_failed', new WP_Error('wp_mail_failed', 'SMTP connect() failed')); return false; });
        Onda\\Core\\Site\\OwnMail::send('ana@example.com', 'a', 'b');`,
    });
    await open('mail');
    await page.getByText('SMTP connect() failed').waitFor();
    await page.goto(`${rig.site.url}/wp-admin/site-health.php`);
    await page.getByRole('button', { name: 'Los correos de Onda no se envían' }).click();
    await page.getByRole('link', { name: 'Enviar un correo de prueba' }).click();
    expect(page.url()).toContain('page=onda-tools&tab=mail');
  });
});

describeInAll('the list of subscribers', () => {
  it('says at its foot who exported and who deleted', async () => {
    const address = `${rig.site.url}/wp-admin/admin.php?page=onda-newsletter&tab=subscribers`;
    await run(rig.site, {
      code: `(new Onda\\Features\\Newsletter\\People\\SubscriberRepository())->made('zoe@example.com', 1, time());`,
    });
    await page.goto(address);
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar todos estos' }).click(),
    ]);
    await page.goto(address);
    await page.getByText('Exportaciones y borrados').click();
    await page.getByText(/suscriptor(es)? exportados?/).waitFor();
    expect(await screenViolations(page)).toEqual([]);
  });
});
