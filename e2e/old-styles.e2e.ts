import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Engine, startEngine } from './support/engine';
import { type MusicServer, startMusicServer } from './support/music-server';
import { chosenBrowser, type Rig, startRig } from './support/rig';

/**
 * Style rules that older browsers do not know have another for them: things stand at the same side, and can be read.
 */
let rig: Rig;
let music: MusicServer;
let browser: Engine;

/** Submenus have buttons on a phone. */
const PHONE = { width: 390, height: 760 };
/** Each is the same where one writes from left to right. */
const AT_THE_START = /^(inline-start|left)$/;
const AT_THE_END = /^(inline-end|right)$/;

beforeAll(async () => {
  music = await startMusicServer();
  rig = await startRig('old-styles', {
    constants: { ONDA_MUSIC_SERVER: music.url },
    trusted: [new URL(music.url).host],
  });
  const code = `update_option('onda_settings', ['artistProvider' => 'wikipedia'] + get_option('onda_settings'));`;
  await run(rig.site, { code });
  rig.station.setTrack({ artist: 'Los Faros', title: 'Marea alta' });
  browser = await startEngine(chosenBrowser(), PHONE);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
  await music?.close();
});

const one = (selector: string) => `document.querySelector('${selector}')`;
const inPlayer = (selector: string) => `${one('radio-player')}.shadowRoot.querySelector('${selector}')`;
const isThere = (expression: string) => expect.poll(() => browser.read(`Boolean(${expression})`)).toBe(true);
const numbersOf = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
const sideOf = (expression: string) => browser.read(`getComputedStyle(${expression}).float`);

async function open(page: string, tag: string) {
  await browser.open(rig.site.pages[page] ?? '');
  await isThere('window.ondaLoad');
  await browser.read(`void (async () => {
    const { chunks } = JSON.parse(document.querySelector('script#onda-config').text);
    for (const [tag, file] of Object.entries(chunks)) if (document.querySelector(tag)) window.ondaLoad(file);
  })()`);
  await isThere(`${one(tag)}.dataset.ready === ''`);
}

it('the picture of a favorite stands beside its text', async () => {
  await open('favorites', 'fav-button');
  await browser.click(one('fav-button [part~="button"]'));
  const picture = one('fav-list [part~="thumbnail"]');
  await isThere(picture);
  expect(await sideOf(picture)).toMatch(AT_THE_START);
});

it('the button of a submenu stands at the end of its line', async () => {
  await open('sticky-header', 'mobile-menu');
  await browser.click(one('[href="#menu-de-muestra"]'));
  const button = one('dialog[data-onda-menu] [data-onda-submenu]');
  await isThere(button);
  expect(await sideOf(button)).toMatch(AT_THE_END);
});

it('a panel lets a tenth of the page through, its text differs from its background, and a picture stands beside it', async () => {
  const panel = inPlayer('[part~="panel"][data-panel="bio"]');
  const picture = inPlayer('.biography img');
  await open('player', 'radio-player');
  await browser.click(inPlayer('[part~="play"]'));
  await isThere(inPlayer('[part~="bio"]'));
  await browser.click(inPlayer('[part~="bio"]'));
  await isThere(picture);
  expect(await sideOf(picture)).toMatch(AT_THE_START);

  const style = `${one('radio-player')}.style`;
  const colors = `(({ backgroundColor, color }) => [backgroundColor, color])(getComputedStyle(${panel}))`;
  for (const pageText of ['#111', '#eee']) {
    await browser.read(`(${style} = '--onda-surface: initial; --onda-text: initial; color: ${pageText}')`);
    const [background, text] = (await browser.read<string[]>(colors)).map(numbersOf);
    expect(background?.[3]).toBeCloseTo(0.9);
    // Red, from 0 to 1 and from 0 to 255.
    expect(Math.abs((background?.[0] ?? 0) - (text?.[0] ?? 0) / 255)).toBeGreaterThan(0.7);
  }
});
