import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BURST, type Icecast, startIcecast } from './support/icecast';
import { type SoundServer, startSoundServer } from './support/sound-server';
import { listen, type SoundPageOptions, visitSound } from './support/sound-visit';
import { startChromium } from './support/world';

/** What carries the sound, on the server and with the burst that most stations have: Debian's icecast2 as it comes. */
let server: SoundServer;
let icecast: Icecast;
let browser: Browser;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startSoundServer();
  icecast = await startIcecast({ burst: BURST.stock });
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  icecast?.stop();
  await server?.close();
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function visit(stream: string, options?: SoundPageOptions) {
  const made = await visitSound(browser, server, stream, options);
  closing.push(made.close);
  return made;
}

async function onAir(mount: string) {
  const source = await icecast.startSource(mount);
  await icecast.filled(mount);
  return source;
}

const report = (name: string, value: unknown) => console.log(`  ${name}: ${JSON.stringify(value)}`);

describe.each(['mp3', 'aac'])('%s', (format) => {
  const mount = `/live.${format}`;

  it('sounds within a second of the click, by Media Source Extensions', async () => {
    const source = await onAir(mount);
    const times: number[] = [];
    for (let start = 0; start < 3; start++) {
      const one = await visit(icecast.stream(mount));
      await listen(one);
      times.push(await one.firstSound());
      expect((await one.carriers()).at(-1)).toBe('blob');
      await expect.poll(() => icecast.listeners(mount)).toBe(1);
      await one.close();
      const bare = await visit(icecast.stream(mount));
      await listen(bare, '#bare');
      report(`${format}: bare`, await bare.firstSound());
      await bare.close();
    }
    report(`${format}: click to first sound on the stock burst, ms`, times.map(Math.round));
    expect(Math.max(...times)).toBeLessThan(1000);
    source.kill();
  });

  it('plays on without a gap while the encoder restarts', async () => {
    const source = await onAir(`/restart.${format}`);
    const one = await visit(icecast.stream(`/restart.${format}`));
    await listen(one);
    await one.page.waitForTimeout(2000);
    await one.forgetGap();
    source.kill();
    await one.page.waitForTimeout(1500);
    const again = await icecast.startSource(`/restart.${format}`);
    await one.page.waitForTimeout(8000);
    const { gapMs, states } = await one.log();
    report(`${format}: longest silence around a restart of 1.5 s, ms`, Math.round(gapMs));
    expect(gapMs).toBeLessThan(150);
    expect(states.map(({ sound }) => sound.status)).toEqual(['connecting', 'playing']);
    again.kill();
  });
});

it.each(['ogg', 'opus'])('%s is heard through howler, unnoticed', async (format) => {
  const mount = `/live.${format}`;
  const source = await onAir(mount);
  const one = await visit(icecast.stream(mount));
  await listen(one);
  await one.page.click('#pause');
  await listen(one);
  expect(await one.carriers()).not.toContain('blob');
  source.kill();
});
