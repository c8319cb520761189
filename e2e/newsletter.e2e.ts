import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { askedOf } from './support/asked';
import { forgetShifts, shifted, watchShifts } from './support/layout-shift';
import { publishAll, violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { underStrictPolicy } from './support/strict-policy';
import { takeTime } from './support/take-time';

/** The forms of the newsletter on a real WordPress: in the page and over it. Other files test the server's part. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'inline' | 'fixed_bar' | 'slide_in' | 'popup' | 'late', string>;

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };
const TEXT = `<p><a href="#x">Enlace</a> ${'La radio de la ciudad cuenta lo que pasa en el puerto. '.repeat(90)}</p>`;

beforeAll(async () => {
  rig = await startRig('newsletter', { constants: { ONDA_PROXIES: '127.0.0.1' } });
  browser = await startChromium();
  const lists = [1, 2].map((id) => `['id' => ${id}, 'name' => 'Lista ${id}']`);
  await run(rig.site, {
    code: `update_option('onda_newsletter', ['lists' => [${lists}], 'forms' => [['id' => 1, 'title' => 'El boletín',
      'firstName' => 'optional', 'choose' => true, 'lists' => [1, 2]]]]);`,
  });
  const form = (attributes: string) => `[onda_newsletter ${attributes}]${TEXT}`;
  url = await publishAll(rig, {
    inline: form(''),
    fixed_bar: form('type="fixed_bar" animation="slideup" delay="1"'),
    slide_in: form('type="slide_in" position="right" animation="fadein" delay="1"'),
    popup: form('type="popup" animation="slidedown" delay="1" cookie_expiration_time="7"'),
    late: form('type="popup" delay="600" exit_intent_enabled="true"'),
  });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

/** Each visitor comes from a network of their own: one has to wait a minute between two subscriptions. */
let visitors = 0;

async function come(options: BrowserContextOptions = DESKTOP) {
  visitors += 1;
  const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${visitors}` };
  page = await (await browser.newContext({ extraHTTPHeaders, ...options })).newPage();
}

async function visit(address: string, options: BrowserContextOptions = DESKTOP) {
  await come(options);
  return go(address);
}

/** Gives what is asked of the server from then on, by action. */
async function go(address: string) {
  const asked = askedOf(page);
  await watchShifts(page, 'unasked');
  await page.goto(address);
  return asked;
}

const email = () => page.locator('newsletter-form input[type="email"]').first();
const submit = () => page.locator('newsletter-form [type="submit"]').first().click();
const thanks = () => page.locator('.mailpoet_validate_success');
const error = () => page.locator('.mailpoet_validate_error');
const active = () => page.locator('newsletter-form[data-display="active"]').waitFor({ state: 'attached' });
const cookies = async () =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('popup_form'));

async function subscribe(address: string) {
  await email().click();
  await page.keyboard.type(address);
  await takeTime(page);
  await submit();
}

describe('a subscription in the page', () => {
  it('asks nothing until it is touched, shifts nothing, and says what is wrong and what came of it', async () => {
    const asked = await visit(url.inline);
    await email().waitFor();
    expect([asked, await violations(page, 'newsletter-form')]).toEqual([[], []]);
    await forgetShifts(page);
    await submit();
    await page.getByText('Este valor es requerido.').waitFor();
    expect(await violations(page, 'newsletter-form')).toEqual([]);
    // The line under the field makes room for itself, however long after the press its code comes.
    await forgetShifts(page);
    await subscribe('ana@ejemplo.es');
    await thanks().waitFor();
    expect([await email().isVisible(), await violations(page, 'newsletter-form')]).toEqual([false, []]);
    expect([asked.filter((action) => action.startsWith('mailpoet')), await shifted(page)]).toEqual([
      ['mailpoet'],
      0,
    ]);
    expect((await cookies()).map(({ name, value, path }) => [name, value, path])).toEqual([
      ['popup_form_dismissed_1', '1', '/'],
    ]);
  });

  it('needs no more than what a strict policy allows, and says when there is no network', async () => {
    await come(PHONE);
    const refused = await underStrictPolicy(page);
    await go(url.inline);
    await email().waitFor();
    const ofTheTheme = (await refused()).length;
    await email().tap();
    await page.locator('newsletter-form[data-state="idle"]').waitFor({ state: 'attached' });
    await page.keyboard.type('leo@ejemplo.es');
    await page.context().setOffline(true);
    await submit();
    await error().getByText('No hay conexión').waitFor();
    await page.context().setOffline(false);
    await takeTime(page);
    await submit();
    await thanks().waitFor();
    expect((await refused()).slice(ofTheTheme)).toEqual([]);
  });
});

describe('over the page', () => {
  it.each([
    ['fixed_bar', PHONE],
    ['slide_in', DESKTOP],
    ['popup', PHONE],
  ] as const)('a %s shifts nothing and breaks no rule', async (type, options) => {
    await visit(url[type], { ...options, reducedMotion: 'reduce' });
    await forgetShifts(page);
    await active();
    const box = page.locator('div.mailpoet_form.active');
    expect(await box.isVisible()).toBe(true);
    expect([
      await violations(page, 'newsletter-form'),
      await box.evaluate((node) => node.getAnimations().length),
    ]).toEqual([[], 0]);
    const isInside = () => box.evaluate((node) => node.contains(document.activeElement));
    expect(await isInside()).toBe(type === 'popup');
    await page.keyboard.press('Escape');
    await page.locator('newsletter-form[data-display="closed"]').waitFor({ state: 'attached' });
    expect([await shifted(page), (await cookies()).map(({ expires }) => expires > 0)]).toEqual([
      0,
      [type === 'popup'],
    ]);
    await page.reload();
    await page.locator('newsletter-form[data-display="hidden"]').waitFor({ state: 'attached' });
  });
});

it('a popup keeps the focus, gives it back, and comes when the mouse leaves', async () => {
  await visit(url.late);
  await page.getByRole('link', { name: 'Enlace' }).focus();
  await page.mouse.move(600, 300);
  const leave = () =>
    page.evaluate(() => {
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 600, clientY: -1 }));
      return document.querySelector<HTMLElement>('newsletter-form')?.dataset.display;
    });
  await expect.poll(leave, { timeout: 20_000 }).toBe('active');
  const inside: boolean[] = [];
  for (let presses = 0; presses < 8; presses++) {
    inside.push(
      await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || Boolean(activeElement?.closest('dialog'));
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(inside).not.toContain(false);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Enlace');
});
