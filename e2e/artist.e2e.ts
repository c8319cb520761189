import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { artPng } from '../demo/station/art';
import { run } from '../tools/rig/site';
import { LARGE_ART, type MusicServer, PHOTO, startMusicServer } from './support/music-server';
import { open, publish } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';

/** Providers' data about artists and songs, and AzuraCast's push, on a real WordPress. */
let rig: Rig;
let music: MusicServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  music = await startMusicServer();
  const constants = { ONDA_MUSIC_SERVER: music.url };
  rig = await startRig('artist', { constants, trusted: [new URL(music.url).host] });
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
  await music?.close();
});

beforeEach(async () => {
  const context = await browser.newContext();
  await context.route('https://art.example/**', (route) =>
    route.fulfill({ body: artPng(7), contentType: 'image/png' }),
  );
  page = await context.newPage();
});

afterEach(() => page.context().close());

/** The owner chooses whom the site may ask; the station's feed is Icecast's, which knows no pictures. */
async function choose(providers: { artistProvider?: string; artProvider?: string }) {
  const stream = rig.station.streamUrl;
  const feed = `${rig.station.url}/status-json.xsl?mount=/live.mp3`;
  const station = { id: 'faro', name: 'Faro', stream, feed, kind: 'icecast-json' };
  const settings = JSON.stringify({ ...providers, stations: [station] });
  await run(rig.site, {
    code: `update_option('onda_settings', json_decode('${settings}', true));`,
  });
}

async function ask(fields: Record<string, string>) {
  const address = `${rig.site.url}/wp-admin/admin-ajax.php`;
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, ...((await response.json()) as { data: Record<string, unknown> }) };
}

const title = () => part(page, 'title').textContent();
const cover = () => part(page, 'cover').getAttribute('src');

it('asks nobody until the owner chose somebody', async () => {
  await choose({});
  rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
  expect(await ask({ action: 'onda_artist', artist: 'Los Faros' })).toMatchObject({
    status: 404,
    data: { code: 'artists_off' },
  });
  const { data } = await ask({ action: 'onda_now_playing', station: 'faro' });
  expect(data.art).toBeUndefined();
  expect(music.asked).toEqual([]);
});

it('asks once for an artist whom a hundred visitors want at once, and never again', async () => {
  await choose({ artistProvider: 'wikipedia' });
  const askForArtist = () => ask({ action: 'onda_artist', artist: 'Los Faros' });
  // A busy machine answers some visitors too late; they ask again.
  const visitor = async () => {
    const answer = await askForArtist();
    return answer.status === 502 ? askForArtist() : answer;
  };
  const visitors = Array.from({ length: 100 }, visitor);
  for (const { data } of await Promise.all(visitors)) {
    expect(data).toMatchObject({
      artists: [{ name: 'Los Faros', biographies: { es: 'Los Faros, es.', en: 'Los Faros, en.' } }],
    });
  }
  expect(music.asked.filter((path) => path.includes('Los_Faros'))).toHaveLength(2);
});

it('shows the art that was found for a song without, and asks for it once', async () => {
  await choose({ artProvider: 'itunes' });
  const url = await publish(rig, 'faro', '[radio_player station="faro"]');
  rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
  for (const _ of [1, 2]) {
    await open(page, url);
    await expect.poll(title).toBe('Marea alta');
    await part(page, 'play').focus();
    await expect.poll(cover).toBe(LARGE_ART);
  }
  expect(music.asked.filter((path) => path.startsWith('/itunes.apple.com/'))).toHaveLength(1);
});

it('shows the artist’s photo where the page wants one and the song has no art', async () => {
  await choose({ artistProvider: 'wikipedia' });
  const url = await publish(rig, 'photo', '[radio_player station="faro" grab_last_fm_photo="true"]');
  rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
  await open(page, url);
  await expect.poll(cover).toBe(PHOTO);
});

describe('AzuraCast’s push', () => {
  const pushed = () => rig.station.requests('/api/live/nowplaying/sse');
  const polled = () => rig.station.requests('/api/nowplaying/onda');

  it('tells of the next song by itself, is not polled meanwhile, and ends with the element', async () => {
    const feed = `${rig.station.url}/api/nowplaying/onda`;
    const stream = rig.station.streamUrl;
    const url = await publish(
      rig,
      'push',
      `[radio_player radio_stream="${stream}" feed="${feed}" feed_kind="azuracast"]`,
    );
    rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
    await open(page, url);
    await expect.poll(title).toBe('Marea alta');
    await expect.poll(pushed).toBe(1);
    const before = polled();
    rig.station.setTrack({ artist: 'Ana Brisa', title: 'Norte' });
    await expect.poll(title).toBe('Norte');
    rig.station.setTrack({ artist: 'Ana Brisa', title: 'Sur' });
    await expect.poll(title).toBe('Sur');
    expect(polled()).toBe(before);

    await page.evaluate(() => document.querySelector('radio-player')?.remove());
    rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
    expect([pushed(), polled()]).toEqual([1, before]);
  });
});
