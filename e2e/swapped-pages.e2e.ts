import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLUGIN_DIR } from '../tools/rig/places';
import { run } from '../tools/rig/site';
import { fileHolding } from './support/built-files';
import { type Engine, PATIENCE_MS, startEngine } from './support/engine';
import { chosenBrowser, type Rig, startRig } from './support/rig';
import { LISTEN, LISTEN_FOR_SILENCE, PLAYERS, POSITION, STATE } from './support/sound/page-sounds';
import { oneOfAKind } from './support/whole';

/** A theme whose pages a library swaps: the sound goes on, and what arrives is alive. */
let rig: Rig;
let browser: Engine;

/** How a theme starts each library; `body` has its attributes. */
const LIBRARIES = {
  Turbo: { file: '@hotwired/turbo/dist/turbo.es2017-umd.js', start: '', body: '' },
  'htmx 4': { file: 'htmx.org/dist/htmx.min.js', start: '', body: 'hx-boost:inherited="true"' },
  'htmx 2': { file: 'htmx-2/dist/htmx.min.js', start: '', body: 'hx-boost="true"' },
  Barba: { file: '@barba/core/dist/barba.umd.js', start: 'barba.init({})', body: '' },
  swup: { file: 'swup/dist/Swup.umd.js', start: 'new Swup({ animationSelector: false })', body: '' },
};

const PAGES = `
  kses_remove_filters();
  $heart = '[fav_button][fav_count]';
  $tabs = '<content-tabs><div><h2>Uno</h2></div><div><h2>Dos</h2></div></content-tabs>';
  $content = ['tres' => $heart . '[asp_search]', 'dos' => $heart . '[most_viewed]' . $tabs, 'uno' => $heart,
    'tarjeta' => '[radio_player]', 'portada' => 'La portada.'];
  $next = ['portada' => 'uno', 'tarjeta' => 'uno', 'uno' => 'dos', 'dos' => 'tres'];
  foreach ($content as $slug => $text) {
    $link = isset($next[$slug]) ? '<p><a class="siguiente" href="' . home_url("/{$next[$slug]}/") . '">Sigue</a></p>' : '';
    $id = wp_insert_post(wp_slash(['post_status' => 'publish', 'post_type' => isset($next[$slug]) && $slug[0] !== 'p' ? 'post' : 'page',
      'post_title' => "articulo-$slug", 'post_name' => $slug, 'post_content' => $link . $text]));
    if ($slug === 'portada') { update_option('page_on_front', $id); update_option('show_on_front', 'page'); }
  }
  symlink('${join(import.meta.dirname, 'themes', 'swapped-pages')}', get_theme_root() . '/swapped-pages');
  wp_clean_themes_cache();
  switch_theme('swapped-pages');
  Onda\\Core\\Settings\\PlayerPlace::choose('bar');`;

beforeAll(async () => {
  rig = await startRig('swapped-pages');
  for (const { file } of Object.values(LIBRARIES)) {
    const to = join(rig.site.root, 'wp-content/swapped-pages', file);
    mkdirSync(join(to, '..'), { recursive: true });
    cpSync(join(import.meta.dirname, '../node_modules', file), to);
  }
  await run(rig.site, { code: PAGES });
});

afterAll(() => rig?.close());
afterEach(() => browser?.close());

const TITLE = `document.querySelector('h1')?.textContent`;
const isReady = (tag: string) => `document.querySelector('${tag}')?.dataset.ready`;
const soon = <T>(expression: string) =>
  expect.poll(() => browser.read<T>(expression), { timeout: PATIENCE_MS });
const press = (selector: string) => browser.click(`document.querySelector('${selector}')`);

/** The page is another one in the same document, the same sound has gone on, and nothing is there twice. */
async function expectSoundAt(title: string) {
  await soon(TITLE).toBe(title);
  const before = await browser.read<number>(POSITION);
  await soon<number>(POSITION).toBeGreaterThan(before);
  expect(await browser.read('window.silences')).toEqual([]);
  expect(await browser.read(`${PLAYERS}.length`)).toBe(1);
  expect(await browser.read(STATE)).toBe('playing');
}

const HEART = `document.querySelector('fav-button button')`;
const isKept = `${HEART}?.getAttribute('aria-pressed')`;
const count = `document.querySelector('fav-count')?.textContent.trim()`;

/** Press, and press again: one favorite more, and as before. */
async function expectHeartAlive() {
  await soon(isReady('fav-button')).toBe('');
  for (const [pressed, number] of [
    ['true', '1'],
    ['false', '0'],
  ]) {
    await browser.click(HEART);
    await soon(isKept).toBe(pressed);
    await soon(count).toBe(number);
  }
}

async function play(library: object, path: string) {
  await run(rig.site, { code: `update_option('swapped_pages', ${phpArray(library)});` });
  browser = await startEngine(chosenBrowser());
  await browser.open(rig.site.url + path);
  await soon(isReady('radio-player')).toBe('');
  await browser.read(LISTEN);
  await browser.click(`${PLAYERS}[0].shadowRoot.querySelector('[part~="play"]')`);
  await soon(STATE).toBe('playing');
  await soon<number>(POSITION).toBeGreaterThan(0);
  // The code that keeps the player comes after the first sound.
  await soon(`navigator.mediaSession.playbackState`).toBe('playing');
  const file = fileHolding(join(PLUGIN_DIR, 'build'), 'player/src/framed/framed-pages.ts');
  await browser.read(`void window.ondaLoad('${file}').then(() => { window.isKept = true; })`);
  await soon('window.isKept').toBe(true);
  await browser.read(LISTEN_FOR_SILENCE);
}

/** The search has found something; before, nothing of it is seen. */
async function expectSearch() {
  await soon(isReady('asp-search')).toBe('');
  await browser.click(`document.querySelector('asp-search [part="field"]')`);
  await browser.read(`(() => {
    const field = document.querySelector('asp-search [part="field"]');
    field.value = 'articulo';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await soon(`document.querySelectorAll('asp-search .item').length > 0`).toBe(true);
}

it('has once what Turbo copied for the way back, and a search that was used searches again', async () => {
  await run(rig.site, { code: `update_option('swapped_pages', ${phpArray(LIBRARIES.Turbo)});` });
  browser = await startEngine(chosenBrowser());
  await browser.open(`${rig.site.url}/dos/`);
  const tabLists = `document.querySelectorAll('content-tabs [role="tablist"]').length`;
  await soon(tabLists).toBe(1);
  await press('a.siguiente');
  await soon(TITLE).toBe('articulo-tres');
  await expectSearch();
  await browser.read('history.back()');
  await soon(TITLE).toBe('articulo-dos');
  await soon(isReady('fav-button')).toBe('');
  expect(await browser.read(tabLists)).toBe(1);
  await browser.read('history.forward()');
  await soon(TITLE).toBe('articulo-tres');
  await soon(`document.querySelectorAll('asp-search .item').length`).toBe(0);
  await expectSearch();
});

describe.each(oneOfAKind(Object.entries(LIBRARIES)))('%s', (name, library) => {
  const places = [
    ['a bar', '/', 'portada'],
    ['a card', '/tarjeta/', 'tarjeta'],
  ] as const;
  // A library swaps a page whatever player it has.
  it.each(name === 'Turbo' ? places : places.slice(0, 1))(
    'keeps the sound of %s over three pages and back, and what arrives is alive',
    async (_what, path, first) => {
      await play(library, path);
      await browser.read(`(window.player = ${PLAYERS}[0], window.pages = 0,
      document.addEventListener('onda-page', () => { window.pages += 1; }))`);
      for (const title of ['uno', 'dos', 'tres']) {
        await press('a.siguiente');
        await expectSoundAt(`articulo-${title}`);
      }
      await expectHeartAlive();
      await soon(isReady('asp-search')).toBe('');
      // Its style sheet was in the head of a page that was never opened.
      await soon(`getComputedStyle(document.querySelector('asp-search')).display`).toBe('block');
      for (const title of ['dos', 'uno', first]) {
        await browser.read('history.back()');
        await expectSoundAt(`articulo-${title}`);
      }
      expect(await browser.read('window.pages')).toBe(0);
      expect(rig.station.listeners()).toBe(1);
      await browser.read('window.player.pause()');
      await soon(STATE).toBe('idle');
      await browser.read('void window.player.play()');
      await soon(STATE).toBe('playing');
    },
  );
});

const phpArray = (values: object) =>
  `['${Object.entries(values)
    .map(([key, value]) => `${key}' => '${value}`)
    .join(`', '`)}']`;
