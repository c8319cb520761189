import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Engine, startEngine } from './support/engine';
import { chosenBrowser, startWorld, type World } from './support/world';

/** The widgets that ask the site while a visitor waits, in the engine, WordPress, PHP and database of the lane. */
let world: World;
let browser: Engine;

beforeAll(async () => {
  world = await startWorld('smoke-server');
  browser = await startEngine(chosenBrowser());
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const SEARCH_MS = 15_000;

it('finds while one types, in a list under the field', async () => {
  const inBox = (selector: string) => `document.querySelector('asp-search ${selector}')`;
  const field = inBox('[part="field"]');
  await browser.open(world.site.pages['live-search'] ?? '');
  await expect.poll(() => browser.read(`document.querySelector('asp-search').dataset.ready`)).toBe('');

  await browser.click(field);
  await expect.poll(() => browser.read(`${field}.getAttribute('role')`)).toBe('combobox');
  let typed = 0;
  const type = () => {
    typed = Date.now();
    return browser.read(
      `void (${field}.value = 'radio', ${field}.dispatchEvent(new Event('input', { bubbles: true })))`,
    );
  };
  await type();
  const found = async () => {
    // A request ends after 10 s, which a slow WordPress may need; who sees that types once more.
    if (Date.now() - typed > SEARCH_MS) await type();
    return browser.read(`${inBox('.item h3')}?.textContent ?? ''`);
  };
  await expect.poll(found).toContain('radio');
  await expect.poll(() => browser.read(`${field}.getAttribute('aria-expanded')`)).toBe('true');
});

it('counts a vote', async () => {
  const inVotes = (name: string) => `document.querySelector('comment-vote [part~="${name}"]')`;
  await browser.open(world.site.pages['comment-vote'] ?? '');
  await expect.poll(() => browser.read(`document.querySelector('comment-vote').dataset.ready`)).toBe('');

  await browser.click(inVotes('up'));
  await expect.poll(() => browser.read(`${inVotes('up-count')}.textContent`)).toBe('1');
  await expect.poll(() => browser.read(`${inVotes('up')}.getAttribute('aria-pressed')`)).toBe('true');
});

it('keeps a favourite, lists it, and ranks what is read', async () => {
  const inButton = (name: string) => `document.querySelector('fav-button [part~="${name}"]')`;
  await browser.open(world.site.pages.favorites ?? '');
  await expect.poll(() => browser.read(`document.querySelector('fav-button').dataset.ready`)).toBe('');

  await browser.click(inButton('button'));
  await expect.poll(() => browser.read(`${inButton('button')}.getAttribute('aria-pressed')`)).toBe('true');
  const listed = `document.querySelectorAll('fav-list [part~="item"]').length`;
  await expect.poll(() => browser.read(listed)).toBeGreaterThan(0);

  await browser.open(world.site.pages['most-viewed'] ?? '');
  await expect.poll(() => browser.read(`document.querySelector('most-viewed').dataset.ready`)).toBe('');
  expect(await browser.read(`document.querySelectorAll('most-viewed [part=item]').length`)).toBeGreaterThan(
    0,
  );
});

it('adds cards to a grid, and narrows it by a hash', async () => {
  const cards = `[...document.querySelectorAll('post-grid .onda-card')]`;
  await browser.open(world.site.pages['masonry-grid'] ?? '');
  await expect
    .poll(() => browser.read(`document.querySelector('post-grid load-more').dataset.ready`), {
      timeout: 20_000,
    })
    .toBe('');

  await browser.click(`document.querySelector('post-grid .masonry-loadmore')`);
  await expect.poll(() => browser.read(`${cards}.length`)).toBe(18);
  await browser.click(`document.querySelector('.onda-filters [data-filter="cultura"]')`);
  const shown = `${cards}.filter((card) => card.checkVisibility()).every((card) => card.matches('[data-filter~="cultura"]'))`;
  await expect.poll(() => browser.read(shown)).toBe(true);
});

it('takes a subscription, and shows what is wrong with it', async () => {
  const form = `[...document.querySelectorAll('newsletter-form')].find((form) => form.querySelector('[data-is-preview]'))`;
  await browser.open(world.site.pages.newsletter ?? '');
  await expect.poll(() => browser.read(`${form}.dataset.ready`)).toBe('');
  await browser.read(`(document.cookie = 'popup_form_dismissed_1=1;path=/')`);
  await browser.click(`${form}.querySelector('[type=submit]')`);
  const complaints = () => browser.read(`${form}.querySelectorAll('[aria-invalid=true]').length`);
  await expect.poll(complaints).toBe(1);
  await browser.read(`(${form}.querySelector('[type=email]').value = 'ana@ejemplo.es')`);
  await browser.click(`${form}.querySelector('[type=submit]')`);
  // It goes again after 2.5 seconds.
  const state = () => browser.read(`${form}.dataset.state`);
  await expect.poll(state, { timeout: 20_000, interval: 100 }).toBe('success');
});
