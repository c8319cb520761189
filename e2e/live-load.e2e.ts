import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishAll } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';

/** Results that load into the page's own content: the history goes with them, and the radio in the area plays on. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'inside' | 'filtered' | 'lost', string>;

const TALL = '<div style="height:2400px"></div>';
/** Fields in which a phrase is searched: each search has another choice. */
const FILTERS = JSON.stringify([
  {
    kind: 'choices',
    name: 'asp_gen[]',
    label: 'Dónde',
    choices: [
      { value: 'title', label: 'Título' },
      { value: 'content', label: 'Texto' },
    ],
  },
]);

beforeAll(async () => {
  rig = await startRig('live-load');
  browser = await startChromium('no-user-gesture-required');
  const box = (more: string) => `[asp_search res_page_use_ajax="true" trigger_delay="50" ${more}]`;
  const filtered = `<asp-search res-page-use-ajax="true" trigger-delay="50" trigger-facet="false" settings-visible="true" filters='${FILTERS}'></asp-search>`;
  const pages = await publishAll(rig, {
    dentro: `${box('')}[radio_player station="onda"]<p>Lo primero</p>${TALL}`,
    filtros: `${filtered}[radio_player station="onda"]${TALL}`,
    perdida: `${box('res_page_selector=".no-hay"')}<div class="no-hay">Aquí</div>`,
  });
  url = { inside: pages.dentro, filtered: pages.filtros, lost: pages.perdida };
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

const field = () => page.locator('asp-search [part="field"]');

interface Listened {
  sound?: HTMLMediaElement;
  pauses: number;
}

/** Keeps hold of what sounds, and counts how often it stopped. */
function listenIn() {
  const heard: Listened = { pauses: 0 };
  Reflect.set(window, 'heard', heard);
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    heard.sound = this;
    this.addEventListener('pause', () => {
      heard.pauses += 1;
    });
    return play.call(this);
  };
}

const position = () =>
  page.evaluate(() => (Reflect.get(window, 'heard') as Listened).sound?.currentTime ?? 0);
const pauses = () => page.evaluate(() => (Reflect.get(window, 'heard') as Listened).pauses);

/** The page's own time, in our hands: it stands still, or is ahead of ours. */
function holdTime(isStill: boolean) {
  const { now } = Date;
  const start = now();
  let ahead = 0;
  Date.now = () => (isStill ? start : now()) + ahead;
  Reflect.set(window, 'letPass', (ms: number) => {
    ahead += ms;
  });
}

/** A search that has stood for a while is one step of the history. */
const letPass = (ms: number) => page.evaluate((time) => Reflect.get(window, 'letPass')(time), ms);

async function visit(address: string, isStill = false) {
  page = await (await browser.newContext()).newPage();
  await page.addInitScript(holdTime, isStill);
  await page.addInitScript(listenIn);
  await page.goto(address);
  await page.locator('asp-search[data-ready]').waitFor();
}

/** Types where one is: Playwright's own `fill` would scroll to the field. */
const type = (phrase: string) =>
  field().evaluate((node: HTMLInputElement, text) => {
    node.focus({ preventScroll: true });
    node.value = text;
    node.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, phrase);

/** Waits until the results stand there. */
async function search(phrase: string) {
  await field().evaluate((node) => node.focus({ preventScroll: true }));
  await page.locator('asp-search[data-state]').waitFor();
  await type(phrase);
  await expect.poll(() => page.url(), { timeout: 20_000 }).toContain(`s=${phrase}`);
  await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe('false');
}

const choices = () => page.locator('asp-search [part~="filter"] input');
const chosen = () =>
  choices().evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.filter(({ checked }) => checked).map(({ value }) => value),
  );

/** A click changes each box that is not as wanted. */
const choose = (values: readonly string[]) =>
  choices().evaluateAll((inputs: HTMLInputElement[], wanted) => {
    for (const input of inputs) if (input.checked !== wanted.includes(input.value)) input.click();
  }, values);

/** The visible state: titles, phrase, filters, the page's title and the scroll position. */
const seen = async () => ({
  titles: await page.locator('main h2').allTextContents(),
  phrase: await field().inputValue(),
  filters: await chosen(),
  title: await page.title(),
  scrollY: await page.evaluate(() => Math.round(window.scrollY)),
});

async function travel(by: 'goBack' | 'goForward', like: Awaited<ReturnType<typeof seen>>) {
  await page[by]();
  await expect.poll(async () => (await seen()).phrase).toBe(like.phrase);
  const { scrollY, ...rest } = await seen();
  const { scrollY: wanted, ...shown } = like;
  expect(rest).toEqual(shown);
  expect(Math.abs(scrollY - wanted)).toBeLessThanOrEqual(2);
}

describe('three searches', () => {
  it('and Back three times, and Forward three times, while the radio in the area plays on', async () => {
    await visit(url.filtered);
    await choices().first().waitFor();
    await page.locator('radio-player [part~="play"]').first().click();
    await expect.poll(position, { timeout: 30_000 }).toBeGreaterThan(0);
    const states: Awaited<ReturnType<typeof seen>>[] = [];
    const remember = async (scrollY: number) => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollY);
      // A scroll is told with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      states.push(await seen());
    };
    // A jump within the page leaves an entry of which WordPress's own router knows nothing.
    await page.evaluate(() => {
      location.hash = 'arriba';
    });
    await remember(300);
    for (const [phrase, scrollY, places] of [
      ['cien', 120, []],
      ['radio', 260, ['title']],
      ['barrio', 40, ['title', 'content']],
    ] as const) {
      await letPass(5_000);
      await choose(places);
      await search(phrase);
      await remember(scrollY);
    }
    expect(states.map(({ filters }) => filters.join())).toEqual(['', '', 'title', 'title,content']);
    expect(new Set(states.map(({ titles }) => titles.join())).size).toBe(4);
    for (const at of [2, 1, 0]) await travel('goBack', states[at] as (typeof states)[0]);
    for (const at of [1, 2, 3]) await travel('goForward', states[at] as (typeof states)[0]);
    expect(await pauses()).toBe(0);
    const before = await position();
    await expect.poll(position).toBeGreaterThan(before);
    expect(await page.locator('main radio-player').count()).toBe(1);
  });

  it('typed without a pause are one step back, and the field keeps the focus', async () => {
    await visit(url.inside, true);
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await field().click();
    for (const phrase of ['cien', 'cienc', 'ciencia']) await search(phrase);
    expect((await steps()) - before).toBe(1);
    await page.goBack();
    expect(page.url()).toBe(url.inside);
    await page.getByText('Lo primero').waitFor();
    expect(await field().evaluate((node) => node === document.activeElement)).toBe(true);
  });
});

describe('where it fails', () => {
  it('says so, in the words of the specification, and takes nothing away', async () => {
    await visit(url.inside);
    await page.route('**/?s=*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await field().focus();
    await page.locator('asp-search[data-state]').waitFor();
    await type('cien');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe(
      'La petición ha fallado. Comprueba tu conexión.',
    );
    expect(await page.getByText('Lo primero').isVisible()).toBe(true);
    await page.unroute('**/?s=*');
    await search('radio');
  });

  it('leads to the results where their page has no such area', async () => {
    await visit(url.lost);
    await field().focus();
    await page.locator('asp-search[data-state]').waitFor();
    await type('cien');
    const link = page.locator('.no-hay').getByRole('link');
    await link.waitFor();
    expect([await link.getAttribute('href'), page.url()]).toEqual([
      expect.stringContaining('s=cien'),
      url.lost,
    ]);
  });
});
