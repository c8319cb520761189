import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { publish, violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { describeInAll } from './support/whole';

/** The search block of WordPress made live by one switch, and a behavior that the owner alone sees. */
let rig: Rig;
let browser: Browser;
let page: Page;
let address: string;

const switchOn = (isOn: boolean) =>
  run(rig.site, {
    code: `$all = (array) get_option('onda_settings'); $all['search']['siteForms'] = ${isOn}; update_option('onda_settings', $all);`,
  });

beforeAll(async () => {
  rig = await startRig('search-site-forms');
  browser = await startChromium();
  address = await publish(rig, 'buscar-aqui', '<!-- wp:search {"label":"Buscar","buttonText":"Buscar"} /-->');
  page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(15_000);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

describe('the search block', () => {
  it('is as WordPress prints it until the owner says so', async () => {
    await switchOn(false);
    await page.goto(address);
    expect(await page.locator('form[role="search"]').count()).toBeGreaterThan(0);
    expect(await page.locator('masthead-search[for], [data-onda-search]').count()).toBe(0);
  });

  it('shows results while one types, and Enter leads to the results page', async () => {
    await switchOn(true);
    await page.goto(address);
    const field = page.locator('[data-onda-search] input[name="s"]').first();
    await field.click();
    await field.pressSequentially('festival', { delay: 30 });
    await page.locator('[part~="result"]').first().waitFor();
    expect(await violations(page, '[data-onda-search]')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]s=festival/);
  });

  it('works without scripts as before', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(address);
    await plain.locator('[data-onda-search] input[name="s"]').first().fill('festival');
    await plain.keyboard.press('Enter');
    await plain.waitForURL(/[?&]s=festival/);
    await plain.context().close();
  });
});

describeInAll('the header of a block theme', () => {
  it('has a search icon where the owner ticks one, and finds', async () => {
    await page.goto(rig.site.url);
    expect(await page.locator('header asp-search').count()).toBe(0);
    await logIn(page, rig.site);
    await page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-search`);
    await page.getByLabel('Poner un icono de búsqueda en la cabecera').check();
    await page.locator('.onda-save button').click();
    await page.getByText('Guardado.').first().waitFor();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(rig.site.url);
    const box = visitor.locator('header asp-search');
    expect(await box.count()).toBe(1);
    await box.getByRole('button', { name: 'Abrir la búsqueda' }).click();
    await box.getByRole('combobox').pressSequentially('festival', { delay: 30 });
    await visitor
      .getByRole('option', { name: /festival/i })
      .first()
      .waitFor();
    await visitor.context().close();
  });
});

describe('the link beside a behavior of the theme', () => {
  it('shows it to the owner alone, and nothing is stored', async () => {
    await run(rig.site, {
      code: `$all = (array) get_option('onda_settings'); unset($all['theme']); update_option('onda_settings', $all);`,
    });
    await logIn(page, rig.site);
    await page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-theme`);
    expect(await page.locator('.onda-behavior input:checked').count()).toBe(5);
    const link = await page.locator('a[href*="onda_try=sticky-header"]').getAttribute('href');
    const answer = await page.goto(link ?? '');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    expect(await page.locator('sticky-header').count()).toBe(1);
    expect(await page.locator('#wp-admin-bar-onda-try').textContent()).toContain('Solo tú ves esto');
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link ?? '');
    expect(await stranger.locator('sticky-header').count()).toBe(0);
    await stranger.context().close();
    const stored = await run(rig.site, {
      code: `echo wp_json_encode(isset(get_option('onda_settings')['theme']));`,
    });
    expect(stored).toBe('false');
  });
});
