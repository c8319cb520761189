import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Engine, PATIENCE_MS, startEngine } from './support/engine';
import { chosenBrowser, type Rig, startRig } from './support/rig';
import { LISTEN, LISTEN_FOR_SILENCE, PLAYERS, POSITION, STATE } from './support/sound/page-sounds';
import { oneOfAKind } from './support/whole';

/** The bar that the owner chose is on every page, and its sound goes on from page to page. */
let rig: Rig;
let browser: Engine;

const CLASSIC = join(import.meta.dirname, 'themes', 'magazette-like');

/** Three articles, each with a link to the next, the last with a search; the front has the first, the newest. */
const ARTICLES = `
  kses_remove_filters();
  $content = ['dos' => '[live_radio_button]', 'tres' => '<!-- wp:search {"label":"Busca en la radio"} /-->'];
  foreach (['tres' => '', 'dos' => 'tres', 'uno' => 'dos'] as $slug => $next) {
    $link = $next === '' ? '' : '<p><a class="siguiente" href="' . home_url("/$next/") . '">Sigue</a></p>';
    wp_insert_post(wp_slash(['post_status' => 'publish', 'post_title' => "articulo-$slug", 'post_name' => $slug,
      'post_content' => $link . ($content[$slug] ?? '')]));
  }
  symlink('${CLASSIC}', get_theme_root() . '/magazette-like'); wp_clean_themes_cache();
  Onda\\Core\\Settings\\PlayerPlace::choose('bar');`;

beforeAll(async () => {
  rig = await startRig('radio-goes-on');
  await run(rig.site, { code: ARTICLES });
});

afterAll(() => rig?.close());
afterEach(() => browser?.close());

const isReady = (tag: string) => `document.querySelector('${tag}')?.dataset.ready`;

/** The window of the page that is seen. */
const VIEW = `(document.querySelector('iframe[data-onda-page="shown"]')?.contentWindow ?? window)`;
const inView = (selector: string) => `${VIEW}.document.querySelector('${selector}')`;

/** The address, once its page is shown. */
const path = () =>
  browser.read<string>(
    `!document.querySelector('iframe[data-onda-page="coming"]') && ${VIEW}.document.readyState === 'complete'
      ? location.pathname + location.search : ''`,
  );

/** The page is another one, and the same sound has gone on. */
async function expectSoundAt(place: string | RegExp) {
  await expect.poll(path, { timeout: PATIENCE_MS }).toMatch(place);
  const before = await browser.read<number>(POSITION);
  await expect.poll(() => browser.read<number>(POSITION), { timeout: PATIENCE_MS }).toBeGreaterThan(before);
  expect(await browser.read(STATE)).toBe('playing');
  expect(await browser.read(`${PLAYERS}.length`)).toBe(1);
  expect(await browser.read('window.silences')).toEqual([]);
}

const press = (selector: string) => browser.click(inView(selector));

describe.each(
  oneOfAKind([
    ['the demo, a block theme whose front page has a card', '', 'card'],
    ['a block theme', 'twentytwentyfour', 'bar'],
    ['a classic theme', 'magazette-like', 'bar'],
  ] as const),
)('in %s', (_name, theme, front) => {
  it('plays over the front page, three articles, a search, and back again', async () => {
    if (theme) await run(rig.site, { code: `switch_theme('${theme}');` });
    browser = await startEngine(chosenBrowser());
    await browser.open(rig.site.url);
    await expect.poll(() => browser.read(isReady('radio-player')), { timeout: 20_000 }).toBe('');
    expect(
      await browser.read(`${PLAYERS}.map((player) => player.hasAttribute('sticky') ? 'bar' : 'card')`),
    ).toEqual([front]);
    await browser.read(LISTEN);
    await browser.click(`${PLAYERS}[0].shadowRoot.querySelector('[part~="play"]')`);
    await expect.poll(() => browser.read(STATE), { timeout: PATIENCE_MS }).toBe('playing');
    // At once, before the router has come.
    await press('a[href$="/uno/"]');
    await expect.poll(() => browser.read<number>(POSITION), { timeout: PATIENCE_MS }).toBeGreaterThan(0);
    await browser.read(LISTEN_FOR_SILENCE);
    await expectSoundAt('/uno/');
    // Still the document of the front page.
    const loaded = await browser.read<string>(`performance.getEntriesByType('navigation')[0].name`);
    expect(new URL(loaded).pathname).toBe('/');
    expect(
      await browser.read(`${PLAYERS}[0].hasAttribute('sticky') || ${PLAYERS}[0].hasAttribute('data-docked')`),
    ).toBe(true);
    await press('a.siguiente');
    await expectSoundAt('/dos/');
    await expect
      .poll(() => browser.read(`${inView('live-radio-button [part~="status"]')}.textContent`))
      .toBe('En vivo');
    await press('a.siguiente');
    await expectSoundAt('/tres/');
    await browser.read(`${inView('.wp-block-search__input')}.value = 'articulo'`);
    await press('.wp-block-search__button');
    await expectSoundAt(/\?s=articulo$/);
    for (const place of ['/tres/', '/dos/', '/uno/', /^\/$/]) {
      await browser.read('history.back()');
      await expectSoundAt(place);
    }
    expect(await browser.read(`${PLAYERS}[0].hasAttribute('sticky')`)).toBe(front === 'bar');
    expect(rig.station.listeners()).toBe(1);
  });
});
