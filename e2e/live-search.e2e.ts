import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishAll, violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { oneOfAKind } from './support/whole';

/** The search box as a visitor uses it, with the site's own server behind it. */
let rig: Rig;
let browser: Browser;
let page: Page;
let url: Record<'one' | 'told' | 'all', string>;

const LAYOUTS = ['vertical', 'horizontal', 'polaroid', 'isotopic'];
const FILTERS = JSON.stringify([
  { kind: 'choices', name: 'asp_gen[]', label: 'Dónde', choices: [{ value: 'title', label: 'Título' }] },
  { kind: 'text', name: 'aspf[autor]', label: 'Autor' },
  { kind: 'range', name: 'aspf[precio]', label: 'Precio' },
  { kind: 'date', label: 'Fecha' },
]);
/** Behind the layouts on their page: nothing is found there, and its filters stand open. */
const NOTHING = LAYOUTS.length;
const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  rig = await startRig('live-search');
  browser = await startChromium();
  url = await publishAll(rig, {
    one: '[asp_search statistics="false" autocomplete="false"]',
    told: '[asp_search statistics="true" autocomplete="true"]',
    all: [
      ...LAYOUTS.map(
        (layout) => `[asp_search resultstype="${layout}" resultsposition="block" close_on_doc_click="false"]`,
      ),
      `<asp-search resultsposition="block" settings-visible="true" filters='${FILTERS}'></asp-search>`,
    ].join('\n\n'),
  });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

const box = (at = 0) => page.locator('asp-search').nth(at);
const field = (at = 0) => box(at).locator('[part="field"]');
const titles = (at = 0) => box(at).locator('.item h3');
const isSearch = (request: Request) => request.postData()?.includes('action=ajaxsearchpro_search') === true;

async function visit(address: string, options: BrowserContextOptions = {}) {
  page = await (await browser.newContext(options)).newPage();
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await page.locator('asp-search[data-ready]').first().waitFor();
}

/** Types without the focus, which would close what the other boxes have opened. */
async function typeUnseen(at: number, text: string) {
  await box(at).dispatchEvent('pointerdown');
  await box(at).and(page.locator('[data-state]')).waitFor();
  await field(at).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** Every search that the page sends. */
function searches(): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => isSearch(request) && sent.push(request));
  return sent;
}

describe('the box', () => {
  it('leads to the search page where no script runs', async () => {
    await visit(url.one, { javaScriptEnabled: false });
    await field().fill('luthiers');
    await field().press('Enter');
    await page.waitForURL(/[?&]s=luthiers/);
    expect(await page.locator('h1, h2, h3').allTextContents()).toContainEqual(
      expect.stringContaining('luthiers'),
    );
  });

  it('asks for nothing while a word is taken back', async () => {
    await visit(url.one);
    await field().click();
    await field().pressSequentially('emisora');
    await expect.poll(() => titles().count()).toBeGreaterThan(0);
    const sent = searches();
    await field().evaluate((input: HTMLInputElement) => {
      while (input.value !== '') {
        input.value = input.value.slice(0, -1);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await expect.poll(() => box().getAttribute('data-state')).toBe('closed');
    expect(sent).toEqual([]);
  });

  it('asks once for a word, with its completion, and tells of the word before', async () => {
    await visit(url.told);
    await field().click();
    await box().and(page.locator('[data-state]')).waitFor();
    await page.clock.install();
    const sent: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST')
        sent.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')));
    });
    const enter = async (word: string) => {
      await field().fill('');
      await page.clock.pauseAt(Date.now() + 100_000 * (sent.length + 1));
      await field().pressSequentially(word);
      await page.clock.runFor(200);
      await expect.poll(() => titles().count()).toBeGreaterThan(0);
    };
    await enter('el festi');
    const ghost = box().locator('.onda-ghost');
    await expect.poll(() => ghost.inputValue()).toMatch(/^el festival del Faro/);
    await page.clock.runFor(1000);
    await enter('emisora');
    expect(sent).toMatchObject([
      { action: 'ajaxsearchpro_search', aspp: 'el festi', onda_complete: '1' },
      { action: 'ajaxsearchpro_search', aspp: 'emisora', onda_searched: 'el festi' },
    ]);
  });

  it('finds without accents, goes through the list by keys and opens what is chosen', async () => {
    await visit(url.one);
    await field().click();
    await field().pressSequentially('galena');
    await expect.poll(() => titles().allTextContents()).toContainEqual(expect.stringContaining('galena'));
    await field().press('ArrowDown');
    const id = await field().getAttribute('aria-activedescendant');
    expect(await box().locator(`#${id}`).getAttribute('aria-selected')).toBe('true');
    const title = await titles().first().textContent();
    await Promise.all([page.waitForURL(/galena/), field().press('Enter')]);
    await expect.poll(() => page.locator('h1').first().textContent()).toContain(title?.slice(0, 20));
  });

  it('searches in a copy of a box that was used, as a popup or a slider makes one', async () => {
    await visit(url.all);
    const last = LAYOUTS.length;
    const search = async () => {
      await typeUnseen(last, 'festival');
      await expect.poll(() => titles(last).count()).toBeGreaterThan(0);
      expect(await box(last).locator('[part="settings"]').count()).toBe(1);
    };
    await search();
    await box(last).evaluate((element) => element.replaceWith(element.cloneNode(true)));
    await box(last).and(page.locator('[data-ready]')).waitFor();
    await search();
  });

  it('is not busy any more as soon as the network is gone, and searches again when it is back', async () => {
    await visit(url.one);
    await field().click();
    await box().and(page.locator('[data-state]')).waitFor();
    await page.context().setOffline(true);
    await field().pressSequentially('radio');
    await box().locator('[part="failure"]').waitFor();
    expect(await box().getAttribute('data-state')).toBe('open');
    await page.context().setOffline(false);
    await expect.poll(() => titles().count()).toBeGreaterThan(0);
  });
});

/** A server with six results; `inside` stands in each of them, and `before` them all. */
async function answerWith(inside = '', before = '') {
  const links = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'].map((name) => [name, `${url.one}#${name}`]);
  const html = links.map(
    ([name, link]) =>
      `<div class="item asp_r_pagepost"><div class="asp_content"><h3><a class="asp_res_url" href="${link}">${name}</a></h3>${inside}</div></div>`,
  );
  const results = links.map(([title, link], id) => ({ id: id + 1, content_type: 'pagepost', title, link }));
  const data = JSON.stringify({ results_count: 6, full_results_count: 6, results });
  const body = `___ASPSTART_HTML___${before}${html.join('')}___ASPEND_HTML______ASPSTART_DATA___${data}___ASPEND_DATA___`;
  await page.route('**/admin-ajax.php', (route) => route.fulfill({ body, contentType: 'text/html' }));
}

describe('the keys of docs/search-keys.md', () => {
  /** Which result is active, from 1; 0 is the field. */
  const active = () =>
    field().evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant');
      const row = id ? document.getElementById(id)?.closest('.item') : null;
      return row ? [...document.querySelectorAll('asp-search .item')].indexOf(row) + 1 : 0;
    });
  const isOpen = async () => (await field().getAttribute('aria-expanded')) === 'true';
  const caret = () => field().evaluate((input: HTMLInputElement) => input.selectionStart);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return [await isOpen(), await active()];
  };

  async function enter(inside?: string) {
    await visit(url.one);
    await answerWith(inside);
    await field().click();
    // At once: one request, and nothing comes later.
    await field().fill('radio');
    await expect.poll(isOpen, { timeout: 20_000 }).toBe(true);
  }

  it('1 to 11 and 18, 20, 21: open, move, close and type', async () => {
    await enter();
    expect(await press('Alt+ArrowUp')).toEqual([false, 0]);
    expect(await field().inputValue()).toBe('radio');
    expect(await press('ArrowDown')).toEqual([true, 1]);
    await press('Alt+ArrowUp');
    expect(await press('Alt+ArrowDown')).toEqual([true, 0]);
    expect(await press('ArrowDown')).toEqual([true, 1]);
    expect(await press('ArrowUp')).toEqual([true, 0]);
    expect(await press('ArrowUp')).toEqual([true, 6]);
    expect(await press('ArrowDown')).toEqual([true, 0]);
    expect(await press('PageDown')).toEqual([true, 4]);
    expect(await press('PageDown')).toEqual([true, 6]);
    expect(await press('PageUp')).toEqual([true, 2]);
    expect(await press('PageUp')).toEqual([true, 1]);
    expect([await press('Home'), await caret()]).toEqual([[true, 0], 0]);
    await press('ArrowDown');
    expect([await press('End'), await caret()]).toEqual([[true, 0], 5]);
    await press('ArrowDown');
    expect([await press('ArrowLeft'), await caret()]).toEqual([[true, 0], 4]);
    await press('ArrowDown');
    expect([await press('ArrowRight'), await caret()]).toEqual([[true, 0], 5]);
    await press('ArrowDown', 's');
    expect([await field().inputValue(), await active()]).toEqual(['radios', 0]);
    await expect.poll(isOpen).toBe(true);
    await press('ArrowDown', 'Backspace');
    expect([await field().inputValue(), await active()]).toEqual(['radio', 0]);
  });

  it('12 to 17: choose, send, empty and leave', async () => {
    await enter();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await page.waitForURL(/#dos$/);
    await field().focus();
    await press('Alt+ArrowDown');
    expect(await press('Escape')).toEqual([false, 0]);
    expect(await field().inputValue()).toBe('radio');
    await press('Escape');
    expect(await field().inputValue()).toBe('');
    await field().pressSequentially('radio');
    await expect.poll(isOpen).toBe(true);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('part') ?? '');
    await press('ArrowDown', 'Tab');
    expect([await focused(), await isOpen(), await active()]).toEqual(['clear', true, 0]);
    await field().focus();
    await press('Shift+Tab');
    expect([await field().evaluate((input) => input === document.activeElement), await isOpen()]).toEqual([
      false,
      false,
    ]);
    await field().focus();
    await Promise.all([page.waitForURL(/[?&]s=radio/), page.keyboard.press('Enter')]);
  });

  it('19: from cell to cell, the other way where one reads from the right', async () => {
    await enter('<button class="add_to_cart_button" data-product_id="7">Comprar</button>');
    const cell = () => field().getAttribute('aria-activedescendant');
    for (const [dir, forward, back] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const) {
      await page.evaluate((value) => {
        document.documentElement.dir = value;
      }, dir);
      await press('Escape', 'ArrowDown');
      const first = await cell();
      await press(forward);
      expect(await cell()).not.toBe(first);
      await press(back);
      expect(await cell()).toBe(first);
    }
  });

  it('22: of a word that is being composed nothing is heard', async () => {
    await enter();
    const sent = searches();
    const keyboard = await page.context().newCDPSession(page);
    await field().fill('');
    await keyboard.send('Input.imeSetComposition', { text: 'おんがく', selectionStart: 4, selectionEnd: 4 });
    await keyboard.send('Input.insertText', { text: '音楽' });
    const phrases = () => sent.map((request) => new URLSearchParams(request.postData() ?? '').get('aspp'));
    await expect.poll(() => phrases().at(-1), { timeout: 20_000 }).toBe('音楽');
    expect(phrases()).not.toContain('おんがく');
  });
});

describe('the layouts', () => {
  it.each(
    oneOfAKind<[dir: string, options: BrowserContextOptions]>([
      ['ltr', { viewport: { width: 1280, height: 900 } }],
      ['rtl', { ...PHONE, colorScheme: 'dark' }],
    ]),
  )('have no fault of access, %s', async (dir, options) => {
    await visit(url.all, options);
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    for (const [at, layout] of LAYOUTS.entries()) {
      await typeUnseen(at, 'radio');
      await box(at).locator(`[data-layout="${layout}"] .item`).first().waitFor();
    }
    await typeUnseen(NOTHING, 'zzzqqq');
    await box(NOTHING).locator('[part="nothing"]').waitFor();
    await box(NOTHING).locator('[part="filters"]').waitFor();
    expect(await page.locator('asp-search [part="panel"]').filter({ visible: true }).count()).toBe(
      NOTHING + 1,
    );
    expect(await violations(page, 'asp-search')).toEqual([]);
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  });

  it('show as many results as they shall, with the header over them, and scroll to the others', async () => {
    await visit(url.all, PHONE);
    await answerWith('', '<div class="asp_group_header">Entradas</div>');
    const seen = (at: number) =>
      box(at)
        .locator('[part="list"]')
        .evaluate((list: HTMLElement) => {
          const end = list.offsetTop + list.clientHeight;
          const items = [...list.querySelectorAll<HTMLElement>('.item')];
          const inSight = items.filter(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight <= end);
          return { count: inSight.length, scrolls: list.scrollHeight > list.clientHeight };
        });
    for (const layout of ['vertical', 'polaroid', 'isotopic']) {
      const at = LAYOUTS.indexOf(layout);
      for (const itemscount of [4, 6]) {
        await box(at).evaluate((element, count) => {
          element.setAttribute('itemscount', `${count}`);
          element.setAttribute('isotopic-pagination', 'false');
        }, itemscount);
        await typeUnseen(at, `radio ${itemscount}`);
        const expected = { count: itemscount, scrolls: itemscount < 6 };
        await expect.poll(() => seen(at), { message: `${layout} ${itemscount}` }).toEqual(expected);
      }
    }
  });

  it('turn the pages of the isotopic one by a finger', async () => {
    await visit(url.all, PHONE);
    await field(3).fill('radio');
    const last = () => box(3).locator('[part="page"]').textContent();
    await expect.poll(last).toContain('1');
    await box(3)
      .locator('[part="list"]')
      .evaluate((list) => {
        const touch = (type: string, clientX: number) => {
          const finger = new Touch({ identifier: 1, target: list, clientX, clientY: 100 });
          list.dispatchEvent(new TouchEvent(type, { changedTouches: [finger], bubbles: true }));
        };
        touch('touchstart', 200);
        touch('touchend', 150);
      });
    expect(await last()).toContain('2');
  });
});

it('brings what searches with the first touch, and not before', async () => {
  page = await (await browser.newContext()).newPage();
  const loaded: string[] = [];
  page.on(
    'response',
    (response) => void (response.url().includes('/onda/build/') && loaded.push(response.url())),
  );
  await page.goto(url.one, { waitUntil: 'networkidle' });
  const before = loaded.length;
  await field().focus();
  await box().and(page.locator('[data-state]')).waitFor();
  expect(loaded.length).toBeGreaterThan(before);
});
