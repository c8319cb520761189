import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, run } from '../tools/rig/site';
import { pageWithoutScripts } from './support/owner-screen';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import {
  cellsOf,
  fillFigures,
  forgetFigures,
  numbersOf,
  openStatistics,
  siteDay,
  typed,
} from './support/statistics-screen';
import { describeInAll, itInAll } from './support/whole';

/** The screen of statistics, its files, the dashboard, the list of posts and the mail. */
let rig: Rig;
let browser: Browser;
let owner: BrowserContext;
let page: Page;

const DESKTOP = { width: 1440, height: 900 };

beforeAll(async () => {
  rig = await startRig('statistics');
  browser = await startChromium();
  owner = await browser.newContext({ viewport: DESKTOP, acceptDownloads: true });
  page = await owner.newPage();
  await logIn(page, rig.site);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const admin = (path: string) => `${rig.site.url}/wp-admin/${path}`;
const open = (query = '') => openStatistics(rig, page, query);
const numbers = (query?: string) => numbersOf(rig, page, query);
const column = async (id: string, place: number) => (await cellsOf(page, id)).map((row) => typed(row[place]));

async function download(click: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}

describe('the screen', () => {
  beforeAll(async () => {
    await forgetFigures(rig);
    await open();
    await page.getByText('En estos días no se contó nada.').waitFor();
    expect(Object.values(await numbers()).filter((number) => number > 0)).toEqual([]);
    await page.goto(admin('index.php'));
    await page
      .locator('#onda_statistics')
      .getByText('Aún no ha leído, escuchado ni buscado nadie.')
      .waitFor();
    await fillFigures(rig);
  });

  const between = (from: number, to: number) => `&from=${siteDay(from)}&to=${siteDay(to)}`;

  it('shows each day, week, month and year of a range, and the parts add up', async () => {
    await open(`&topic=posts${between(364, 0)}`);
    for (const [step, most] of [
      ['week', 54],
      ['month', 13],
      ['year', 2],
    ] as const) {
      await page.locator('select[name="by"]').selectOption(step);
      await page.getByRole('button', { name: 'Mostrar' }).click();
      await page.waitForURL(`**by=${step}**`);
      const views = await column('views', 1);
      expect(views.length).toBeGreaterThan(1);
      expect(views.length).toBeLessThanOrEqual(most);
      expect(views.reduce((one, other) => one + other)).toBe((await numbers(between(364, 0))).Visitas);
      expect(await page.locator('.onda-plot').first().locator('rect').count()).toBeGreaterThan(0);
      await open(`&topic=posts${between(364, 0)}`);
    }
    await open(`&topic=posts${between(29, 0)}&by=day`);
    expect(await column('views', 1)).toHaveLength(30);
  });

  itInAll('compares with the period before, and a year with the same days of the last one', async () => {
    // Days from the first of a month are compared with whole months.
    const days = siteDay(29).endsWith('-01') ? 29 : 30;
    const before = (await numbers(between(2 * days - 1, days))).Visitas ?? 0;
    const now = (await numbers(between(days - 1, 0))).Visitas ?? 0;
    const percent = Math.round((Math.abs(now - before) / before) * 100);
    const card = page.locator('.onda-numbers > li', { hasText: 'Visitas' }).first();
    const shown = await card.locator('p').nth(1).textContent();
    expect(shown).toContain(`${percent} % ${now > before ? 'más' : 'menos'} que antes`);
    expect(typed(/\((.*)\)/.exec(shown ?? '')?.[1])).toBe(before);
    await open('&range=year');
    const year = new Date().getFullYear();
    await page.getByText(new RegExp(`1 de enero de ${year} .*1 de enero de ${year - 1} `)).waitFor();
  });

  itInAll('goes back to the former days by the browser’s button', async () => {
    await open();
    await page.getByRole('link', { name: '7 días' }).click();
    await page.getByRole('link', { name: '90 días' }).click();
    const shown = () => page.locator('nav [aria-current="true"]').textContent();
    expect(await shown()).toBe('90 días');
    await page.goBack();
    expect([await shown(), new URL(page.url()).searchParams.get('range')]).toEqual(['7 días', '7d']);
  });

  it('sorts a table by its columns, by keyboard, and gives the same rows as a file without a formula', async () => {
    await open('&topic=search&range=30d');
    const section = page.locator('section[aria-labelledby="phrases"]');
    const head = section.getByRole('columnheader', { name: 'Sin resultado' });
    await head.getByRole('link').press('Enter');
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    const missed = await column('phrases', 2);
    expect(missed).toEqual(missed.toSorted((one, other) => other - one));
    await head.getByRole('link').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    expect(await column('phrases', 2)).toEqual(missed.toReversed());
    const { name, text } = await download(() => section.getByRole('link', { name: 'Archivo CSV' }).click());
    expect(name).toMatch(/^phrases-.*\.csv$/);
    const lines = text.split('\r\n').slice(0, -1);
    expect(lines[0]).toBe('\uFEFF"Frase","Búsquedas","Sin resultado"');
    expect(lines.slice(1).map((line) => Number(/"(\d+)"$/.exec(line)?.[1]))).toEqual(missed.toReversed());
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).not.toMatch(/(^|,)"[=+@-]/m);
  });

  itInAll('is complete without scripts', async () => {
    const plain = await pageWithoutScripts(page);
    expect((await numbersOf(rig, plain, '&range=30d')).Visitas).toBe((await numbers('&range=30d')).Visitas);
    await plain.locator('.onda-statistics').getByRole('link', { name: 'Entradas', exact: true }).click();
    await plain.getByLabel('Desde').fill(siteDay(9));
    await plain.getByRole('button', { name: 'Mostrar' }).click();
    await plain.getByText('Las cifras en una tabla').first().click();
    expect(await cellsOf(plain, 'views')).toHaveLength(10);
    await plain.getByRole('link', { name: 'Visitas antes' }).click();
    await plain.locator('[aria-sort="descending"]').waitFor();
    await plain.context().close();
  });
});

describe('elsewhere in the admin', () => {
  it('the dashboard says the last seven days, with the numbers of the screen', async () => {
    const week = await numbers('&range=7d');
    // The dashboard keeps its numbers for ten minutes.
    await run(rig.site, { code: `delete_transient('onda_dashboard_' . get_user_locale(1));` });
    await page.goto(admin('index.php'));
    const box = page.locator('#onda_statistics');
    const lines = await box.locator('dt').allTextContents();
    const shown = (await box.locator('dd strong').allTextContents()).map(typed);
    expect(lines.map((title, place) => [title, shown[place]])).toEqual(
      Object.entries(week).filter(([title]) => title !== 'Suscripciones'),
    );
    expect(await box.locator('rect').count()).toBe(7);
    await box.getByRole('link', { name: 'Todas las estadísticas' }).click();
    expect(new URL(page.url()).searchParams.get('range')).toBe('7d');
  });

  itInAll('the list of posts sorts by views, both ways', async () => {
    await page.goto(admin('edit.php'));
    const views = async () => (await page.locator('td.column-onda_views').allTextContents()).map(typed);
    const sort = (order: string) =>
      Promise.all([
        page.waitForURL((address) => address.searchParams.get('order') === order),
        page.locator('thead th#onda_views a').click(),
      ]);
    await sort('desc');
    const most = await views();
    expect(most).toEqual(most.toSorted((one, other) => other - one));
    expect(most[0]).toBeGreaterThan(1000);
    await sort('asc');
    const least = await views();
    expect(least).toEqual(least.toSorted((one, other) => one - other));
    expect(least[0]).toBe(0);
  });

  itInAll('an editor sees the numbers and no setting; an author and a stranger see nothing', async () => {
    await open();
    const file = await page.getByRole('link', { name: 'Archivo CSV' }).first().getAttribute('href');
    for (const [role, status] of [
      ['editor', 200],
      ['author', 403],
    ] as const) {
      await run(rig.site, {
        code: `wp_insert_user(['user_login' => '${role}', 'user_pass' => 'secreto', 'role' => '${role}', 'locale' => 'es_ES']);`,
      });
      const context = await browser.newContext();
      const other = await context.newPage();
      await logIn(other, rig.site, role);
      expect((await other.goto(admin('admin.php?page=onda-statistics')))?.status()).toBe(status);
      expect(await other.locator('.nav-tab, .onda-day').count()).toBe(role === 'editor' ? 1 : 0);
      expect((await other.goto(admin('admin.php?page=onda-statistics&tab=plays')))?.status()).toBe(status);
      expect(await other.getByLabel('Enviarlas a').count()).toBe(0);
      await other.goto(admin('index.php'));
      expect(await other.locator('#onda_statistics').count()).toBe(role === 'editor' ? 1 : 0);
      // The address of the menu leads to the first screen that they may see.
      expect((await other.goto(admin('admin.php?page=onda')))?.status()).toBe(status);
      expect(other.url().includes('page=onda-schedule')).toBe(role === 'editor');
      // The nonce is another user's.
      expect((await context.request.get(file ?? '')).headers()['content-type']).not.toContain('csv');
      await context.close();
    }
    const expired = (file ?? '').replace(/_wpnonce=\w+/, '_wpnonce=caducado');
    expect((await owner.request.get(expired)).status()).toBe(403);
    const answer = await fetch(file ?? '', { redirect: 'manual' });
    expect(answer.headers.get('content-type')).not.toContain('csv');
  });
});

describeInAll('the mail of the week', () => {
  const tell = async (isWanted: boolean, to: string) => {
    await open('&tab=plays');
    await page.getByLabel('Enviar por correo las cifras de la semana').setChecked(isWanted);
    await page.getByLabel('Enviarlas a').fill(to);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  };
  const planned = () =>
    run(rig.site, {
      code: `$at = wp_next_scheduled('onda_statistics_mail'); echo $at ? wp_date('D H:i', $at) : 'never';`,
    });

  it('comes on Mondays once the owner wants it, to a right address, and no longer when it is stopped', async () => {
    expect(await planned()).toBe('never');
    await tell(true, 'nadie');
    await page.getByRole('alert').waitFor();
    expect(await planned()).toBe('never');
    await tell(true, 'jefa@ejemplo.es');
    await page.getByText('Guardado.').first().waitFor();
    expect(await planned()).toMatch(/^(Mon|lun\.?) 08:00$/i);
    await run(rig.site, { code: `do_action('onda_statistics_mail');` });
    const mail = mails(rig.site).at(-1) ?? '';
    expect(mail).toContain('To: jefa@ejemplo.es');
    expect(mail).toContain('tab=plays');
    await tell(false, 'jefa@ejemplo.es');
    await page.getByText('Guardado.').first().waitFor();
    expect(await planned()).toBe('never');
  });
});
