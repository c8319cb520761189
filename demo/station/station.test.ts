// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFeed } from '../../packages/feeds/src/read-feed';
import { fakeClock } from './fake-clock';
import { META_INTERVAL } from './icy';
import { BURST_BYTES } from './mount';
import { SONGS } from './program';
import { createStation, type Station, type StationOptions } from './station';

const FRAME = 418;
const clock = fakeClock();
let station: Station;

async function start(options: StationOptions = {}): Promise<void> {
  await station?.close();
  station = await createStation({ clock, control: true, ...options });
}

beforeEach(async () => {
  station = await createStation({ clock, control: true });
});
afterEach(() => station.close());

const get = (path: string, init?: RequestInit) => fetch(station.url + path, init);

const read = (text: string) =>
  readFeed(text, 'auto', {
    parseHtml: () => null,
    streamUrl: station.streamUrl,
    now: clock.now(),
  });

/** A listener: bytes so far, and ways to wait for more without a clock. */
async function tune(headers: Record<string, string> = {}) {
  const response = await get('/live.mp3', { headers });
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  let heard = Buffer.alloc(0);
  return {
    response,
    async take(bytes: number): Promise<Buffer> {
      while (heard.length < bytes) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended after ${heard.length} bytes`);
        heard = Buffer.concat([heard, value]);
      }
      return heard;
    },
    async rest(): Promise<void> {
      while (!(await reader.read()).done);
    },
    leave: () => reader.cancel(),
  };
}

/** Waits for something that the server learns through a socket. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await get('/listeners');
}

const order = (body: object, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  get('/control', { method: 'POST', headers, body: JSON.stringify(body) });

const AWKWARD = { artist: 'Ñ & Los «Ácidos» <del 3>', title: `¿Qué dices? - 100% "amor" 'n' mambo` };

describe('the stream', () => {
  it('bursts 8 s at once, then sends 16 kB a second, as MP3 for any origin', async () => {
    const listener = await tune();
    const burst = (await listener.take(BURST_BYTES - FRAME)).length;
    expect(burst).toBeLessThanOrEqual(BURST_BYTES);
    clock.turn(10_000);
    const heard = await listener.take(burst + 160_000 - FRAME);
    expect(heard.length).toBeLessThanOrEqual(burst + 160_000 + FRAME);
    expect(heard.readUInt16BE(0)).toBe(0xfffb);
    const { headers } = listener.response;
    expect(headers.get('content-type')).toBe('audio/mpeg');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('icy-name')).toBe('Radio Onda');
    expect(headers.get('icy-metaint')).toBeNull();
    await listener.leave();
  });

  it('tells the title within the sound to who asks for it', async () => {
    const listener = await tune({ 'Icy-MetaData': '1' });
    expect(listener.response.headers.get('icy-metaint')).toBe(`${META_INTERVAL}`);
    const heard = await listener.take(META_INTERVAL + 200);
    const length = (heard[META_INTERVAL] ?? 0) * 16;
    const block = heard.toString('utf8', META_INTERVAL + 1, META_INTERVAL + 1 + length).replace(/\0+$/, '');
    expect(block).toBe("StreamTitle='Marea Limón - Verano en la azotea';");
    await listener.leave();
  });

  it('counts who listens', async () => {
    const listeners = await Promise.all([tune(), tune()]);
    await until(() => station.listeners() === 2);
    await listeners[0].leave();
    await until(() => station.listeners() === 1);
    expect(await (await get('/listeners')).json()).toEqual({ listeners: 1, peak: 2 });
    await listeners[1].leave();
  });

  it('ends cleanly when the source goes, is 404 then, and comes back', async () => {
    const listener = await tune();
    await listener.take(1);
    station.dropSource();
    await expect(listener.rest()).resolves.toBeUndefined();
    expect(station.listeners()).toBe(0);
    expect((await get('/live.mp3')).status).toBe(404);
    expect(read(await (await get('/status-json.xsl')).text())).toMatchObject({
      nowPlaying: { isOnline: false },
    });
    expect(read(await (await get('/api/nowplaying/onda')).text())).toMatchObject({
      nowPlaying: { isOnline: false },
    });
    station.restoreSource();
    const again = await tune();
    expect(again.response.status).toBe(200);
    await again.leave();
  });

  it('sends nothing and answers nothing while frozen, and leaves that time out afterwards', async () => {
    const listener = await tune();
    const before = (await listener.take(BURST_BYTES - FRAME)).length;
    station.freeze();
    clock.turn(60_000);
    const held = get('/status-json.xsl');
    await until(() => station.requests('/status-json.xsl') === 1);
    station.thaw();
    expect((await held).status).toBe(200);
    clock.turn(2000);
    const heard = await listener.take(before + 32_000 - FRAME);
    expect(heard.length).toBeLessThanOrEqual(before + 32_000 + FRAME);
    await listener.leave();
  });
});

describe('the program', () => {
  it('has twelve songs, goes on every minute and remembers', async () => {
    expect(SONGS).toHaveLength(12);
    clock.turn(60_000);
    expect(station.track().title).toBe('Última parada');
    const reading = read(await (await get('/status-json.xsl')).text());
    expect(reading).toMatchObject({
      nowPlaying: { track: { artist: 'Los Tranvías de Abril', title: 'Última parada' } },
    });
    const { song_history: history } = await (await get('/api/nowplaying/onda')).json();
    expect(history[0].song).toMatchObject({ artist: 'Marea Limón', art: `${station.url}/art/1.png` });
  });

  it('goes on as fast as it is asked to', async () => {
    await start({ trackSeconds: 20 });
    clock.turn(40_000);
    expect(station.track().title).toBe(SONGS[2]?.title);
  });

  it('plays what it is told, awkward text too, and goes on from there', async () => {
    station.setTrack(6);
    station.setTrack(AWKWARD);
    const json = read(await (await get('/status-json.xsl?mount=/live.mp3')).text());
    expect(json).toMatchObject({ nowPlaying: { track: { title: `100% "amor" 'n' mambo` } } });
    const api = read(await (await get('/api/nowplaying')).text());
    expect(api).toMatchObject({
      nowPlaying: { track: AWKWARD },
    });
    station.setTrack({ artist: 'Yo', title: 'Mía' });
    expect(station.track()).toMatchObject({ artist: 'Yo', title: 'Mía', playedAt: clock.now() });
    clock.turn(60_000);
    expect(station.track().title).toBe(SONGS[7]?.title);
  });
});

describe('the status pages', () => {
  it('answers like an Icecast server: the pages of others are 404', async () => {
    for (const path of ['/stats?sid=1', '/7.html', '/played.html', '/nada'])
      expect((await get(path)).status).toBe(404);
    expect(await (await get('/status.xsl')).text()).toContain('Mount Point /live.mp3');
    expect(
      JSON.parse(await (await get('/status-json.xsl?mount=/otra')).text()).icestats.source,
    ).toBeUndefined();
  });

  it('answers like Shoutcast 2 where it is asked to', async () => {
    await start({ shoutcast: true });
    const reading = read(await (await get('/stats?sid=1')).text());
    expect(reading).toMatchObject({
      nowPlaying: { track: { artist: 'Marea Limón', title: 'Verano en la azotea' } },
    });
  });

  it('tells times, art and the default art as AzuraCast does', async () => {
    const reading = read(await (await get('/api/nowplaying/onda')).text());
    expect(reading).toMatchObject({
      nowPlaying: {
        startedAt: clock.now(),
        endsAt: clock.now() + 60_000,
        track: { art: `${station.url}/art/1.png` },
      },
    });
    const image = await get('/art/1.png');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    station.setTrack(9);
    const { now_playing: now } = await (await get('/api/nowplaying/onda')).json();
    expect(now.song.art).toContain('album_art.');
    expect((await fetch(now.song.art)).status).toBe(200);
  });

  it('pushes what is on air, and each change', async () => {
    const reader = (
      (await get('/api/live/nowplaying/sse')).body ?? new ReadableStream<Uint8Array>()
    ).getReader();
    const next = async () => read(new TextDecoder().decode((await reader.read()).value));
    expect(await next()).toMatchObject({ nowPlaying: { track: { title: 'Verano en la azotea' } } });
    station.setTrack(1);
    expect(await next()).toMatchObject({ nowPlaying: { track: { title: 'Última parada' } } });
    await reader.cancel();
  });

  it('fails in every way that it is asked to', async () => {
    const page = async (mode: Parameters<Station['failStatus']>[0]) => {
      station.failStatus(mode);
      return get('/api/nowplaying/onda');
    };
    expect((await page('404')).status).toBe(404);
    expect(read(await (await page('html')).text())).toEqual({ kind: 'unknown' });
    expect(read(await (await page('invalid-json')).text())).toEqual({ kind: 'unreadable' });
    expect(await (await page('empty')).text()).toBe('');
    expect((await (await page('huge')).text()).length).toBeGreaterThan(1_048_576);
    const latin1 = Buffer.from(await (await page('latin1')).arrayBuffer());
    expect(latin1.toString('latin1')).toContain('Canción de otoño');
    expect(latin1.toString('utf8')).toContain('\ufffd');
    expect(read(await (await page('hostile')).text())).toMatchObject({
      nowPlaying: { track: { title: '<img src=x onerror="window.ondaHacked=1"> gnp.exe', art: '' } },
    });
    expect(read(await (await page(null)).text())).toMatchObject({ kind: 'read' });
  });
});

describe('control from outside', () => {
  it('obeys on this machine, while frozen too', async () => {
    await order({ do: 'freeze' });
    expect((await order({ do: 'thaw' })).status).toBe(200);
    await order({ do: 'track', artist: 'Yo', title: 'Mía' });
    expect(station.track().title).toBe('Mía');
    await order({ do: 'drop' });
    expect((await get('/live.mp3')).status).toBe(404);
    await order({ do: 'fail', mode: 'empty' });
    expect(await (await get('/status-json.xsl')).text()).toBe('');
  });

  it('refuses what a foreign page could send, and what it does not know', async () => {
    expect((await order({ do: 'drop' }, { 'Content-Type': 'text/plain' })).status).toBe(403);
    expect((await get('/control')).status).toBe(403);
    expect((await order({ do: 'dance' })).status).toBe(400);
    expect((await order([])).status).toBe(400);
  });

  it('is not there unless it is asked for', async () => {
    await start({ control: false });
    expect((await order({ do: 'drop' })).status).toBe(405);
  });
});

it('says in a sentence that the port is taken', async () => {
  await expect(createStation({ port: station.port })).rejects.toThrow(
    `Port ${station.port} of 127.0.0.1 is taken. Choose another with --port, or stop the program that has it.`,
  );
});

describe('the podcasts', () => {
  it('name files, of which a player may have a part', async () => {
    const feed = await (await get('/podcast/libro-de-guardia.xml')).text();
    const [, file = ''] = /<enclosure url="([^"]+)"/.exec(feed) ?? [];
    expect(file).toBe(`${station.url}/podcast/libro-de-guardia-3.mp3`);
    const whole = await fetch(file);
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    const length = (await whole.arrayBuffer()).byteLength;
    const part = await fetch(file, { headers: { Range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${length}`]);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    expect((await get('/podcast/otro.xml')).status).toBe(404);
  });
});
