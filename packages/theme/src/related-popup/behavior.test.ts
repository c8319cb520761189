import { createStorage } from '@onda/core/storage/storage';
import { createLifetime } from '@onda/core/testing/endings';
import { type FakeClock, fakeClock, settled } from '@onda/core/testing/fake-clock';
import { type FakeStorage, fakeStorage } from '@onda/core/testing/fake-storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COPY_MS, KEPT, KEY, offerRelated } from './behavior';
import { relatedPopup } from './contract';
import * as related from './related-card';

let clock: FakeClock;
let lifetime = createLifetime();
let storage: FakeStorage;
let isBroken: boolean;
const LINK = 'https://sitio.example/otra/';

/** An article of 3,000 pixels with the related one at its end. */
function start(
  html = `<div id="related"><a id="uno" href="${LINK}">Otra</a><script>1</script></div>`,
  article = 'article',
) {
  document.body.innerHTML = `<article><button>Foco</button>${html}</article>`;
  const node = document.querySelector('article') as HTMLElement;
  node.getBoundingClientRect = () => ({ top: -window.scrollY, bottom: 3000 - window.scrollY }) as DOMRect;
  offerRelated(
    {
      target: document.querySelector('#related') as HTMLElement,
      options: { for: '', article, offset: 600 },
      lifetime,
    },
    {
      clock,
      storage: createStorage(storage.area),
      load: () => (isBroken ? Promise.reject(new Error('404')) : Promise.resolve(related)),
    },
  );
}

async function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await new Promise((done) => requestAnimationFrame(done));
}

async function opened() {
  await scrollTo(600);
  await clock.advance(COPY_MS);
  await settled();
  return card();
}

const card = () => document.querySelector<HTMLElement>('aside');

beforeEach(() => {
  clock = fakeClock();
  lifetime = createLifetime();
  storage = fakeStorage();
  isBroken = false;
  document.documentElement.lang = 'es';
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'popover', {
    value: null,
    configurable: true,
    writable: true,
  });
  Reflect.set(HTMLElement.prototype, 'showPopover', function (this: HTMLElement) {
    this.dataset.shown = '';
  });
});
afterEach(() => {
  lifetime.end();
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

it('has the numbers of the specification', () => {
  expect([relatedPopup.attributes.offset.default, COPY_MS]).toEqual([600, 500]);
});

it('opens 600 pixels below the top of the article, its content copied after 500 ms', async () => {
  start();
  await scrollTo(599);
  await clock.advance(10_000);
  expect(clock.waiting()).toBe(0);
  await scrollTo(600);
  await clock.advance(499);
  await settled();
  expect(card()).toBeNull();
  await clock.advance(1);
  await settled();
  expect(card()?.dataset.shown).toBe('');
  expect(card()?.getAttribute('popover')).toBe('manual');
  expect(card()?.getAttribute('aria-label')).toBe('Artículo relacionado');
  expect(card()?.querySelector('a')?.outerHTML).toBe(`<a href="${LINK}">Otra</a>`);
  expect(card()?.querySelector('script')).toBeNull();
});

it('makes room for a form that comes up at the foot of the window, and comes back when that has gone', async () => {
  start();
  await opened();
  const form = document.createElement('newsletter-form');
  form.innerHTML = '<div class="mailpoet_form_slide_in active"></div>';
  document.body.append(form);
  form.dispatchEvent(new CustomEvent('onda-newsletter-open', { bubbles: true }));
  await new Promise((done) => requestAnimationFrame(done));
  expect(card()).toBeNull();
  form.remove();
  expect(await opened()).not.toBeNull();
});

it('closes above and at the bottom of the article, and opens again', async () => {
  start();
  await opened();
  await scrollTo(599);
  expect(card()).toBeNull();
  expect(await opened()).not.toBeNull();
  await scrollTo(2999);
  expect(card()).not.toBeNull();
  await scrollTo(3000);
  expect(card()).toBeNull();
});

it('does not open when the reader has gone on before it was there', async () => {
  start();
  await scrollTo(700);
  await clock.advance(400);
  await scrollTo(3000);
  await clock.advance(1000);
  await settled();
  expect(card()).toBeNull();
});

it('of two at the same place of an article the first is shown', async () => {
  start();
  const second = document.createElement('div');
  second.innerHTML = '<a href="/tercera/">Tercera</a>';
  document.querySelector('article')?.append(second);
  const options = { for: '', article: 'article', offset: 600 };
  const setup = { clock, storage: createStorage(storage.area), load: async () => related };
  offerRelated({ target: second, options, lifetime }, setup);
  await opened();
  expect([...document.querySelectorAll('aside')].map(({ textContent }) => textContent)).toEqual(['×Otra']);
});

it('takes no focus, and stands behind its source', async () => {
  start();
  document.querySelector<HTMLElement>('article button')?.focus();
  await opened();
  expect(document.activeElement?.textContent).toBe('Foco');
  expect(card()?.previousElementSibling?.id).toBe('related');
});

it.each<[string, () => void]>([
  ['its button', () => card()?.querySelector('button')?.click()],
  ['Esc', () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
])('closed by %s it stays closed, on this page and the next', async (_, close) => {
  start();
  expect((await opened())?.querySelector('button')?.getAttribute('aria-label')).toBe('Cerrar');
  close();
  expect(card()).toBeNull();
  await scrollTo(0);
  expect(await opened()).toBeNull();
  expect(storage.kept.get(KEY)).toBe(JSON.stringify([LINK]));
  lifetime.end();
  lifetime = createLifetime();
  start();
  await scrollTo(0);
  expect(await opened()).toBeNull();
});

it('an Esc that another part of the page has taken does not close it', async () => {
  start();
  await opened();
  const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  event.preventDefault();
  document.dispatchEvent(event);
  expect(card()).not.toBeNull();
});

it('another article is still offered, and only so many are kept in mind', async () => {
  const others = Array.from({ length: KEPT }, (_, index) => `https://sitio.example/${index}/`);
  storage.kept.set(KEY, JSON.stringify(others));
  start();
  (await opened())?.querySelector('button')?.click();
  const kept = JSON.parse(storage.kept.get(KEY) ?? '');
  expect([kept.length, kept[0]]).toEqual([50, LINK]);
});

it.each(['{', '7', '{"0":1}', 'null'])('bears %s in the storage', async (text) => {
  storage.kept.set(KEY, text);
  start();
  expect(await opened()).not.toBeNull();
});

it('bears a storage that is blocked, and a part that does not come', async () => {
  storage.mode = 'blocked';
  isBroken = true;
  start();
  expect(await opened()).toBeNull();
  isBroken = false;
  await scrollTo(0);
  (await opened())?.querySelector('button')?.click();
  expect(card()).toBeNull();
});

it.each([
  ['the browser has no popover', () => void Reflect.deleteProperty(HTMLElement.prototype, 'popover')],
])('stays in the text where %s', async (_, lack) => {
  lack();
  start();
  expect(await opened()).toBeNull();
});

it('offers nothing without a link, nor without an article', async () => {
  start('<div id="related">Nada</div>');
  expect(await opened()).toBeNull();
  start(undefined, '.none');
  await scrollTo(0);
  expect(await opened()).toBeNull();
});

it('leaves with its element', async () => {
  start();
  await opened();
  lifetime.end();
  expect(card()).toBeNull();
  await scrollTo(0);
  expect([await opened(), clock.waiting()]).toEqual([null, 0]);
});

it('speaks English on an English page', async () => {
  document.documentElement.lang = 'en';
  start();
  const shown = await opened();
  expect([
    shown?.getAttribute('aria-label'),
    shown?.querySelector('button')?.getAttribute('aria-label'),
  ]).toEqual(['Related article', 'Close']);
});
