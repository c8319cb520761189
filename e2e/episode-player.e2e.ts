import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Engine, PATIENCE_MS, startEngine } from './support/engine';
import { chosenBrowser, type Rig, startRig } from './support/rig';
import { BAR, BAR_STATE, inBar, LIST, PLACE, pressInBar } from './support/sound/episodes';
import { FILE_SECONDS, type FileKind, type FileServer, startFileServer } from './support/sound/file-server';
import { LISTEN, LISTEN_FOR_SILENCE, POSITION, STATE } from './support/sound/page-sounds';
import { itInAll, oneOfAKind } from './support/whole';

/** The bar of an episode in three engines: one file, over pages, reloads and beside the live player. */
let rig: Rig;
let files: FileServer;
let browser: Engine;

const PAGES = `
  kses_remove_filters();
  foreach (['dos' => 'uno', 'uno' => 'dos'] as $slug => $next) {
    wp_insert_post(wp_slash(['post_status' => 'publish', 'post_title' => "articulo-$slug", 'post_name' => $slug,
      'post_content' => '<p><a class="siguiente" href="' . home_url("/$next/") . '">Sigue</a></p>']));
  }
  switch_theme('twentytwentyfour');
  Onda\\Core\\Settings\\PlayerPlace::choose('bar');`;

beforeAll(async () => {
  [rig, files] = await Promise.all([startRig('episode-player'), startFileServer()]);
  await run(rig.site, { code: PAGES });
});

afterAll(async () => {
  await rig?.close();
  await files?.close();
});
afterEach(() => browser?.close());

const soon = <T>(expression: string) =>
  expect.poll(() => browser.read<T>(expression), { timeout: PATIENCE_MS });
const press = (selector: string) => browser.click(`document.querySelector('${selector}')`);

const rowOf = (kind: FileKind, number = 1) => ({
  episode: `e7-abc${number}`,
  'episode-title': `Episodio ${number}: la marea`,
  'show-title': 'La Tarde',
  address: `${rig.site.url}/uno/`,
  seconds: '9999',
  show: '7',
  src: `${files.url(kind)}/${number}.wav`,
});

/** A page of the site with a list of two episodes; its bar of the station is alive. */
async function open(kind: FileKind = 'ranges', path = '/uno/') {
  browser = await startEngine(chosenBrowser());
  await browser.open(rig.site.url + path);
  await list(kind);
  await browser.read(LISTEN);
}

async function list(kind: FileKind = 'ranges') {
  await soon(`document.querySelector('radio-player')?.dataset.ready`).toBe('');
  await browser.read(LIST([rowOf(kind, 1), rowOf(kind, 2)]));
}

async function play(index = 0) {
  await press(`.escucha-${index}`);
  await soon(BAR_STATE).toBe('playing');
  await soon<number>(POSITION).toBeGreaterThan(0);
}

const moveTo = (seconds: number) =>
  browser.read(`(() => {
    const slider = ${inBar('seek')};
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    set.call(slider, '${seconds}');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    slider.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);

/** Plays and stands at two minutes. */
async function playAtTwoMinutes() {
  await play();
  await moveTo(120);
  await soon<number>(POSITION).toBeGreaterThan(120);
  await soon(BAR_STATE).toBe('playing');
}

describe('a file of a server with ranges', () => {
  it('plays, says its own length, is sought, and keeps its place when the bar is closed', async () => {
    await open();
    await play();
    expect(await browser.read(`${inBar('seek')}.max`)).toBe(String(FILE_SECONDS));
    await playAtTwoMinutes();
    await pressInBar(browser, 'forward');
    await soon<number>(POSITION).toBeGreaterThan(150);
    await pressInBar(browser, 'back');
    await soon<number>(POSITION).toBeLessThan(150);
    await pressInBar(browser, 'close');
    await soon(BAR).toBe(null);
    expect(await browser.read('[...window.sounds].every((audio) => audio.paused)')).toBe(true);
    await soon('JSON.stringify(window.told.at(-1))').toBe('{"episode":"","isPlaying":false}');
    await play();
    await soon<number>(POSITION).toBeGreaterThan(130);
  });

  itInAll('takes the place of another, and the first one goes on where it was', async () => {
    await open();
    await playAtTwoMinutes();
    await play(1);
    await soon<number>(POSITION).toBeLessThan(60);
    expect(await browser.read(`${inBar('title')}.textContent`)).toContain('Episodio 2');
    await play(0);
    await soon<number>(POSITION).toBeGreaterThan(119);
  });

  it('goes on under a page that changes, at the next page of a full load, and after a reload', async () => {
    await open();
    await playAtTwoMinutes();
    await browser.read(LISTEN_FOR_SILENCE);
    await soon(`(() => {
      let isTaken = false;
      const look = (event) => { isTaken = event.defaultPrevented; event.preventDefault(); };
      const lookLast = () => window.addEventListener('click', look, { once: true });
      window.addEventListener('click', lookLast, { once: true, capture: true });
      document.querySelector('a.siguiente').click();
      return isTaken;
    })()`).toBe(true);
    await soon('location.pathname').toBe('/dos/');
    await soon(BAR_STATE).toBe('playing');
    expect(await browser.read('window.silences')).toEqual([]);

    await browser.read(`void location.assign('${rig.site.url}/uno/')`).catch(() => {});
    await stillThere('/uno/');
    await browser.read('void location.reload()').catch(() => {});
    await stillThere('/uno/');
  });
});

/** In a new document: it plays on, or offers to, at two minutes. */
async function stillThere(path: string) {
  await soon('location.pathname').toBe(path);
  await soon(`${inBar('bar')} && ${PLACE} >= 115`).toBe(true);
  await soon(BAR_STATE).toMatch(/playing|blocked/);
  if ((await browser.read(BAR_STATE)) === 'blocked') {
    expect(await browser.read(`${inBar('go-on')}.textContent`)).toMatch(/^Seguir en 2:\d\d$/);
    await pressInBar(browser, 'go-on');
  }
  await soon(BAR_STATE).toBe('playing');
  await soon<number>(PLACE).toBeGreaterThanOrEqual(120);
  await browser.read(LISTEN);
}

it('is silent while the live player is heard, and the other way round', async () => {
  await open();
  await playAtTwoMinutes();
  await browser.click(`document.querySelector('radio-player').shadowRoot.querySelector('[part~="play"]')`);
  await soon(STATE).toBe('playing');
  await soon(BAR_STATE).toBe('idle');
  await pressInBar(browser, 'play');
  await soon(BAR_STATE).toBe('playing');
  await soon(STATE).toBe('idle');
  await soon<number>(POSITION).toBeGreaterThan(120);
});

it.each(
  oneOfAKind<[FileKind, string]>([
    ['gone', 'Este episodio ya no está.'],
    ['broken', 'El navegador no puede reproducir este archivo.'],
  ]),
)('says of a file that is %s: %s', async (kind, text) => {
  await open(kind);
  await press('.escucha-0');
  await soon(BAR_STATE).toBe('error');
  await soon(`${inBar('status')}.textContent`).toBe(text);
});

it.each(oneOfAKind<FileKind>(['plain', 'endless']))(
  'is honest about a file of a server that is %s',
  async (kind) => {
    await open(kind);
    await play();
    // Chromium does not move in them; the others move in what they have, and else they load.
    if (await browser.read(`${inBar('seek')}.disabled`)) {
      expect(await browser.read(`${inBar('status')}.textContent`)).toBe(
        'Este archivo no deja saltar a otro momento.',
      );
      return;
    }
    await moveTo(120);
    await soon(`${POSITION} > 120 || ${inBar('status')}.textContent`).toSatisfy(
      (heard) => heard === true || heard === 'Cargando…',
    );
  },
);
