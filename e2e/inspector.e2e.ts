import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { publish, violations } from './support/player-page';
import { part as partOf, type Rig, startChromium, startRig } from './support/rig';
import { sessionCookie } from './support/session';
import { underStrictPolicy } from './support/strict-policy';
import { itInAll } from './support/whole';

/** Editors hide elements of a page, and the server hides them for everybody before the first paint. */
let rig: Rig;
let browser: Browser;
let page: Page;
let home: string;
let editor: Session;
let subscriber: Session;

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const TAG = 'element-inspector';
const SAVED = 'Guardado. Así lo ven ya los visitantes.';

beforeAll(async () => {
  rig = await startRig('inspector');
  home = `${rig.site.url}/`;
  browser = await startChromium();
  [editor, subscriber] = (await Promise.all([signedIn('editor'), signedIn('subscriber')])) as [
    Session,
    Session,
  ];
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

let isSomethingHidden = false;

afterEach(async () => {
  await page?.context().close();
  if (isSomethingHidden) await showEverything();
});

const part = (name: string) => partOf(page, name, TAG);
const target = () => part('target').textContent();
const status = () => part('status').textContent();
const list = () => part('list').locator('span').allTextContents();
const LEAD = 'main li.wp-block-post h2';

async function visit(options: BrowserContextOptions = {}, address = home) {
  page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
}

async function inspect(options: BrowserContextOptions = {}) {
  await visit({ storageState: editor, ...options }, `${home}?onda_inspect=1`);
  await inspectorOpens();
}

const inspectorOpens = () => page.locator(`${TAG}[data-open]`).waitFor({ state: 'attached' });

async function pointAt(selector: string) {
  const element = page.locator(selector).first();
  await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const box = await element.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
}

async function save() {
  isSomethingHidden = true;
  await part('save').click();
  await expect.poll(status, { timeout: 20_000 }).toBe(SAVED);
}

async function signedIn(role: string): Promise<Session> {
  const { hostname: domain } = new URL(rig.site.url);
  const rest = { domain, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
  return { cookies: [{ ...(await sessionCookie(rig.site, role)), ...rest }], origins: [] };
}

/** Elements that a test hid are shown for the next one. */
async function showEverything() {
  await run(rig.site, { code: `Onda\\Features\\Inspector\\HiddenRecords::drop_all(); wp_cache_flush();` });
  isSomethingHidden = false;
}

describe('an editor', () => {
  it('begins in the bar and needs no pointer: walks, hides, undoes, saves and leaves by keyboard', async () => {
    await visit({ storageState: editor });
    await page.locator('#wp-admin-bar-onda-inspector a').focus();
    await page.keyboard.press('Enter');
    await inspectorOpens();
    expect(await violations(page, TAG)).toEqual([]);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    expect(await target()).toContain('section «En vivo');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    await expect.poll(list).toEqual(['p «Música compuesta para esta emisora, sin anuncios y sin pris…»']);
    await expect.poll(target).toBe('h2 «En vivo»');
    await page.keyboard.press('Control+z');
    await expect.poll(list).toEqual([]);
    await page.keyboard.press('Control+y');
    isSomethingHidden = true;
    await page.keyboard.press('Escape');
    await expect.poll(() => part('question').isVisible()).toBe(true);
    expect(await violations(page, TAG)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(home, { timeout: 20_000 });
    expect(await page.getByText('Música compuesta').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'En vivo' }).isVisible()).toBe(true);
  });

  itInAll('inspects in no frame of another site', async () => {
    page = await (await browser.newContext({ storageState: editor })).newPage();
    const framing = async (address: string) => (await page.goto(address))?.headers()['x-frame-options'];
    expect([await framing(home), await framing(`${home}?onda_inspect=1`)]).toEqual([undefined, 'SAMEORIGIN']);
  });

  itInAll(
    'frames with the pointer, hides with a click that no link follows, and chooses for whom, under a strict policy',
    async () => {
      page = await (await browser.newContext({ storageState: editor })).newPage();
      const refused = await underStrictPolicy(page);
      await page.goto(`${home}?onda_inspect=1`);
      await inspectorOpens();
      await pointAt(LEAD);
      const frame = await part('outline').evaluate((node) => {
        const { outlineWidth, outlineColor } = getComputedStyle(node);
        return [outlineWidth, outlineColor];
      });
      expect(frame).toEqual(['5px', 'rgba(255, 191, 0, 0.6)']);
      await page.mouse.down();
      await page.mouse.up();
      expect(page.url()).toContain('onda_inspect');
      expect(await page.locator(`${LEAD} a`).first().isVisible()).toBe(false);
      await part('audience').locator('summary').click();
      await part('roles').getByLabel('Visitantes').check();
      await save();
      expect((await refused()).filter((line) => /inspector|hidden/.test(line))).toEqual([]);
      await page.context().close();

      await visit();
      const href = await page.locator('#onda-hidden').getAttribute('href');
      expect(await page.locator(`${LEAD} a`).first().isVisible()).toBe(false);
      const reply = await page.request.get(String(href));
      expect([reply.headers()['content-type'], reply.headers()['cache-control']]).toEqual([
        'text/css; charset=UTF-8',
        'public, max-age=31536000',
      ]);
      await page.context().close();
      await visit({ storageState: editor });
      expect(await page.locator('#onda-hidden').count()).toBe(0);
      expect(await page.locator(`${LEAD} a`).first().isVisible()).toBe(true);
    },
  );

  itInAll('on a phone means with a finger and hides with the button', async () => {
    await inspect({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });
    await page.touchscreen.tap(100, 200);
    await expect.poll(list).toEqual([]);
    await part('hide').tap();
    await expect.poll(list).toHaveLength(1);
    expect(await violations(page, TAG)).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});

describe('whoever reads', () => {
  it('sees nothing of it, no flash and no shift, with JavaScript off, also when the text above has changed', async () => {
    const advert = '<div class="promo"><p>Publicidad</p></div><p>Dos</p>';
    const address = await publish(rig, 'sobre', `<p>Uno</p>${advert}`);
    await visit({ storageState: editor }, `${address}?onda_inspect=1`);
    await inspectorOpens();
    await pointAt('.promo');
    await page.keyboard.press('ArrowUp');
    await expect.poll(target).toBe('div «Publicidad»');
    await part('hide').click();
    await save();
    await page.context().close();
    await run(rig.site, {
      code: `kses_remove_filters(); wp_update_post(['ID' => get_page_by_path('sobre')->ID, 'post_content' => '<div>Cero</div><p>Nuevo</p>${advert}']);`,
    });

    page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const devTools = await page.context().newCDPSession(page);
    const heard: string[] = [];
    const shifts: number[] = [];
    // A late font moves lines, hidden elements or not.
    await page.route('**/*.woff2', (route) => route.abort());
    devTools.on('PerformanceTimeline.timelineEventAdded', ({ event }) =>
      shifts.push(event.layoutShiftDetails?.value ?? 0),
    );
    devTools.on('Page.lifecycleEvent', ({ name }) => heard.push(name));
    await devTools.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
    await devTools.send('Page.enable');
    await devTools.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.route('**/*action=onda_hidden*', async (route) => {
      const reply = await route.fetch();
      heard.push('style');
      await route.fulfill({ response: reply });
    });
    heard.length = 0;
    await page.goto(address);
    await expect.poll(() => heard, { timeout: 20_000 }).toContain('firstContentfulPaint');
    expect(heard.indexOf('firstPaint')).toBeGreaterThan(heard.indexOf('style'));
    expect(shifts).toEqual([]);
    const isSeen = (words: string) => page.getByText(words, { exact: true }).isVisible();
    const seen = await Promise.all(['Cero', 'Nuevo', 'Publicidad', 'Dos'].map(isSeen));
    expect(seen).toEqual([true, true, false, true]);
  });

  it('and may not edit gets not one byte of it, and a 403', async () => {
    await visit({ storageState: subscriber });
    const body = await (await page.request.get(`${home}?onda_inspect=1`)).text();
    expect(body).toContain('onda-config');
    const named = body.replaceAll('onda_inspect', '').match(/.{0,40}(?:inspector|onda[-_]hid).{0,40}/gi);
    expect(named).toBeNull();
    const answer = await page.evaluate(async (ajax) => {
      const post = async (fields: Record<string, string>) =>
        fetch(ajax, { method: 'POST', body: new URLSearchParams(fields) });
      const session = await (await post({ action: 'onda_session' })).json();
      const rules = [{ selector: 'aside#a', classes: [], label: '' }];
      const hidden = JSON.stringify({ audience: [], rules });
      const fields = { action: 'onda_hide', object_type: 'home', object_id: '0', version: '', hidden };
      const reply = await post({ ...fields, nonce: session.data.nonces.onda });
      return [reply.status, (await reply.json()).data.code];
    }, `${rig.site.url}/wp-admin/admin-ajax.php`);
    expect(answer).toEqual([403, 'not_allowed']);
  });
});

describe('a page in a frame', () => {
  const framed = async () => {
    page = await (await browser.newContext({ storageState: editor })).newPage();
    const frame = `<iframe src="${home}?onda_inspect=1" width="1000" height="700"></iframe>`;
    await page.route('**/marco.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>x</title>${frame}` }),
    );
    await page.addInitScript(() => {
      if (window.top === window) addEventListener('message', ({ data }) => (document.title += ` ${data}`));
    });
    await page.goto(`${home}marco.html`);
    const inside = page.frameLocator('iframe');
    await inside.locator(`${TAG}[data-open]`).waitFor({ state: 'attached' });
    await inside.locator(`${TAG} [part="step"][value="child"]`).click();
    await inside.locator(`${TAG} [part="step"][value="child"]`).click();
    await inside.locator(`${TAG} [part="hide"]`).click();
    await inside.locator(`${TAG} [part="list"] li`).waitFor({ state: 'attached' });
    return page.title();
  };

  it("tells its own site's window 'removed'", async () => {
    expect(await framed()).toBe('x removed');
  });
});

itInAll(
  'hides the right one of all elements of the front page after content was added above, and never a wrong one',
  async () => {
    await inspect();
    const result = await page.evaluate(hideEachThenAddAbove);
    console.info('one by one:', JSON.stringify(result));
    expect(result.hidden).toBeGreaterThanOrEqual(122);
    expect(result.wrong).toBe(0);
    expect(result.right / result.stillThere).toBeGreaterThanOrEqual(0.95);
  },
);

/** In the page: every visible element is hidden by a click and shown again; then the page becomes tomorrow's. */
function hideEachThenAddAbove() {
  const host = document.querySelector('element-inspector');
  const glass = host?.shadowRoot?.querySelector('[part="glass"]');
  const undo = host?.shadowRoot?.querySelector<HTMLElement>('[part="undo"]');
  let pointed: Element | undefined;
  let selector = '';
  document.elementsFromPoint = () => (pointed ? [pointed] : []);
  host?.addEventListener('onda-element-hidden', (event) => ({ selector } = (event as CustomEvent).detail));

  const isSeen = (element: Element) =>
    [...element.getClientRects()].some(({ width, height }) => width * height > 0);
  const seen = [...document.body.querySelectorAll('header *, main *, footer *')].filter(isSeen);
  // Every second one takes half of the time.
  const all = seen.filter((_, place) => place % 2 === 0);
  const rules: { element: Element; selector: string }[] = [];
  for (const element of all) {
    pointed = element;
    selector = '';
    glass?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (!selector) continue;
    rules.push({ element, selector });
    undo?.click();
  }

  const added = (html: string) => document.createRange().createContextualFragment(html);
  let post = 90_000;
  for (const posts of document.querySelectorAll('ul.wp-block-post-template')) {
    post += 1;
    const first = posts.firstElementChild?.cloneNode(true) as Element;
    first.className = first.className.replace(/post-\d+/g, `post-${post}`);
    for (const link of first.querySelectorAll(':is(h2, h3, figure) a'))
      link.setAttribute('href', `/nueva-${post}/`);
    posts.prepend(first);
    posts.lastElementChild?.remove();
  }
  document.body.prepend(added('<div class="aviso"><p>Aviso</p><a href="/aviso/">Más</a></div>'));
  document
    .querySelector('main')
    ?.prepend(added('<div>Sin nombre</div><section class="promo"><h2>Promo</h2></section>'));
  document.querySelector('main section div')?.prepend(added('<p>Un párrafo más.</p>'));
  document
    .querySelector('nav ul')
    ?.prepend(added('<li class="wp-block-navigation-item menu-item"><a href="/x/">Nuevo</a></li>'));
  document.querySelector('footer')?.prepend(added('<div class="pie"><p>Más</p></div>'));

  const stillThere = rules.filter(({ element }) => element.isConnected);
  const found = rules.map((rule) => ({ ...rule, matched: [...document.querySelectorAll(rule.selector)] }));
  const wrong = found.filter(({ element, matched }) => matched.some((other) => other !== element));
  const right = found.filter(({ element, matched }) => matched.length === 1 && matched[0] === element);
  return {
    visible: seen.length,
    hidden: rules.length,
    stillThere: stillThere.length,
    right: right.length,
    wrong: wrong.length,
    resting: found
      .filter(({ element, matched }) => element.isConnected && matched.length === 0)
      .map(({ selector }) => selector),
    longest: Math.max(...rules.map(({ selector }) => selector.length)),
  };
}
