import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type StaticDemo, serveStatic } from '../demo/static/server';
import { playerMessages } from '../packages/player/src/messages';
import { type Engine, startEngine } from './support/engine';
import { chosenBrowser } from './support/rig';
import { ADDRESS_ROWS, KINDS } from './support/sound/address-rows';
import { type StreamServer, startStreamServer } from './support/sound/stream-servers';
import { isWhole } from './support/whole';

/** The built player with each address that an owner may paste, in the engine of the lane: one server a row. */
let site: StaticDemo;
let browser: Engine;
let server: StreamServer | undefined;

beforeAll(async () => {
  site = await serveStatic({ stationUrl: 'http://127.0.0.1:9' });
  browser = await startEngine(chosenBrowser());
});
afterEach(async () => {
  await browser.open(`${site.url}/none`);
  server?.close();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const PLAYER = `document.querySelector('radio-player')`;
const part = (name: string) => `${PLAYER}?.shadowRoot?.querySelector('[part~="${name}"]')`;
const text = (name: string) => browser.read<string>(`${part(name)}?.textContent ?? ''`);
const state = () => browser.read<string>(`${part('player')}?.dataset.state ?? ''`);

/**
 * The media elements of the page are kept for the test to read. They are muted for good: without a sound card Firefox
 * breaks off what it should let hear.
 */
const WATCH = `void (
  window.made = [],
  window.Audio = new Proxy(Audio, {
    construct(Target, values) {
      const audio = new Target(...values);
      audio.muted = true;
      made.push(Object.defineProperty(audio, 'muted', { value: false, writable: true }));
      return audio;
    },
  })
)`;

async function press(address: string) {
  await browser.open(`${site.url}/many?n=0`);
  await browser.read(WATCH);
  const tag = `<radio-player radio-stream="${address.replaceAll('&', '&amp;')}" radio-name="Uno"></radio-player>`;
  await browser.read(
    `void document.querySelector('main').insertAdjacentHTML('beforeend', ${JSON.stringify(tag)})`,
  );
  await expect.poll(() => browser.read(`${PLAYER}.dataset.ready`)).toBe('');
  await browser.click(part('play'));
}

/** The page has the document that tells what plays. */
const ANSWERED = `performance.getEntriesByType('resource')
  .some(({ name, responseEnd }) => responseEnd > 0 && name.includes('/status-json'))`;

/** The number of requests for sound: the others are for pages about it. */
const sounds = () =>
  server?.asked.filter((path) => !/stats|7\.html|status|played|crossdomain|favicon/.test(path)).length ?? 0;

const rows = ADDRESS_ROWS.filter(
  ({ name, notIn }) => notIn !== chosenBrowser() && (isWhole || KINDS.includes(name)),
);

it.each(rows.map((row) => [row.name, row] as const))('%s', async (_, row) => {
  server = await startStreamServer(row.answer);
  await press(`${server.url}${row.path}`);
  const timeout = row.timeoutMs ?? 30_000;
  if (row.expect !== 'playing') {
    await expect.poll(() => text('status'), { timeout }).toBe(playerMessages.es[row.expect]);
    return expect(await state()).toBe('error');
  }
  await expect.poll(state, { timeout }).toBe('playing');
  if (row.title && row.noTitleIn !== chosenBrowser())
    await expect.poll(() => text('title'), { timeout }).toBe(row.title);
  if (row.silentTitle) {
    await expect.poll(() => browser.read(ANSWERED)).toBe(true);
    expect(await text('title')).toBe(row.title);
    await browser.click(part('play'));
    await expect.poll(() => text('title')).toBe(row.silentTitle);
  }
  if (row.past !== undefined) {
    const heard = () => browser.read<number>('Math.max(...made.map(({ currentTime }) => currentTime))');
    await expect.poll(heard, { timeout: 60_000 }).toBeGreaterThan(row.past);
    expect(await state()).toBe('playing');
  }
  if (row.breaks) {
    const before = sounds();
    await expect.poll(sounds, { timeout: 60_000 }).toBeGreaterThan(before);
    await expect.poll(state, { timeout: 60_000 }).toBe('playing');
  }
});
