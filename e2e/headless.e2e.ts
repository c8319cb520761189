import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowOrigin } from '../demo/headless/allow-origin';
import { serveHeadless } from '../demo/headless/server';
import { run } from '../tools/rig/site';
import { personIn } from './support/read-post';
import { type Rig, startChromium, startRig } from './support/rig';

/** An application on `localhost`, a WordPress on `127.0.0.1`: no cookie goes from one to the other. */
let rig: Rig;
let app: Awaited<ReturnType<typeof serveHeadless>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];

const POST = `$id = wp_insert_post(['post_title' => 'Zamba del faro', 'post_content' => 'zamba', 'post_status' => 'publish']); echo $id;`;

beforeAll(async () => {
  rig = await startRig('headless');
  app = await serveHeadless({ site: rig.site.url });
  await run(rig.site, { code: allowOrigin(app.url) });
  browser = await startChromium('no-user-gesture-required');
  context = await personIn(browser);
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await rig?.close();
});

describe('an application on another origin', () => {
  it('plays the station and shows what is on air', async () => {
    await page.goto(app.url);
    const player = page.getByRole('region', { name: 'Reproductor' });
    await expect.poll(() => player.locator('p').textContent()).toContain('–');
    await player.getByRole('button', { name: 'Escuchar' }).click();
    await player.getByRole('button', { name: 'Pausa' }).waitFor();
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
    await player.getByRole('button', { name: 'Pausa' }).click();
    expect(await page.evaluate(() => localStorage.getItem('onda-visitor'))).toBeNull();
  });

  it('searches, keeps a favorite that is there after a reload, and counts a view', async () => {
    const post = Number(await run(rig.site, { code: POST }));
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('zamba faro');
    await page.getByRole('button', { name: 'Guardar Zamba del faro' }).click();
    const favorites = page.getByRole('region', { name: 'Favoritos' });
    await favorites.getByRole('link', { name: 'Zamba del faro' }).waitFor();
    await page.getByRole('button', { name: 'Zamba del faro', exact: true }).click();
    const views = () =>
      run(rig.site, {
        code: `echo (int) $wpdb->get_var('SELECT views FROM ' . $wpdb->prefix . 'onda_views_total WHERE post_id = ${post}');`,
      }).then(Number);
    await expect.poll(views).toBe(1);
    await page.reload();
    await favorites.getByRole('link', { name: 'Zamba del faro' }).waitFor();
    expect(await context.cookies(rig.site.url)).toEqual([]);
    await favorites.getByRole('button', { name: 'Quitar Zamba del faro' }).click();
    await favorites.getByText('Aún no guardas nada.').waitFor();
  });

  it('subscribes to the newsletter as a person who types', async () => {
    const form = page.getByRole('region', { name: 'Boletín' });
    await page.mouse.move(10, 10);
    await page.mouse.move(200, 300, { steps: 8 });
    const email = form.getByRole('textbox', { name: 'Correo' });
    await email.click();
    await email.pressSequentially('ana@example.org', { delay: 15 });
    await form.getByRole('button', { name: 'Suscribirme' }).click();
    await page.getByRole('status').waitFor();
    const stored = `echo $wpdb->get_var("SELECT status FROM {$wpdb->prefix}onda_subscribers WHERE email = 'ana@example.org'");`;
    expect((await run(rig.site, { code: stored })).trim()).not.toBe('');
    expect(errors).toEqual([]);
  });

  it('gets nothing of a visitor where its origin is not allowed', async () => {
    await run(rig.site, { code: allowOrigin('https://app.example') });
    const failed = await page.evaluate(
      (site) =>
        fetch(`${site}/wp-json/onda/v1/visitor`, { method: 'POST', credentials: 'omit' }).then(
          () => 'read',
          () => 'blocked',
        ),
      rig.site.url,
    );
    expect(failed).toBe('blocked');
    const stations = await page.evaluate(
      (site) => fetch(`${site}/wp-json/onda/v1/stations`).then((reply) => reply.status),
      rig.site.url,
    );
    expect(stations).toBe(200);
  });
});
