import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';

/** The episodes of shows on a real WordPress, whose server reads the feed of a real server. */
let rig: Rig;
let browser: Browser;
let page: Page;

const PHONE = { viewport: { width: 320, height: 700 } };
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

/** A show with the feed of the station, one with a file of the library and a hostile title, one without any. */
const SITE = `
use Onda\\Features\\Schedule\\Episodes\\EpisodeReader;
use Onda\\Features\\Schedule\\Episodes\\EpisodeSource;
use Onda\\Features\\Schedule\\ShowTypes;
(static function (): void {
update_option('timezone_string', 'Europe/Madrid');
ShowTypes::begin();
$post = static fn(string $type, string $title, string $content = ''): int => wp_insert_post(
    ['post_type' => $type, 'post_title' => $title, 'post_status' => 'publish', 'post_content' => $content]);
$show = $post('onda_show', 'Noches de prueba');
EpisodeSource::keep($show, ONDA_STATION_URL . '/podcast/libro-de-guardia.xml', true);
(new EpisodeReader())->refresh_now($show, time());
$long = $post('onda_show', 'Programa largo');
foreach (range(1, 12) as $at) {
    wp_insert_attachment(['post_title' => $at === 12 ? '<img src=x onerror=alert(1)>${WORD}' : "Archivo $at",
        'post_mime_type' => 'audio/mpeg', 'post_date' => gmdate('Y-m-d H:i:s', time() - (20 - $at) * 86400)], "2026/$at.mp3", $long);
}
$post('onda_show', 'Sin episodios');
$post('page', 'Escucha', '<!-- wp:onda/show-episodes /-->');
$post('page', 'Uno', '[show_episodes show="noches-de-prueba" size="2"]');
$post('page', 'Nada', 'Antes [show_episodes show="sin-episodios"] después');
})();
`;

beforeAll(async () => {
  rig = await startRig('episodes');
  await run(rig.site, { code: SITE });
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

async function visit(path: string, options: BrowserContextOptions = {}) {
  page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
  await page.goto(`${rig.site.url}/${path}/`);
  if (options.javaScriptEnabled !== false)
    await page.locator('show-episodes[data-ready]').first().waitFor({ state: 'attached' });
}

const titles = () => page.locator('show-episodes [part="title"]').allTextContents();
const play = (title: string) => page.getByRole('link', { name: `Escuchar: ${title}` });
const isScrolling = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('the page of a show', () => {
  it('lists its episodes with dates and lengths, and axe finds nothing', async () => {
    await visit('programas/noches-de-prueba');
    expect(await titles()).toEqual([
      'Bibliotecas que abren de noche',
      'Cartas a un faro',
      'Diccionario de mercado',
    ]);
    expect(await page.locator('show-episodes [part="length"]').first().textContent()).toBe('1 min');
    expect(await page.locator('show-episodes [part="show"]').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Episodios' }).count()).toBe(1);
    expect(await violations(page, 'show-episodes')).toEqual([]);
    const graph = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(graph.join('')).toContain('RadioEpisode');
  });

  it('has files as plain links without a script', async () => {
    await visit('programas/noches-de-prueba', { javaScriptEnabled: false });
    const file = await play('Cartas a un faro').getAttribute('href');
    expect(file).toBe(`${rig.station.url}/podcast/libro-de-guardia-2.mp3`);
    expect((await fetch(String(file))).headers.get('content-type')).toBe('audio/mpeg');
    const download = page.getByRole('link', { name: 'Descargar: Cartas a un faro' });
    expect(await download.getAttribute('download')).toBe('');
  });
});

describe('a list', () => {
  it('of all shows names each, and breaks long words on a phone of 320 px', async () => {
    await visit('escucha', PHONE);
    expect(await titles()).toContain(WORD);
    expect(await page.locator('show-episodes [part="show"]', { hasText: 'Noches de prueba' }).count()).toBe(
      3,
    );
    expect(await isScrolling()).toBe(false);
    await visit('programas/programa-largo', PHONE);
    expect((await titles())[0]).toBe(WORD);
    expect(await isScrolling()).toBe(false);
    const sizes = await page
      .locator('show-episodes a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    expect(await violations(page, 'show-episodes')).toEqual([]);
  });

  it('goes on by a plain link, and back', async () => {
    await visit('programas/programa-largo', { javaScriptEnabled: false });
    expect((await titles()).length).toBe(10);
    await page.getByRole('link', { name: 'Más episodios' }).click();
    await page.waitForURL(/onda_episodes=2#episodios/);
    expect(await titles()).toEqual(['Archivo 2', 'Archivo 1']);
    await page.getByRole('link', { name: 'Episodios más recientes' }).click();
    await page.getByRole('link', { name: 'Más episodios' }).waitFor();
    expect((await titles()).length).toBe(10);
  });

  it('is nothing for a visitor where there is none', async () => {
    page = await browser.newPage();
    await page.goto(`${rig.site.url}/nada/`);
    expect(await page.locator('show-episodes').count()).toBe(0);
    expect(await page.getByText('Antes después').count()).toBe(1);
  });

  it.each([
    ['dark', { colorScheme: 'dark' }],
    ['in forced colors', { forcedColors: 'active' }],
  ] as const)('has contrast %s', async (_, options) => {
    await visit('uno', options);
    expect(await violations(page, 'show-episodes')).toEqual([]);
  });
});

describe('a click', () => {
  it('gives the episode to a player of the page, by keyboard too', async () => {
    await visit('uno');
    await play('Cartas a un faro').focus();
    await page.keyboard.press('Enter');
    const player = page.locator('body > episode-player');
    await player.waitFor({ state: 'attached' });
    const read = (name: string) => player.getAttribute(name);
    expect(await read('episode-title')).toBe('Cartas a un faro');
    expect(await read('show-title')).toBe('Noches de prueba');
    expect(await read('address')).toBe(`${rig.site.url}/programas/noches-de-prueba/`);
    expect(await read('seconds')).toBe('37');
    expect(await read('has-chapters')).toBe('');
    expect(await read('episode')).toMatch(/^e\d+-[0-9a-f]{12}$/);
    expect(await read('src')).toBe(`${rig.station.url}/podcast/libro-de-guardia-2.mp3`);
    expect(await read('download')).toBe(await read('src'));
    expect(page.url()).toBe(`${rig.site.url}/uno/`);
  });

  it('finds chapters at the server for the episode that it names', async () => {
    await visit('uno');
    const link = play('Cartas a un faro');
    const [show, episode] = [await link.getAttribute('data-show'), await link.getAttribute('data-episode')];
    const address = `${rig.site.url}/wp-admin/admin-ajax.php?action=onda_chapters&show=${show}&episode=${episode}`;
    expect(await (await fetch(address)).json()).toEqual({
      success: true,
      data: [
        { start: 0, title: 'Saludo' },
        { start: 15, title: 'Tema' },
      ],
    });
    expect((await fetch(address.replace(/.$/, 'x'))).status).toBe(404);
  });
});
