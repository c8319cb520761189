import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { pageWithoutScripts, screenViolations } from './support/owner-screen';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { itInAll } from './support/whole';

/** The screen on which an owner says what airs when. */
let rig: Rig;
let browser: Browser;
let page: Page;

const PIXEL_SLACK = 2;

beforeAll(async () => {
  rig = await startRig('admin-schedule', { noSeed: true });
  browser = await startChromium();
});

beforeEach(() =>
  run(rig.site, {
    code: `update_option('onda_settings', ['stations' => [['id' => 'uno', 'name' => 'Radio Uno', 'stream' => 'https://radio.example/']]]);
      update_option('timezone_string', 'Europe/Madrid');
      Onda\\Features\\Schedule\\ShowTypes::begin();
      foreach (['slots', 'airings', 'limits'] as $table) $GLOBALS['wpdb']->query("DELETE FROM {$GLOBALS['wpdb']->prefix}onda_$table");
      Onda\\Features\\Schedule\\ShowTypes::forget();
      update_option('onda_schedule', '1');`,
  }),
);

afterEach(() => page?.context().close());

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const address = () => `${rig.site.url}/wp-admin/admin.php?page=onda-schedule`;

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })).newPage();
  await logIn(page, rig.site);
  await page.goto(address());
}

/** Slots as an owner kept them earlier: title, days, start and length. */
const keep = (...slots: [string, number, number, number][]) =>
  run(rig.site, {
    code: `$kept = new Onda\\Features\\Schedule\\ScheduleRepository();
      foreach (json_decode('${JSON.stringify(slots)}') as [$title, $days, $start, $length])
        $kept->put_slot('uno', new Onda\\Features\\Schedule\\Week\\Slot(0, 0, $title, $days, $start, $length));`,
  });

async function rows(table: string, columns: string): Promise<string[][]> {
  const code = `echo wp_json_encode($GLOBALS['wpdb']->get_results("SELECT ${columns} FROM {$GLOBALS['wpdb']->prefix}onda_${table} ORDER BY id", ARRAY_N));`;
  return JSON.parse(await run(rig.site, { code })).map((row: unknown[]) => row.map(String));
}

const slots = () => rows('slots', 'title, weekdays, starts, length');
const button = (name: string | RegExp, exact = true) => page.getByRole('button', { name, exact });
const field = (label: string) => page.getByRole('dialog').getByLabel(label, { exact: true }).first();
const block = (title: string, day: number): Locator =>
  page.locator(`.onda-week-airing[data-day="${day}"]`, { hasText: title });
const said = () => page.locator('#onda-schedule [role="status"]').textContent();
const plane = (day: number) => page.locator('.onda-week-plane').nth(day);

/** Presses the half hour that begins there. */
async function pressHour(day: number, hour: number): Promise<void> {
  const { height, width } = (await plane(day).boundingBox()) ?? { height: Number.NaN, width: Number.NaN };
  await plane(day).click({ position: { x: width / 2, y: (height * (hour + 0.1)) / 24 } });
}

/** From the middle of a block, by days and hours. */
async function drag(from: Locator, days: number, hours: number, at: 'middle' | 'edge' = 'middle') {
  await from.scrollIntoViewIfNeeded();
  const box = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const column = (await plane(0).boundingBox()) ?? { width: 0, height: 0 };
  const x = box.x + box.width / 2;
  const y = box.y + (at === 'edge' ? box.height - PIXEL_SLACK : box.height / 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + days * column.width, y + (hours * column.height) / 24, { steps: 4 });
  await page.mouse.up();
}

const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset);

describe('the schedule of an owner', () => {
  it('begins by one press, and says so where no script runs', async () => {
    await run(rig.site, { code: `update_option('onda_schedule', '0');` });
    await open();
    await button('Empezar la programación').click();
    await page.locator('.onda-week-grid').waitFor();
    expect(await page.locator('.onda-week-day h3').count()).toBe(7);
    const plain = await pageWithoutScripts(page);
    await plain.goto(address());
    expect(await plain.locator('#onda-schedule').textContent()).toContain('JavaScript');
    await plain.context().close();
  });

  it('has a first week of ten shows by thirty clicks', async () => {
    await open();
    await page.evaluate(() => {
      document.documentElement.dataset.clicks = '0';
      const count = ({ detail }: MouseEvent) => {
        const { dataset } = document.documentElement;
        if (detail > 0) dataset.clicks = String(Number(dataset.clicks) + 1);
      };
      document.addEventListener('click', count, true);
    });
    const shows = Array.from({ length: 10 }, (_, place) => 6 + place);
    for (const hour of shows) {
      await pressHour(0, hour);
      await field('Programa').fill(`Programa de las ${hour}`);
      await button('De lunes a viernes').click();
      await button('Guardar').click();
      await block(`Programa de las ${hour}`, 4).waitFor();
    }
    const clicks = Number(await page.evaluate(() => document.documentElement.dataset.clicks));
    expect(clicks).toBeLessThanOrEqual(30);
    expect(await slots()).toEqual(
      shows.map((hour) => [`Programa de las ${hour}`, '31', String(hour * 60), '60']),
    );
  });

  itInAll(
    'is changed by the pointer: a show moves, goes to another day, gets longer, and a day is copied',
    async () => {
      await keep(['La Tarde', 3, 960, 60]);
      await open();
      await drag(block('La Tarde', 1), 0, 1);
      await expect.poll(slots).toEqual([['La Tarde', '3', '1020', '60']]);
      await drag(block('La Tarde', 1), 3, -0.5);
      await expect.poll(slots).toEqual([['La Tarde', '17', '990', '60']]);
      await drag(block('La Tarde', 4), 0, 2, 'edge');
      await expect.poll(slots).toEqual([['La Tarde', '17', '990', '180']]);
      await page
        .locator('.onda-week-day')
        .nth(4)
        .getByRole('button', { name: /^Copiar/ })
        .click();
      await page.getByRole('dialog').getByLabel('sábado').check();
      await page.getByRole('dialog').getByRole('button', { name: 'Copiar' }).click();
      await block('La Tarde', 5).waitFor();
      expect(await slots()).toEqual([['La Tarde', '49', '990', '180']]);
      await button('Deshacer').click();
      await expect.poll(slots).toEqual([['La Tarde', '17', '990', '180']]);
    },
  );

  it('is kept by the keyboard alone: a show is added, moved, made longer, changed, removed and back', async () => {
    await open();
    await plane(2).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await field('Programa').waitFor();
    await page.keyboard.type('Noche <b>');
    await page.keyboard.press('Enter');
    await expect.poll(slots).toEqual([['Noche <b>', '4', '540', '60']]);
    await expect.poll(focused).toMatchObject({ day: '2' });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(slots).toEqual([['Noche <b>', '8', '535', '75']]);
    await expect.poll(focused).toMatchObject({ day: '3' });
    await page.keyboard.press('Enter');
    await field('Programa').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toMatchObject({ day: '3' });
    await page.keyboard.press('Delete');
    await expect.poll(slots).toEqual([]);
    await expect.poll(said).toContain('Noche <b>: quitado');
    await page.keyboard.press('Enter');
    await expect.poll(slots).toEqual([['Noche <b>', '8', '535', '75']]);
  });

  itInAll(
    'cancels an airing in two clicks and takes that back, and moves one past midnight with a reason',
    async () => {
      await keep(['La Tarde', 3, 960, 60]);
      await open();
      await block('La Tarde', 1).click();
      await button('No se emite este día').click();
      await expect.poll(() => block('La Tarde', 1).getAttribute('data-state')).toBe('cancelled');
      await block('La Tarde', 1).click();
      await button('Otra vez como siempre').click();
      await expect.poll(() => block('La Tarde', 1).getAttribute('data-state')).toBe('usual');
      await block('La Tarde', 0).click();
      const change = page.locator('.onda-week-change');
      await change.getByLabel('Motivo').fill('por partido');
      await change.locator('summary').click();
      await change.getByLabel('Desde').fill('23:30');
      await change.getByLabel('Hasta').fill('00:30');
      await change.getByRole('button', { name: 'Guardar' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const [[action, starts, ends, reason] = []] = await rows('airings', 'action, starts, ends, reason');
      expect([action, starts?.slice(11), ends?.slice(11), reason]).toEqual([
        'move',
        '23:30',
        '00:30',
        'por partido',
      ]);
      expect(String(starts) < String(ends)).toBe(true);
      expect(await block('La Tarde', 0).getAttribute('data-state')).toBe('changed');
      expect(await block('La Tarde', 0).textContent()).toContain('23:30–00:30 a otra hora: por partido');
    },
  );

  it('keeps what was typed beside the sentence of a wrong field', async () => {
    await open();
    await button('Añadir un programa').click();
    await field('Programa').fill('Fin de semana');
    await field('lun').uncheck();
    await field('Presentadores, con comas entre ellos').fill('Ana');
    await button('Guardar').click();
    const wrong = page.getByRole('dialog').locator('.onda-field-error');
    await expect.poll(() => wrong.textContent()).toBe('Elige al menos un día.');
    expect(await field('Programa').inputValue()).toBe('Fin de semana');
    await field('dom').check();
    await button('Guardar').click();
    await expect.poll(slots).toEqual([['Fin de semana', '64', '480', '60']]);
  });

  itInAll(
    'has no fault of access, and on a phone a list with the same dialog and no sideways scrolling',
    async () => {
      await keep(
        ['La Tarde', 31, 960, 60],
        ['Noche larga de los viernes', 16, 1380, 180],
        ['Choca', 1, 990, 60],
      );
      await open();
      expect(await screenViolations(page)).toEqual([]);
      await block('La Tarde', 1).click();
      expect(await screenViolations(page)).toEqual([]);
      await page.context().close();
      await open({ viewport: { width: 320, height: 640 } });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.locator('.onda-slots').waitFor();
      expect([await page.locator('.onda-week-grid').count(), await wide()]).toEqual([0, 0]);
      expect(await screenViolations(page)).toEqual([]);
      await page.locator('.onda-slots button').first().click();
      expect(await wide()).toBe(0);
      expect(await screenViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await button('Semana').click();
      await page.locator('.onda-week-grid').waitFor();
      expect(await wide()).toBe(0);
    },
  );

  itInAll(
    'brings a week along: a file is read, tried, taken over and undone, and what is no week is told',
    async () => {
      await open();
      const summary = page.getByText('Traer una semana', { exact: true });
      const read = async (name: string, text: string) => {
        await summary.click();
        const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
        await page.locator('#week_file').setInputFiles(file);
        await button('Leer la semana').click();
      };
      await read('nada.csv', 'Hola,mundo\n');
      await page.getByText('No se puede leer ningún programa').waitFor();
      // The notice opens the form.
      await summary.click();
      await read('semana.csv', 'día;inicio;fin;programa\nL-V;10:00;12:00;Café\nayer;9:00;10:00;Nada\n');
      const card = page.locator('.onda-import[data-source="schedule-file"]');
      expect(await card.textContent()).toContain('Líneas o entradas que no se pueden leer (3): 1');
      const press = async (name: string, sentence: string) => {
        await card.getByRole('button', { name, exact: true }).click();
        await card.getByText(sentence).first().waitFor();
      };
      await press(
        'Probar sin cambiar nada',
        'Prueba: se importarían 1, 0 ya están aquí y 1 no se pueden leer.',
      );
      expect(await slots()).toEqual([]);
      await press('Importar', 'Importados: 1. Ya estaban aquí: 0. No se pueden leer: 1.');
      await expect.poll(slots).toEqual([['Café', '31', '600', '120']]);
      await page.goto(address());
      await block('Café', 4).waitFor();
      await page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-tools&tab=import`);
      await card.getByText('¿Deshacer la importación?').click();
      await card.getByRole('button', { name: 'Deshacer la importación' }).click();
      await expect.poll(slots).toEqual([]);
    },
  );

  itInAll('turns to other weeks, and says that an offset knows no change of the clocks', async () => {
    await run(rig.site, { code: `update_option('timezone_string', ''); update_option('gmt_offset', 5.5);` });
    await open();
    expect(await page.locator('.onda-screen .notice-warning').textContent()).toContain('+05:30');
    const title = page.locator('.onda-week-bar h2');
    const now = await title.textContent();
    await button('Semana siguiente').click();
    await expect.poll(() => title.textContent()).not.toBe(now);
    await button('Esta semana').click();
    await expect.poll(() => title.textContent()).toBe(now);
  });
});
