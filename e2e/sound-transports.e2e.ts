import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BURST, type Source } from '../tools/icecast/icecast';
import { measured } from './support/measured';
import { type HlsStation, startHlsStation } from './support/sound/hls-station';
import { soundStage } from './support/sound/stage';
import { listen, type SoundVisit } from './support/sound/visit';
import { itInAll, oneOfAKind } from './support/whole';

/** The transports, with the server and burst that most stations have: Debian's icecast2 with its defaults. */
const stage = soundStage(BURST.stock);
const { visit } = stage;

/** The scripts that were fetched since, by the module that each holds. */
const chunksSince = (before: number) =>
  stage.server.requests.slice(before).flatMap((path) => /^\/([\w-]+)-\w+\.js$/.exec(path)?.[1] ?? []);

describe.each(oneOfAKind(['mp3', 'aac']))('%s', (format) => {
  const mount = `/live.${format}`;

  it('sounds after the click, by Media Source Extensions', async () => {
    const source = await stage.icecast.startFilled(mount);
    const times: number[] = [];
    for (let start = 0; start < 3; start++) {
      const one = await visit(stage.icecast.stream(mount));
      await listen(one);
      times.push(await one.firstSound());
      expect((await one.carriers()).at(-1)).toBe('blob');
      await expect.poll(() => stage.icecast.listeners(mount)).toBe(1);
      await one.close();
    }
    measured(`${format}: click to first sound on the stock burst, ms`, times, 1000);
    source.kill();
  });

  itInAll('plays on while the encoder restarts', async () => {
    const source = await stage.icecast.startFilled(`/restart.${format}`);
    const one = await visit(stage.icecast.stream(`/restart.${format}`));
    await listen(one);
    await one.page.waitForTimeout(1000);
    const before = await one.clocks();
    source.kill();
    await one.page.waitForTimeout(1500);
    const again = await stage.icecast.startSource(`/restart.${format}`);
    // Longer than what was buffered when the source went.
    await one.page.waitForTimeout(6000);
    const after = await one.clocks();
    const silence = after.page - before.page - (after.sound - before.sound);
    measured(`${format}: silence around a restart of 1.5 s, ms`, Math.abs(silence), 100);
    const states = (await one.log()).states.map(({ sound }) => sound.status);
    // A busy machine starts an encoder more slowly than the listener's sound runs out.
    expect(states.slice(0, 2)).toEqual(['connecting', 'playing']);
    measured(`${format}: changes of the state after the first sound`, states.length - 2, 1);
    await expect.poll(one.sounds, { timeout: 40_000 }).toBe(true);
    expect((await one.carriers()).at(-1)).toBe('blob');
    again.kill();
  });
});

it.each(oneOfAKind(['ogg', 'opus']))('%s is heard through howler, unnoticed', async (format) => {
  const mount = `/live.${format}`;
  const source = await stage.icecast.startFilled(mount);
  const one = await visit(stage.icecast.stream(mount));
  const before = stage.server.requests.length;
  await listen(one);
  await expect.poll(() => chunksSince(before)).toEqual(['load-howler']);
  await one.page.click('#pause');
  await listen(one);
  expect(await one.carriers()).not.toContain('blob');
  source.kill();
});

describe('a playlist', () => {
  let source: Source;
  beforeAll(async () => {
    source = await stage.icecast.startFilled('/listed.mp3');
  });
  afterAll(() => source?.kill());

  it('of Icecast is read, and its stream is heard', async () => {
    const one = await visit(stage.icecast.stream('/listed.mp3.m3u'));
    await listen(one);
    await expect.poll(() => stage.icecast.listeners('/listed.mp3')).toBe(1);
  });

  it.each<[string, string]>([
    ['.pls', '[playlist]\nFile1={dead}\nFile2={live}\nNumberOfEntries=2'],
    ['.m3u', '#EXTM3U\n#EXTINF:-1,Radio Uno\n{dead}\n{live}\n'],
  ])('%s: the first of its streams that works is heard', async (ending, body) => {
    const streams = { dead: stage.icecast.stream('/nobody.mp3'), live: stage.icecast.stream('/listed.mp3') };
    const text = body.replace('{dead}', streams.dead).replace('{live}', streams.live);
    const one = await visit(`http://lists.test/radio${ending}`);
    await answer(one, text);
    await listen(one);
    await expect.poll(() => stage.icecast.listeners('/listed.mp3')).toBe(1);
  });

  it('is told unavailable when it names no address of the web', async () => {
    const one = await visit('http://lists.test/radio.m3u');
    await answer(one, 'javascript:alert(1)');
    await one.page.click('#play');
    await expect.poll(one.state, { timeout: 20_000 }).toEqual({ status: 'error', reason: 'unavailable' });
  });
});

const answer = (one: SoundVisit, body: string) =>
  one.page.route('http://lists.test/**', (route) =>
    route.fulfill({
      body,
      contentType: 'audio/x-mpegurl',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

describe('HLS', () => {
  let station: HlsStation;
  beforeAll(async () => {
    station = await startHlsStation();
  });
  afterAll(() => station?.close());

  it('is played by the browser of an Apple, and hls.js is not fetched', async () => {
    const one = await visit(station.url, {
      before: () => Object.assign(window, { ManagedMediaSource: MediaSource }),
    });
    const before = stage.server.requests.length;
    await listen(one);
    expect(await one.carriers()).toEqual([station.url]);
    expect(chunksSince(before)).toEqual([]);
  });

  it.each(
    oneOfAKind<[string, () => void]>([
      ['that has none', cannotPlayHls],
      ['whose own way is not trusted', () => {}],
    ]),
  )('is played by hls.js in a browser %s', async (_, prepare) => {
    const one = await visit(station.url, { before: prepare });
    const before = stage.server.requests.length;
    await listen(one);
    expect((await one.carriers()).at(-1)).toBe('blob');
    expect(chunksSince(before)).toEqual(['hls-transport']);
    // hls.js asks whenever a segment ends, and again while the next one is late.
    const asked = station.asked();
    await one.page.waitForTimeout(6000);
    expect(station.asked() - asked).toBeLessThan(20);
    await one.page.click('#pause');
    await expect.poll(() => one.state()).toEqual({ status: 'idle' });
  });

  itInAll('is played by the browser where hls.js may not read it', async () => {
    const one = await visit(station.closed);
    await listen(one);
    expect((await one.carriers()).at(-1)).toContain(station.closed);
  });

  itInAll('has no renderer where there is neither', async () => {
    const one = await visit(station.url, {
      before: () => {
        HTMLMediaElement.prototype.canPlayType = () => '';
        Reflect.deleteProperty(window, 'MediaSource');
        Reflect.deleteProperty(window, 'ManagedMediaSource');
      },
    });
    await one.page.route(station.url, (route) => route.abort());
    await one.page.click('#play');
    await expect.poll(one.state).toEqual({ status: 'error', reason: 'noRenderer' });
  });
});

function cannotPlayHls() {
  const { canPlayType } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.canPlayType = function (mime) {
    return mime.includes('mpegurl') ? '' : canPlayType.call(this, mime);
  };
}

it('turns to the mirror after two failures, and says nothing of it', async () => {
  const source = await stage.icecast.startFilled('/mirror.mp3');
  const one = await visit(stage.icecast.stream('/nobody.mp3'), {
    mirrors: [stage.icecast.stream('/mirror.mp3')],
  });
  await listen(one);
  await expect.poll(() => stage.icecast.listeners('/mirror.mp3')).toBe(1);
  expect((await one.log()).states.map(({ sound }) => sound.status)).toEqual(['connecting', 'playing']);
  source.kill();
});
