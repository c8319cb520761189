import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Icecast, startIcecast } from '../tools/icecast/icecast';
import { DEFAULT_OPTIONS } from '../tools/rig/options';
import { down, run, type Site, up } from '../tools/rig/site';
import { part, startChromium } from './support/rig';
import { type StreamServer, startStreamServer } from './support/sound/stream-servers';

/** The main job with the real server that most stations have: Debian's icecast2, ffmpeg in the studio. */
const MOUNT = '/live.mp3';
const BURST_MS = 9_000;
let icecast: Icecast;
/** A web server with the address of the stream in a list that no page may read. */
let list: StreamServer;
let site: Site;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  icecast = await startIcecast();
  await icecast.startSource(MOUNT);
  list = await startStreamServer(({ response }) =>
    response.writeHead(200, { 'content-type': 'audio/x-mpegurl' }).end(`${icecast.stream(MOUNT)}\n`),
  );
  const trusted = [icecast.stream(MOUNT), list.url].map((url) => new URL(url).host);
  site = await up({ ...DEFAULT_OPTIONS, name: 'icecast', noSeed: true, trusted });
  browser = await startChromium();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  await down('icecast');
  list?.close();
  icecast?.stop();
});

/** A configured station and a page that shows it; gives the page's address. */
const publish = (stream: string, kind = 'auto', shortcode = 'radio_player') =>
  run(site, {
    code: `
      $station = ['id' => 'real', 'name' => 'Radio Uno', 'stream' => '${stream}', 'feed' => '', 'kind' => '${kind}', 'cover' => ''];
      update_option('onda_settings', ['stations' => [$station]]);
      $page = ['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Radio'];
      echo get_permalink(wp_insert_post($page + ['post_content' => '[${shortcode} station="real" now_playing_interval="30"]']));`,
  });

/** A page with one player; gives its address. */
const publishPlayer = async (attributes: string) => {
  const content = `[radio_player radio_name="Radio Uno" now_playing_interval="30" ${attributes}]`;
  const page = `['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Radio', 'post_content' => '${content}']`;
  return (await run(site, { code: `echo get_permalink(wp_insert_post(${page}));` })).trim();
};

const state = () => part(page, 'player').getAttribute('data-state');

it('is heard, and its next title is shown, accents and all', async () => {
  await icecast.setTitle(MOUNT, 'Café Tacvba - Eres');
  await page.goto((await publish(icecast.stream(MOUNT))).trim());
  const text = (name: string) => part(page, name).textContent();
  await expect.poll(() => text('title'), { timeout: 20_000 }).toBe('Eres');
  expect(await text('artist')).toBe('Café Tacvba');

  await part(page, 'play').click();
  await expect
    .poll(() => part(page, 'player').getAttribute('data-state'), { timeout: 20_000 })
    .toBe('playing');
  await expect.poll(() => icecast.listeners(MOUNT)).toBe(1);

  await icecast.setTitle(MOUNT, 'Soda Stereo - De Música Ligera');
  await expect.poll(() => text('title'), { timeout: 50_000 }).toBe('De Música Ligera');
  expect(await text('artist')).toBe('Soda Stereo');

  // The next page would go on with the sound.
  await part(page, 'play').click();
  await expect.poll(() => icecast.listeners(MOUNT)).toBe(0);
});

it.each([
  ['in the sound itself', '', 'icy'],
  ['by the server inside the list that Icecast offers', '.m3u', 'auto'],
])('is found %s, with its song', async (_, ending, kind) => {
  await icecast.setTitle(MOUNT, "Los Faroles - Don't Stop; 'n' más");
  // The server sends what it had before to who connects.
  await new Promise((done) => setTimeout(done, BURST_MS));
  await page.goto((await publish(icecast.stream(MOUNT) + ending, kind)).trim());
  await expect.poll(() => part(page, 'title').textContent(), { timeout: 20_000 }).toBe("Don't Stop; 'n' más");
  expect(await part(page, 'artist').textContent()).toBe('Los Faroles');
  // Our server leaves once it has read the song.
  await expect.poll(() => icecast.listeners(MOUNT)).toBe(0);
});

it.each([
  ['radio_player', 'radio-player [part~="play"]'],
  ['live_radio_button', 'live-radio-button [part~="button"]'],
])('is heard where only our server may read its playlist, by [%s]', async (shortcode, button) => {
  await page.goto((await publish(`${list.url}/escuchar.m3u`, 'auto', shortcode)).trim());
  await page.locator(button).click();
  await expect.poll(() => icecast.listeners(MOUNT), { timeout: 20_000 }).toBe(1);
  await page.locator(button).click();
  await expect.poll(() => icecast.listeners(MOUNT)).toBe(0);
});

it('is heard by the mirror where its playlist leads nowhere', async () => {
  const stream = icecast.stream('/nobody.mp3.m3u');
  await page.goto(await publishPlayer(`radio_stream="${stream}" mirrors="${icecast.stream(MOUNT)}"`));
  await part(page, 'play').click();
  await expect.poll(state, { timeout: 20_000 }).toBe('playing');
  await expect.poll(() => icecast.listeners(MOUNT)).toBe(1);
  await part(page, 'play').click();
  await expect.poll(() => icecast.listeners(MOUNT)).toBe(0);
});

it.each([
  ['nobody answers at its address', () => 'http://127.0.0.1:9/live.mp3', 'Error de red'],
  [
    'its address is a page',
    () => `${site.url}/wp-login.php`,
    'Error de medios: formato no admitido o fuente no encontrada',
  ],
])('tells the cause when %s', async (_, stream, text) => {
  await page.goto(await publishPlayer(`radio_stream="${stream()}"`));
  await part(page, 'play').click();
  await expect.poll(state, { timeout: 20_000 }).toBe('error');
  expect(await part(page, 'status').textContent()).toBe(text);
});
