import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, run } from '../tools/rig/site';
import { violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { takeTime } from './support/take-time';
import { itInAll } from './support/whole';

/** A subscription from its form to its end, with the mails read from the disk. */
let rig: Rig;
let browser: Browser;
let page: Page;

const EMAIL = 'ana@example.com';
const OLD_DAYS = 60;
const SEED = `
update_option('onda_newsletter', ['lists' => [['id' => 1, 'name' => 'Noticias', 'remote' => ''], ['id' => 2, 'name' => 'Deportes', 'remote' => '']],
  'forms' => [['id' => 1, 'name' => 'Pie', 'firstName' => 'optional', 'lists' => [1]]]]);
$page = ['post_title' => 'Boletín', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '[onda_newsletter]'];
echo get_permalink(wp_insert_post($page));`;

let address = '';

beforeAll(async () => {
  rig = await startRig('newsletter-server');
  browser = await startChromium();
  page = await (await browser.newContext()).newPage();
  address = await run(rig.site, { code: SEED });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const lastMail = () => mails(rig.site).at(-1) ?? '';
const linkIn = (mail: string) => /https?:\S+onda_newsletter=confirm\S+/.exec(mail)?.[0] ?? '';
const status = (email: string) =>
  run(rig.site, {
    code: `echo (new Onda\\Features\\Newsletter\\People\\SubscriberRepository())->by_email('${email}')?->status ?? 'nobody';`,
  });
/** A network waits a minute between two sign-ups. */
const forgetThePace = () =>
  run(rig.site, { code: 'global $wpdb; $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");' });

async function fillIn(email: string) {
  const form = page.locator('newsletter-form');
  await form.waitFor();
  await form.getByLabel('Correo electrónico').pressSequentially(email, { delay: 5 });
  await form.getByLabel('Nombre').pressSequentially('Ana', { delay: 5 });
}

describe('a subscription', () => {
  it('begins with a mail, which a scanner may open as often as it likes', async () => {
    await page.goto(address);
    await fillIn(EMAIL);
    // Nobody is that fast.
    await takeTime(page);
    await page.getByRole('button', { name: 'Suscribirme' }).click();
    await page.getByText('Mira tu correo para confirmar tu suscripción.').waitFor();
    const mail = lastMail();
    expect(mail).toContain(`To: ${EMAIL}\nSubject: Confirma tu suscripción a Onda Radio`);
    expect(mail).toMatch(/^List-Unsubscribe: <http\S+onda_newsletter=unsubscribe\S+>$/m);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(linkIn(mail), { method });
    expect(await status(EMAIL)).toBe('unconfirmed');
  });

  it('is confirmed by a button, on a page of the theme that nobody keeps', async () => {
    const answer = await page.goto(linkIn(lastMail()));
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
    });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tu suscripción');
    expect(await violations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
    await page.getByText('Gracias: tu suscripción está confirmada.').waitFor();
    expect(await status(EMAIL)).toBe('subscribed');
  });

  it('is changed on the page that follows', async () => {
    expect(await violations(page, 'newsletter-manage')).toEqual([]);
    await page.getByLabel('Apellidos').fill('Ñúñez');
    await page.getByLabel('Deportes').check();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Tus cambios están guardados.').waitFor();
    expect(await page.getByLabel('Apellidos').inputValue()).toBe('Ñúñez');
    expect(await page.getByLabel('Deportes').isChecked()).toBe(true);
  });

  it('ends by a button, and by the one click of a mail program', async () => {
    await page.getByRole('button', { name: 'Darme de baja' }).click();
    await page.getByText('No recibirás más correos.').waitFor();
    expect(await status(EMAIL)).toBe('unsubscribed');
    const link = /^List-Unsubscribe: <(\S+)>$/m.exec(lastMail())?.[1] ?? '';
    const back = { label: 'Suscrito' };
    await page.getByLabel('Estado').selectOption(back);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Tus cambios están guardados.').waitFor();
    await fetch(link);
    expect(await status(EMAIL)).toBe('subscribed');
    const answer = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([answer.status, answer.redirected, await answer.text()]).toEqual([200, false, '']);
    expect(await status(EMAIL)).toBe('unsubscribed');
  });
});

describe('a page', () => {
  it('that lay in a cache for sixty days asks nothing until it is touched, and signs up with one request', async () => {
    await forgetThePace();
    const code = `echo Onda\\Features\\Newsletter\\Guard\\Stamp::make(1, time() - ${OLD_DAYS} * DAY_IN_SECONDS);`;
    const stamp = await run(rig.site, { code });
    const html = await (await fetch(address)).text();
    const old = html
      .replace(/(name="data\[form_stamp\]" value=")[^"]*/, `$1${stamp}`)
      .replace('name="token" value=""', 'name="token" value="a60dayold1"');
    await page.route(address, (route) => route.fulfill({ body: old, contentType: 'text/html' }));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('admin-ajax')) asked.push(request.postData() ?? '');
    });
    await page.goto(address);
    await page.locator('newsletter-form').waitFor();
    await takeTime(page);
    expect(asked.filter((body) => body.includes('mailpoet'))).toEqual([]);
    await fillIn('eva@example.com');
    await page.getByRole('button', { name: 'Suscribirme' }).click();
    await page.getByText('Mira tu correo para confirmar tu suscripción.').waitFor();
    const ours = asked.filter((body) => body.includes('mailpoet'));
    expect(ours.map((body) => new URLSearchParams(body).get('action'))).toEqual(['mailpoet']);
    expect(lastMail()).toContain('To: eva@example.com');
  });

  itInAll('has the owner’s screen behind it, which keeps what is typed there', async () => {
    await logIn(page, rig.site);
    await page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-newsletter&tab=forms`);
    const card = page.locator('.onda-fields');
    await card.locator('summary', { hasText: 'Lugar' }).click();
    await card.getByLabel('Cómo se muestra').selectOption('popup');
    await card.locator('summary', { hasText: 'Cuándo' }).click();
    await card.getByLabel('En todas partes').check();
    await card.getByLabel('Segundos hasta que aparece').fill('3');
    await page.locator('.onda-save button').click();
    await page.getByText('Guardado.').first().waitFor();
    expect(await card.getByLabel('Cómo se muestra').inputValue()).toBe('popup');
    const shown = await (await fetch(rig.site.url)).text();
    expect(shown).toMatch(
      /<newsletter-form form="1"><div id="mailpoet_form_1" class="mailpoet_form mailpoet_form_popup [^>]+ hidden/,
    );
    expect(shown).toContain('data-delay="3"');
  });
});
