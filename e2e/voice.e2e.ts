import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../tools/setup/chromium';
import { changeDocument, publishAll, violations } from './support/player-page';
import { part as partOf, type Rig, startChromium, startKeepingChromium, startRig } from './support/rig';
import { itInAll } from './support/whole';

/**
 * Voice search as a visitor uses it. Chromium's own recognizer can be refused here, but not heard: one that a test
 * drives says the words.
 */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'plain' | 'right', string>;

const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };
const DENIED = 'Permiso de micrófono denegado. Revisa la configuración del navegador.';
const INSTRUCTION = 'Haz clic y di: buscar ...';
const UNSUPPORTED = 'Tu navegador no soporta búsqueda por voz';

beforeAll(async () => {
  rig = await startRig('voice');
  browser = await startChromium('user-gesture-required', chromiumPath());
  const pages = await publishAll(rig, {
    voz: '[voice_search]',
    'voz-derecha':
      '<!-- wp:paragraph {"align":"right"} --><p class="has-text-align-right">[voice_search]</p><!-- /wp:paragraph -->',
  });
  url = { plain: pages.voz, right: pages['voz-derecha'] };
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

const part = (name: string) => partOf(page, name, 'voice-search');
const hint = () => part('hint').textContent();
const isPressed = async () => (await part('button').getAttribute('aria-pressed')) === 'true';

/** `speech`: a recognizer that hears `window.says(words)`, the browser's own, or none. */
async function visit(
  address: string,
  speech: 'driven' | 'own' | 'none' = 'driven',
  options: BrowserContextOptions = {},
) {
  page = await (await browser.newContext(options)).newPage();
  if (speech !== 'own') await page.addInitScript(speech === 'driven' ? driveSpeech : removeSpeech);
  await page.goto(address);
  await page.locator('voice-search[data-ready]').first().waitFor();
}

function driveSpeech() {
  let last: Driven | undefined;
  class Driven {
    static available = async () => 'available';
    onstart?: () => void;
    onresult?: (event: object) => void;
    onend?: () => void;
    start() {
      last = this;
      this.onstart?.();
    }
    stop() {}
    abort() {}
  }
  Object.defineProperty(window, 'SpeechRecognition', { value: Driven, configurable: true });
  Reflect.set(window, 'says', (transcript: string) => {
    last?.onresult?.({ results: [[{ transcript }]] });
    last?.onend?.();
  });
}

function removeSpeech() {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
    Object.defineProperty(window, name, { value: undefined });
}

async function press() {
  await part('button').click();
  await expect.poll(hint).toBe(INSTRUCTION);
}

const say = (words: string) => page.evaluate((text) => Reflect.get(window, 'says')(text), words);

async function askFor(words: string) {
  await press();
  await Promise.all([page.waitForURL((address) => !address.pathname.startsWith('/voz')), say(words)]);
  return new URL(page.url());
}

describe('a visitor', () => {
  it('says a title and is led to the post', async () => {
    await visit(url.plain);
    expect(await askFor('Buscar cien canciones')).toMatchObject({ search: '' });
    expect(await page.locator('h1').first().textContent()).toContain('Cien canciones');
  });

  it('says what no post is about and is led to the search', async () => {
    await visit(url.plain);
    const { pathname, searchParams } = await askFor('buscar xyzzy plugh');
    expect([pathname.replace('/index.php', '/'), searchParams.get('s')]).toEqual(['/', 'xyzzy plugh']);
  });

  it('is led by the REST route when the action fails, and never to a foreign address', async () => {
    await visit(url.plain);
    await page.route('**/admin-ajax.php', (route) =>
      route.fulfill({ json: { success: true, data: 'https://evil.test/' } }),
    );
    const { origin } = await askFor('buscar luthiers');
    expect(origin).toBe(new URL(url.plain).origin);
    expect(await page.locator('h1').first().textContent()).toContain('luthiers');
  });

  it('is told what to say', async () => {
    await visit(url.plain);
    await press();
    await say('restaurantes');
    expect([await hint(), await isPressed()]).toEqual([
      "Di la palabra clave al inicio, por ejemplo: 'buscar restaurantes'.",
      false,
    ]);
    await press();
    await say('buscar');
    expect(await hint()).toBe("No detecté qué buscar. Intenta: 'buscar noticias de ...'");
  });

  it('uses it with the keyboard alone', async () => {
    await visit(url.plain);
    await part('button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(isPressed).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(async () => [await isPressed(), await hint()]).toEqual([false, '']);
    await page.keyboard.press('Space');
    await expect.poll(isPressed).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(isPressed).toBe(false);
  });

  it('finds it idle when the page comes back from the back-forward cache', async () => {
    const keeping = await startKeepingChromium();
    page = await keeping.newPage();
    await page.addInitScript(driveSpeech);
    await page.goto(url.plain);
    await press();
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted)),
    );
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
    expect([await isPressed(), await hint()]).toEqual([false, '']);
    await press();
    expect(await isPressed()).toBe(true);
    await keeping.close();
  });
});

describe('Chromium’s own recognizer', () => {
  it('is refused the microphone, and the button is idle again', async () => {
    await visit(url.plain, 'own');
    await part('button').click();
    await expect.poll(hint).toBe(DENIED);
    expect(await isPressed()).toBe(false);
  });

  it('is refused it by the page’s policy', async () => {
    page = await (await browser.newContext()).newPage();
    await page.context().grantPermissions(['microphone']);
    await changeDocument(page, (html) => html, {
      'permissions-policy': 'microphone=(), on-device-speech-recognition=()',
    });
    await page.goto(url.plain);
    await part('button').click();
    await expect.poll(hint).toBe(DENIED);
    expect(await isPressed()).toBe(false);
  });

  it('has no use on a page without https', async () => {
    page = await (await browser.newContext()).newPage();
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await page.goto(url.plain);
    await expectTyping();
  });
});

async function expectTyping() {
  await part('field').waitFor();
  const button = part('button');
  expect([await button.isDisabled(), await button.getAttribute('title')]).toEqual([true, UNSUPPORTED]);
  expect(await button.evaluate((node) => getComputedStyle(node).opacity)).toBe('0.4');
}

it('without speech recognition there is a field, which searches the site', async () => {
  await visit(url.plain, 'none');
  await expectTyping();
  await part('field').fill('tango y más');
  await Promise.all([page.waitForURL(/s=tango/), page.keyboard.press('Enter')]);
  expect(new URL(page.url()).searchParams.get('s')).toBe('tango y más');
});

describe('it looks right', () => {
  const LOOKS = {
    light: { colorScheme: 'light', width: 1280 },
    dark: { colorScheme: 'dark', width: 1280 },
    phone: { colorScheme: 'light', width: 390 },
  } as const;

  /** axe finds nothing and nothing stands out; `ONDA_E2E_PICTURES` names a folder for somebody to look at it. */
  async function hold(state: string) {
    for (const [look, { colorScheme, width }] of Object.entries(LOOKS)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 760 });
      expect(await violations(page, 'voice-search')).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      const folder = process.env.ONDA_E2E_PICTURES;
      if (folder) await page.screenshot({ path: `${folder}/voice-${look}-${state}.png` });
    }
  }

  itInAll('idle, listening and with a hint, light, dark and on a phone', async () => {
    await visit(url.plain);
    await hold('idle');
    await press();
    await hold('listening');
    await say('restaurantes');
    await hold('hint');
  });

  it('with the field to type in', async () => {
    await visit(url.plain, 'none');
    await part('field').waitFor();
    await hold('typing');
  });

  it('at the right edge of a phone the hint stays on the screen', async () => {
    await visit(url.right, 'driven', PHONE);
    await press();
    const box = await part('hint').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  });

  it('does not move for those who asked for less motion', async () => {
    await visit(url.plain, 'driven', { reducedMotion: 'reduce' });
    await press();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
