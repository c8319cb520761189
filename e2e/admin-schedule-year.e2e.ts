import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { screenViolations } from './support/owner-screen';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';

/** A first week, holidays, repeats, winners and another time zone, on the owner's screen of the schedule. */
let rig: Rig;
let browser: Browser;
let page: Page;

const DAY_MS = 86_400_000;

beforeAll(async () => {
  rig = await startRig('admin-schedule-year', { noSeed: true });
  browser = await startChromium();
});

beforeEach(() =>
  run(rig.site, {
    code: `update_option('onda_settings', ['stations' => [['id' => 'uno', 'name' => 'Radio Uno', 'stream' => 'https://radio.example/']]]);
      update_option('timezone_string', 'Europe/Madrid');
      delete_option('onda_schedule_zone');
      Onda\\Features\\Schedule\\ShowTypes::begin();
      foreach (['slots', 'airings', 'holidays', 'limits'] as $table) $GLOBALS['wpdb']->query("DELETE FROM {$GLOBALS['wpdb']->prefix}onda_$table");
      Onda\\Features\\Schedule\\ShowTypes::forget();
      update_option('onda_schedule', '1');`,
  }),
);

afterEach(() => page?.context().close());

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })).newPage();
  await logIn(page, rig.site);
  await page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-schedule`);
}

async function rows(table: string, columns: string, order = 'id'): Promise<string[][]> {
  const code = `echo wp_json_encode($GLOBALS['wpdb']->get_results("SELECT ${columns} FROM {$GLOBALS['wpdb']->prefix}onda_${table} ORDER BY ${order}", ARRAY_N));`;
  return JSON.parse(await run(rig.site, { code })).map((row: unknown[]) => row.map(String));
}

/** Slots as an owner kept them earlier: title, days, start and length. */
const keep = (...slots: [string, number, number, number][]) =>
  run(rig.site, {
    code: `$kept = new Onda\\Features\\Schedule\\ScheduleRepository();
      foreach (json_decode('${JSON.stringify(slots)}') as [$title, $days, $start, $length])
        $kept->put_slot('uno', new Onda\\Features\\Schedule\\Week\\Slot(0, 0, $title, $days, $start, $length));`,
  });

const named = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const field = (label: string): Locator => page.getByLabel(label, { exact: true }).first();
const block = (title: string): Locator => page.locator('.onda-week-airing', { hasText: title }).first();
const said = () => page.locator('#onda-schedule [role="status"]').textContent();
const focused = () => page.evaluate(() => document.activeElement?.textContent);

/** Presses a button, link or block by its key alone. */
async function enter(place: Locator): Promise<void> {
  await place.focus();
  await page.keyboard.press('Enter');
}

describe('the year of an owner', () => {
  it('begins with a week by one key, gives its shows their names, and takes it back', async () => {
    await open();
    expect(await screenViolations(page)).toEqual([]);
    await enter(named(/^Una emisora comunitaria/));
    await block('Buenos días, vecinos').waitFor();
    await expect.poll(focused).toBe('Deshacer');
    expect(await rows('slots', 'title')).toHaveLength(9);
    expect(await page.locator('.onda-week-conflicts').count()).toBe(0);
    await enter(block('Buenos días, vecinos'));
    await field('Programa').fill('Café con pan');
    await page.keyboard.press('Enter');
    await block('Café con pan').waitFor();
    const titles = `echo wp_json_encode(array_column(get_posts(['post_type' => 'onda_show', 'numberposts' => -1]), 'post_name'));`;
    const names = JSON.parse(await run(rig.site, { code: titles }));
    expect([names.length, names.includes('cafe-con-pan')]).toEqual([9, true]);
    await enter(named('Deshacer'));
    await block('Buenos días, vecinos').waitFor();
  });

  it('keeps holidays by keys, with a way back, and a show that skips them', async () => {
    await keep(['Domingo en casa', 64, 600, 60], ['Diario', 31, 600, 60]);
    await open();
    const day = new Date(Date.now() + 400 * DAY_MS).toISOString().slice(0, 10);
    await field('Fecha').fill(day);
    await field('Nombre del festivo').fill('Navidad');
    await field('Funciona como').selectOption('domingo');
    await enter(named('Guardar el festivo'));
    await expect.poll(said).toBe('Festivo guardado: Navidad');
    expect(await rows('holidays', 'day, name, as_weekday', 'day')).toEqual([[day, 'Navidad', '6']]);
    expect(await page.locator('.onda-holidays li').textContent()).toContain('funciona como el domingo');
    expect(await screenViolations(page)).toEqual([]);
    await enter(named(/^Quitar: .*Navidad/));
    await expect.poll(() => rows('holidays', 'day', 'day')).toEqual([]);
    await expect.poll(focused).toBe('Deshacer');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows('holidays', 'day', 'day')).toEqual([[day]]);
    await enter(block('Diario'));
    await field('En festivos').selectOption('no se emite en festivos');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows('slots', 'title, on_holidays')).toContainEqual(['Diario', 'skip']);
  });

  it('links a repeat to its first airing, and says who wins where two meet', async () => {
    await keep(['La Tarde', 1, 960, 120], ['Fútbol', 1, 1020, 60]);
    await open();
    await enter(named(/^Gana La Tarde: /));
    await expect.poll(() => rows('slots', 'priority')).toEqual([['101'], ['100']]);
    await page.locator('.onda-week-conflicts').waitFor({ state: 'detached' });
    await enter(block('La Tarde'));
    const wins = page.getByRole('dialog').getByRole('button', { name: 'Gana a Fútbol' });
    expect(await wins.getAttribute('aria-pressed')).toBe('true');
    expect(await screenViolations(page)).toEqual([]);
    await enter(wins);
    await expect.poll(() => wins.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Escape');
    await enter(named('Añadir un programa'));
    await field('Tipo').selectOption('Repetición');
    await field('Repite lo que se emitió').selectOption({ label: 'La Tarde, lun, 16:00' });
    expect(await field('Días después de la primera emisión').inputValue()).toBe('7');
    await field('Días después de la primera emisión').fill('1');
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }));
    const wrong = page.getByRole('dialog').locator('.onda-field-error');
    await expect.poll(() => wrong.textContent()).toContain('La Tarde no se emite 1 día antes');
    await field('Días después de la primera emisión').fill('7');
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }));
    await expect
      .poll(() => rows('slots', 'title, kind, repeats_days'))
      .toContainEqual(['La Tarde', 'repeat', '7']);
  });

  it('has room on a phone of 320 px, without a fault of access', async () => {
    await open({ viewport: { width: 320, height: 640 } });
    await page.locator('.onda-first-week').waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([await wide(), await screenViolations(page)]).toEqual([0, []]);
    await keep(['La Tarde', 1, 960, 120], ['Un programa de nombre largo', 1, 1020, 60]);
    await run(rig.site, {
      code: `(new Onda\\Features\\Schedule\\ScheduleRepository())->put_holiday('uno', new Onda\\Features\\Schedule\\Week\\Holiday('2020-12-25', 'Navidad de un año que ya pasó', 6));`,
    });
    await page.reload();
    await page.getByText('Festivos pasados: 1').click();
    await page.locator('.onda-holidays li').waitFor();
    expect([await wide(), await screenViolations(page)]).toEqual([0, []]);
  });

  it('says once what another time zone means, and once more after the next', async () => {
    await keep(['La Tarde', 1, 960, 120]);
    await open();
    expect(await page.locator('.notice-warning').count()).toBe(0);
    await run(rig.site, { code: `update_option('timezone_string', 'America/Santiago');` });
    await page.reload();
    const notice = page.locator('.onda-screen .notice-warning');
    expect(await notice.textContent()).toContain('ahora de Santiago. Los oyentes los oyen');
    expect(await screenViolations(page)).toEqual([]);
    await Promise.all([page.waitForEvent('load'), enter(named('Es correcto'))]);
    expect(await notice.count()).toBe(0);
    await page.reload();
    expect(await notice.count()).toBe(0);
  });

  it('shows on the page of a show what comes next, also on a copy of days ago', async () => {
    await keep(['La Tarde', 127, 960, 60]);
    const address = await run(rig.site, {
      code: `$show = wp_insert_post(['post_type' => 'onda_show', 'post_title' => 'La Tarde', 'post_status' => 'publish']);
        $GLOBALS['wpdb']->query("UPDATE {$GLOBALS['wpdb']->prefix}onda_slots SET show_id = $show");
        echo get_permalink($show);`,
    });
    page = await (await browser.newContext()).newPage();
    const asked: string[] = [];
    await page.clock.install({ time: Date.now() + 3 * DAY_MS });
    await page.goto(address);
    const shown = page.locator('.onda-show-times li:visible');
    expect(await page.locator('.onda-show-times li time').count()).toBe(8);
    await expect.poll(() => shown.count()).toBe(5);
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.fastForward(DAY_MS);
    await expect.poll(() => shown.count()).toBe(4);
    await page.clock.fastForward(40 * DAY_MS);
    await expect.poll(() => shown.count()).toBe(0);
    expect(asked).toEqual([]);
  });
});
