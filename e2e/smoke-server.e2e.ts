import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Engine, startEngine } from './support/engine';
import { chosenBrowser, type Rig, startRig } from './support/rig';
import { SLOWER } from './support/slower';

/** The widgets that ask the site while a visitor waits, in the engine, WordPress, PHP and database of the lane. */
let rig: Rig;
let browser: Engine;

beforeAll(async () => {
  rig = await startRig('smoke-server');
  browser = await startEngine(chosenBrowser());
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** A widget gives a request up after 10 s of its page's clock. */
const GIVEN_UP_MS = 15_000 * SLOWER;

/** Does what a visitor does, and once more whenever a slow site did not answer in time, until it is done. */
async function persist(what: string, act: () => Promise<unknown>, isDone: () => Promise<boolean>) {
  let acted = Number.NEGATIVE_INFINITY;
  const tryOnce = async () => {
    if (await isDone()) return what;
    if (Date.now() - acted > GIVEN_UP_MS) {
      await act();
      acted = Date.now();
    }
    return '';
  };
  await expect.poll(tryOnce).toBe(what);
}

it('finds while one types, in a list under the field', async () => {
  const inBox = (selector: string) => `document.querySelector('asp-search ${selector}')`;
  const field = inBox('[part="field"]');
  await browser.open(rig.site.pages['live-search'] ?? '');
  await expect.poll(() => browser.read(`document.querySelector('asp-search').dataset.ready`)).toBe('');

  await browser.click(field);
  await expect.poll(() => browser.read(`${field}.getAttribute('role')`)).toBe('combobox');
  // A phrase that stands there already is not asked for again.
  const type = (phrase: string) =>
    browser.read(
      `void (${field}.value = '${phrase}', ${field}.dispatchEvent(new Event('input', { bubbles: true })))`,
    );
  const found = () => browser.read<boolean>(`!!${inBox('.item h3')}?.textContent.includes('radio')`);
  await persist('found', async () => [await type(''), await type('radio')], found);
  await expect.poll(() => browser.read(`${field}.getAttribute('aria-expanded')`)).toBe('true');
});

it('counts a vote', async () => {
  const inVotes = (name: string) => `document.querySelector('comment-vote [part~="${name}"]')`;
  await browser.open(rig.site.pages['comment-vote'] ?? '');
  await expect.poll(() => browser.read(`document.querySelector('comment-vote').dataset.ready`)).toBe('');

  const isCounted = () => browser.read<boolean>(`${inVotes('up-count')}.textContent === '1'`);
  await persist('counted', () => browser.click(inVotes('up')), isCounted);
  await expect.poll(() => browser.read(`${inVotes('up')}.getAttribute('aria-pressed')`)).toBe('true');
});

it('keeps a favorite, lists it, and ranks what is read', async () => {
  const inButton = (name: string) => `document.querySelector('fav-button [part~="${name}"]')`;
  await browser.open(rig.site.pages.favorites ?? '');
  await expect.poll(() => browser.read(`document.querySelector('fav-button').dataset.ready`)).toBe('');

  const isKept = () => browser.read<boolean>(`${inButton('button')}.getAttribute('aria-pressed') === 'true'`);
  await persist('kept', () => browser.click(inButton('button')), isKept);
  const listed = `document.querySelectorAll('fav-list [part~="item"]').length`;
  await expect.poll(() => browser.read(listed)).toBeGreaterThan(0);

  await browser.open(rig.site.pages['most-viewed'] ?? '');
  await expect.poll(() => browser.read(`document.querySelector('most-viewed').dataset.ready`)).toBe('');
  // The list asks again when it is seen.
  const ranked = `document.querySelectorAll('most-viewed [part=item]').length`;
  await expect.poll(() => browser.read(ranked)).toBeGreaterThan(0);
});

it('adds cards to a grid, and narrows it by a hash', async () => {
  const cards = `[...document.querySelectorAll('post-grid .onda-card')]`;
  await browser.open(rig.site.pages['masonry-grid'] ?? '');
  await expect
    .poll(() => browser.read(`document.querySelector('post-grid load-more').dataset.ready`))
    .toBe('');

  const isAdded = () => browser.read<boolean>(`${cards}.length === 18`);
  await persist(
    'added',
    () => browser.click(`document.querySelector('post-grid .masonry-loadmore')`),
    isAdded,
  );
  await browser.click(`document.querySelector('.onda-filters [data-filter="cultura"]')`);
  const shown = `${cards}.filter((card) => card.checkVisibility()).every((card) => card.matches('[data-filter~="cultura"]'))`;
  await expect.poll(() => browser.read(shown)).toBe(true);
});

it('takes a subscription, and shows what is wrong with it', async () => {
  const form = `[...document.querySelectorAll('newsletter-form')].find((form) => form.querySelector('[data-is-preview]'))`;
  await browser.open(rig.site.pages.newsletter ?? '');
  await expect.poll(() => browser.read(`${form}.dataset.ready`)).toBe('');
  await browser.read(`(document.cookie = 'popup_form_dismissed_1=1;path=/')`);
  await browser.click(`${form}.querySelector('[type=submit]')`);
  const complaints = () => browser.read(`${form}.querySelectorAll('[aria-invalid=true]').length`);
  await expect.poll(complaints).toBe(1);
  await browser.read(`(${form}.querySelector('[type=email]').value = 'ana@ejemplo.es')`);
  await browser.click(`${form}.querySelector('[type=submit]')`);
  // It goes again after 2.5 seconds.
  const state = () => browser.read(`${form}.dataset.state`);
  await expect.poll(state, { interval: 100 }).toBe('success');
});
