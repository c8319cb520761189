import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { chromiumPath } from '../tools/setup/chromium';
import { violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { underStrictPolicy } from './support/strict-policy';
import { takeTime } from './support/take-time';
import { describeInAll, itInAll } from './support/whole';

/**
 * The ladder as a browser sees it: who passes in silence, and the captcha for the others, by ear and without a script.
 */
let rig: Rig;
let browser: Browser;
let page: Page;
let address = '';
let visitors = 0;

const SENT = 'Mira tu correo para confirmar tu suscripción.';
const SEED = `
update_option('users_can_register', '1');
$page = ['post_title' => 'Boletín', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '[onda_newsletter]'];
echo get_permalink(wp_insert_post($page));`;

beforeAll(async () => {
  rig = await startRig('captcha', { constants: { ONDA_PROXIES: '127.0.0.1' } });
  browser = await startChromium('user-gesture-required', chromiumPath());
  address = await run(rig.site, { code: SEED });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

/** Each comes from a network of its own. */
async function arrive(url: string, options: BrowserContextOptions = {}) {
  const extraHTTPHeaders = { 'X-Forwarded-For': `203.0.113.${++visitors}` };
  page = await (await browser.newContext({ ...options, extraHTTPHeaders })).newPage();
  await page.goto(url);
}

/** Opens the page with a strict policy and records the refused resources of ours. */
async function arriveStrictly() {
  await arrive('about:blank');
  const broken = await underStrictPolicy(page);
  await page.goto(address);
  return async () => (await broken()).filter((line) => !line.includes(' inline '));
}

/**
 * However slow the machine is: the page's own clock, by which it says how long somebody took, is a hundred times
 * slower.
 */
async function arriveInHaste() {
  await arrive('about:blank');
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });
  await page.goto(address);
}

const form = () => page.locator('newsletter-form');
const email = () => form().getByLabel('Correo electrónico');
const answerField = () => page.getByLabel('Escribe los caracteres');
const picture = () => page.locator('img.mailpoet_captcha');
/** A key press starts it, and the button keeps the focus; a busy machine needs some seconds. */
const calculate = async () => {
  const button = page.getByRole('button', { name: 'que calcule mi navegador' });
  await button.press('Enter');
  await page.getByText('Hecho. Ya puedes enviar el formulario.').waitFor({ timeout: 60_000 });
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
};
const bodies = () => {
  const posted: string[] = [];
  page.on('request', (request) => posted.push(decodeURIComponent(request.postData() ?? '')));
  return posted;
};

/** The phrase that a listener hears. */
const heard = async () => {
  const session = await page.locator('input[name="data[captcha_session_id]"]').inputValue();
  const code = `echo (new Onda\\Features\\Newsletter\\Guard\\CaptchaSession(new Onda\\Core\\Database\\RateLimitRepository(), time(...)))->phrase('${session}')->text();`;
  return run(rig.site, { code });
};

describe('a sign-up', () => {
  it('by keyboard alone sees no captcha, under the strictest policy', async () => {
    const broken = await arriveStrictly();
    await form().waitFor();
    await takeTime(page);
    await email().focus();
    await page.keyboard.type('teclado@example.org');
    await page.keyboard.press('Enter');
    await page.getByText(SENT).waitFor();
    expect(await picture().count()).toBe(0);
    expect(await broken()).toEqual([]);
  });

  it('without a key or a mouse passes by the browser’s work, done in a worker', async () => {
    const broken = await arriveStrictly();
    const posted = bodies();
    const worker = page.waitForEvent('worker');
    await form().waitFor();
    await takeTime(page);
    await email().evaluate((field: HTMLInputElement) => {
      field.focus();
      field.value = 'gestor@example.org';
    });
    await form().and(page.locator('[data-ready]')).waitFor();
    await form()
      .locator('form')
      .evaluate((node: HTMLFormElement) => node.requestSubmit());
    expect((await worker).url()).toContain('/build/');
    // The work is slow on a machine that is busy with others.
    await page.getByText(SENT).waitFor({ timeout: 60_000 });
    const sent = posted.filter((body) => body.includes('action=mailpoet&')).at(-1) ?? '';
    expect(sent).toContain('data[behavioral_signals][kd_count]=0');
    expect(sent).toContain('data[behavioral_signals][mm_count]=0');
    expect(sent).toMatch(/data\[proof\]=ey/);
    expect(await broken()).toEqual([]);
  });

  it('that is too fast gets the captcha, and is finished by ear', async () => {
    await arriveInHaste();
    await form().waitFor();
    await email().fill('oido@example.org');
    await page.keyboard.press('Enter');
    await picture().waitFor();
    await page.getByText('Rellena el CAPTCHA, por favor.').waitFor();
    expect(await violations(page, 'newsletter-form')).toEqual([]);
    expect(
      await picture().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(220);

    const sources = () =>
      page
        .locator('img.mailpoet_captcha, audio')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('src')));
    const before = await sources();
    const refresh = page.waitForRequest(/action=refresh/);
    await page.getByRole('button', { name: 'Otro código' }).press('Enter');
    const refreshed = await refresh;
    const { origin, pathname, searchParams } = new URL(refreshed.url());
    expect([refreshed.method(), `${origin}${pathname}`]).toEqual(['GET', page.url()]);
    expect(searchParams.get('mailpoet_page')).toBe('template');
    await page.getByText('Código nuevo.').waitFor();
    for (const [at, source] of (await sources()).entries())
      expect(source).toMatch(
        new RegExp(`^${(before[at] ?? '').replaceAll(/[.?+]/g, '\\$&')}&cachebust=\\d+$`),
      );

    await page.getByRole('button', { name: 'Escuchar el código' }).press('Enter');
    const ends = () =>
      page
        .locator('audio')
        .evaluate((player: HTMLAudioElement) => player.currentTime > 0 && player.duration > 2);
    await expect.poll(ends).toBe(true);
    await answerField().fill('mal');
    await page.keyboard.press('Enter');
    await page.getByText('no coinciden').waitFor();
    await expect.poll(() => answerField().inputValue()).toBe('');
    await answerField().fill((await heard()).toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByText(SENT).waitFor();
    expect(await picture().count()).toBe(0);
  });

  itInAll(
    'is finished by a calculation of the browser where the code is neither seen nor heard',
    async () => {
      const broken = await arriveStrictly();
      await page.evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() / 100;
      });
      await form().waitFor();
      await email().fill('calculo@example.org');
      await page.keyboard.press('Enter');
      await calculate();
      expect(await violations(page, 'newsletter-form')).toEqual([]);
      const posted = bodies();
      await page.getByRole('button', { name: 'Suscribirme' }).press('Enter');
      await page.getByText(SENT).waitFor();
      expect(posted.join()).toMatch(/data\[captcha_proof\]=ey/);
      expect(await picture().count()).toBe(0);
      expect(await broken()).toEqual([]);
    },
  );

  it('without a script goes on by a page of its own and comes back to where it began', async () => {
    await arrive(address, { javaScriptEnabled: false });
    await page.getByLabel('Correo electrónico').fill('nada@example.org');
    await page.getByRole('button', { name: 'Suscribirme' }).click();
    await page.getByRole('heading', { name: 'Un paso más' }).waitFor();
    await page.getByText('Si no puedes ver ni oír el código, permite los scripts').waitFor();
    await page.getByRole('link', { name: 'Otro código' }).click();
    await page.waitForURL(/again=1/);
    await answerField().fill(await heard());
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText(SENT).waitFor();
    expect(page.url().startsWith(address)).toBe(true);
  });
});

describeInAll('a registration', () => {
  const register = () => `${rig.site.url}/wp-login.php?action=register`;

  it('by a person is what it was, and costs nothing until somebody touches the form', async () => {
    await arrive(register());
    await page.locator('captcha-hook[data-ready]').waitFor({ state: 'attached' });
    const posted = bodies();
    await page.waitForLoadState('networkidle');
    expect(posted).toEqual([]);
    await takeTime(page);
    await page.locator('#user_login').pressSequentially('ana');
    await page.locator('#user_email').pressSequentially('ana@example.org');
    await page.keyboard.press('Enter');
    await page.waitForURL(/checkemail=registered/);
    expect(posted.some((body) => body.includes('action=onda_challenge'))).toBe(true);
  });

  const registerBlindly = async (name: string) => {
    await arrive(register());
    await page.locator('#user_login').evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, name);
    await page.locator('#user_email').evaluate((field: HTMLInputElement, value) => {
      field.value = `${value}@example.org`;
    }, name);
    await page.locator('#registerform').evaluate((node: HTMLFormElement) => node.submit());
    await picture().waitFor();
    await page.locator('button.mailpoet_captcha_audio').waitFor();
  };

  it('by a blind post is refused with a captcha that a person can answer', async () => {
    await registerBlindly('eva');
    expect(await violations(page, '#registerform')).toEqual([]);
    await answerField().fill(await heard());
    await page.keyboard.press('Enter');
    await page.waitForURL(/checkemail=registered/);
  });

  it('is let in by a calculation of the browser too', async () => {
    await registerBlindly('luz');
    await calculate();
    await page.locator('#wp-submit').press('Enter');
    await page.waitForURL(/checkemail=registered/);
  });
});
