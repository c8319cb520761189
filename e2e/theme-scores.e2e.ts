import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadAll } from './support/built-files';
import { violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { describeInAll } from './support/whole';

/** The page of scores on a real WordPress: the day, the chooser, the calendar, the screen of those who keep it. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: string;

const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  rig = await startRig('theme-scores');
  browser = await startChromium();
  url = `${rig.site.url}/resultados/`;
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

async function visit(address: string, options: BrowserContextOptions = {}) {
  page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
  await page.goto(address);
  if (options.javaScriptEnabled !== false) {
    await loadAll(page);
    for (const tag of ['scores-board', 'scores-calendar'])
      await page.locator(`${tag}[data-ready]`).waitFor({ state: 'attached' });
  }
}

const sections = () => page.locator('scores-board section');
const dayOf = () => page.locator('scores-board [data-day]').getAttribute('data-day');
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the scores of a day', () => {
  it('are by competition, and the chooser scrolls to one, which stands out for a moment', async () => {
    await visit(url);
    expect(await sections().count()).toBe(4);
    const name = (await page.locator('scores-board option').last().textContent()) ?? '';
    const stoodOut = page.evaluate(
      () =>
        new Promise<string>((done) => {
          const look = () => {
            const section = document.querySelector<HTMLElement>('[data-highlight]');
            if (section) done(section.querySelector('h3')?.textContent ?? '');
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await page.locator('scores-board select').selectOption({ label: name });
    expect(await stoodOut).toBe(name);
    expect(await focused()).toBe(name);
    expect(page.url()).toBe(url);
    await page.locator('[data-highlight]').waitFor({ state: 'detached' });
    expect(await violations(page, 'scores-board')).toEqual([]);
  });

  it('wait for Enter while the chooser is walked through by keys', async () => {
    await visit(url);
    await page.locator('scores-board select').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('[data-highlight]').count()).toBe(0);
    await page.getByRole('button', { name: 'Ver' }).first().press('Enter');
    const chosen = await page.locator('scores-board select option:checked').textContent();
    expect(await focused()).toBe(chosen);
  });

  it('are reached from the calendar by keys, from a field, and without a script', async () => {
    await visit(url);
    await page.getByText('Calendario').click();
    await page.locator('[data-date][tabindex="0"]').focus();
    await page.keyboard.press('Home');
    // The week of the first of a month may begin in the month before.
    const isFirst = await page.evaluate(() => {
      const day = new Date(`${document.activeElement?.getAttribute('data-date')}T12:00`);
      return day.getDay() === 0 || day.getDate() === 1;
    });
    expect(isFirst).toBe(true);
    expect(await violations(page, 'scores-calendar')).toEqual([]);
    const day = await page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}?d=${day}`);
    expect(await dayOf()).toBe(day);
    await loadAll(page);
    await page.locator('scores-calendar[data-ready]').waitFor();
    await page.getByText('Calendario').click();
    await page.locator('input[type=date]').fill('2026-02-28');
    await page.waitForURL(`${url}?d=2026-02-28`);
    expect(await page.locator('scores-board [part=empty]').textContent()).toBe('Este día no se juega nada.');
    await page.context().close();

    await visit(url, { javaScriptEnabled: false, ...PHONE });
    await page.getByText('Calendario').click();
    await page.locator('input[type=date]').fill('2026-02-28');
    await page.locator('[part=picker] button').click();
    await page.waitForURL(`${url}?d=2026-02-28`);
    await page.locator('a[part=prev], a[part=next]').first().click();
    await sections().first().waitFor();
    await page.locator('scores-board select').selectOption({ index: 1 });
    await page.locator('[part=chooser] button').click();
    await expect.poll(() => sections().count()).toBe(1);
  });
});

describe('a page that a cache kept', () => {
  it('offers the games of today', async () => {
    // Two days on, where the site is: one day of 24 hours may still be the same where a day has 25.
    page = await (await browser.newContext({ timezoneId: 'Europe/Madrid' })).newPage();
    await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
    await page.goto(url);
    const today = page.getByRole('link', { name: 'Hoy' });
    await today.waitFor();
    const day = await page.evaluate(() => new Intl.DateTimeFormat('sv').format(new Date()));
    expect(await today.getAttribute('href')).toContain(`d=${day}`);
  });
});

describeInAll('who keeps the scores', () => {
  it('writes a game, brings others as text, and loses nothing that is wrong', async () => {
    page = await (await browser.newContext()).newPage();
    await logIn(page, rig.site);
    await page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-scores&d=2026-03-01`);
    const row = page.locator('tbody tr').first();
    for (const [name, value] of Object.entries({
      competition: 'Copa <b>',
      starts: '18:30',
      home: 'Uno',
      away: 'Dos',
    }))
      await row.locator(`[name$="[${name}]"]`).fill(value);
    await page.locator('.button-primary').click();
    await expect.poll(() => page.locator('.notice-success').textContent()).toContain('1');
    const wrong = '2026-03-01;Liga;18:00;Uno;Tres;2;1;final\n2026-03-01;Liga;25:00;Uno;Tres';
    await page.locator('textarea').fill(wrong);
    await page.locator('textarea').locator('xpath=ancestor::form').getByRole('button').click();
    await expect.poll(() => page.locator('textarea').inputValue()).toBe(wrong);
    await page.locator('textarea').fill(wrong.split('\n')[0] ?? '');
    await page.locator('textarea').locator('xpath=ancestor::form').getByRole('button').click();
    await page.goto(`${url}?d=2026-03-01`);
    expect(await sections().locator('h3').allTextContents()).toEqual(['Copa <b>', 'Liga']);
    expect(await page.locator('[part=score]').allTextContents()).toEqual(['–', '2 – 1']);
  });
});
