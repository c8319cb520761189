import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type BuiltFiles, ownBuiltFiles } from './support/built-files';
import { type Engine, startEngine } from './support/engine';
import { publish } from './support/player-page';
import { chosenBrowser, startWorld, type World } from './support/world';

/** A file of ours that a server loses for a while: the control says so or acts alone, and a later press works. */
let world: World;
let browser: Engine;
let files: BuiltFiles;
let pages: Record<string, string>;

beforeAll(async () => {
  world = await startWorld('lost-files');
  files = ownBuiltFiles(world.site);
  const button = await publish(world, 'only-the-button', '[live_radio_button station="onda"]');
  pages = { ...world.site.pages, 'only-the-button': button };
  browser = await startEngine(chosenBrowser());
});

afterEach(() => files.restore());

afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** A control and the files behind it; the states are expressions in the page. */
interface Feature {
  page: string;
  tag: string;
  /** Sources whose built files are lost, each in a test of its own. */
  files: string[];
  /** The controls that the visitor presses before the one that needs the files. */
  before?: string[];
  press: string;
  /** The control opens and closes, and only opening needs the files. */
  isSwitch?: boolean;
  /** The controls that the visitor presses afterwards. */
  after?: string[];
  /** True when the visitor sees that the code is missing, or the control acts by itself. */
  isLost: string;
  /** True when the code has done its work. */
  isDone: string;
}

const inPlayer = (selector: string) =>
  `document.querySelector('radio-player').shadowRoot.querySelector('${selector}')`;
const inWidget = (name: string) =>
  `document.querySelector('now-playing').shadowRoot.querySelector('[part~="${name}"]')`;
const inRadioButton = (name: string) => `document.querySelector('live-radio-button [part~="${name}"]')`;
const PLAY = inPlayer('[part~="play"]');
const STATE = `${inPlayer('[part~="player"]')}.dataset.state`;
const HAS_VIEW = `${inPlayer('[data-view]')} !== null`;
const SEARCH = `document.querySelector('asp-search [part~="field"]')`;
const EMAIL = `document.querySelector('newsletter-form [type="email"]')`;
const VOICE = `document.querySelector('voice-search')`;

const FEATURES: Record<string, Feature> = {
  'the player’s sound engine': {
    page: 'player',
    tag: 'radio-player',
    files: ['player/src/engine.ts', 'core/src/ajax.ts'],
    press: PLAY,
    isLost: `['playing', 'idle'].includes(${STATE}) && !(${HAS_VIEW})`,
    isDone: HAS_VIEW,
  },
  'the player’s view': {
    page: 'player',
    tag: 'radio-player',
    files: ['player/src/view/mount.ts'],
    press: PLAY,
    isLost: `document.querySelector('radio-player').dataset.failed === ''`,
    isDone: HAS_VIEW,
  },
  'the player’s panels': {
    page: 'player',
    tag: 'radio-player',
    files: ['player/src/view/panels/Tools.tsx', 'core/src/device.ts'],
    press: PLAY,
    isLost: `${HAS_VIEW} && ${inPlayer('[part~="tools"]')} === null`,
    isDone: `${inPlayer('[part~="tools"]')} !== null`,
  },
  'an open panel': {
    page: 'player',
    tag: 'radio-player',
    files: ['player/src/view/panels/OpenPanel.tsx', 'player/src/on-air/artist-api.ts'],
    before: [PLAY],
    press: inPlayer('[part~="history"]'),
    isLost: `${inPlayer('[part~="panel"][role="alert"]')} !== null`,
    isDone: `${inPlayer('[part~="panel"]:not([role="alert"])')} !== null`,
  },
  'the radio button': {
    page: 'only-the-button',
    tag: 'live-radio-button',
    files: ['player/src/live-radio-button/start-own-sound.ts'],
    press: inRadioButton('button'),
    isSwitch: true,
    isLost: `${inRadioButton('status')}.textContent === 'En vivo'`,
    isDone: `${inRadioButton('status')}.textContent === 'En vivo'`,
  },
  'what is on air': {
    page: 'now-playing',
    tag: 'now-playing',
    files: ['now-playing/src/block.ts', 'core/src/ajax.ts'],
    press: inWidget('more'),
    isSwitch: true,
    isLost: `${inWidget('status')}.textContent === ${inWidget('block')}.dataset.unreachable`,
    isDone: `${inWidget('title')}?.textContent !== undefined`,
  },
  'a favorite button': {
    page: 'favorites',
    tag: 'fav-button',
    files: ['favorites/src/engine.ts', 'core/src/ajax.ts'],
    press: `document.querySelector('fav-button [part~="button"]')`,
    isLost: `document.querySelector('fav-button').innerText.includes('No se ha podido')`,
    isDone: `window.heard?.includes('onda-favorite-change')`,
  },
  'live search': {
    page: 'live-search',
    tag: 'asp-search',
    files: ['live-search/src/engine.ts', 'core/src/server-html.ts'],
    press: SEARCH,
    isLost: `${SEARCH}.form.action.startsWith(location.origin)`,
    isDone: `${SEARCH}.getAttribute('role') === 'combobox'`,
  },
  'a newsletter form': {
    page: 'newsletter',
    tag: 'newsletter-form',
    files: ['newsletter/src/engine.ts', 'core/src/ajax.ts'],
    press: EMAIL,
    after: [`${EMAIL}.form.querySelector('[type="submit"]')`],
    isLost: `${EMAIL}.form.method === 'post'`,
    isDone: `${EMAIL}.getAttribute('aria-invalid') === 'true'`,
  },
  'voice search': {
    page: 'voice-search',
    tag: 'voice-search',
    files: ['voice-search/src/talk.ts', 'core/src/ajax.ts'],
    press: `${VOICE}.querySelector('[part~="button"]')`,
    isLost: `${VOICE}.innerText.includes('No se pudo escuchar') || ${VOICE}.querySelector('button').disabled`,
    isDone: `${VOICE}.innerText.includes('Permiso de micrófono denegado') || ${VOICE}.querySelector('[part~="field"]')?.name === 's'`,
  },
};

const cases = Object.entries(FEATURES).flatMap(([name, feature]) =>
  feature.files.map((source) => [name, source, feature] as const),
);

/** The loader requests a file that does not arrive a second time at once. */
const REQUESTS_A_PRESS = 2;

const isTrue = (expression: string) => expect.poll(() => browser.read(`Boolean(${expression})`)).toBe(true);

async function open(page: string) {
  await browser.open(pages[page] ?? '');
  await browser.read(
    `void document.addEventListener('onda-favorite-change', ({ type }) => (window.heard = [type]))`,
  );
}

it.each(cases)('%s is there at a press after %s was lost twice', async (_, source, feature) => {
  const file = files.holding(source);
  const requests = () =>
    browser.read<number>(
      `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/${file}')).length`,
    );
  files.lose(file);
  await open(feature.page);
  await isTrue(`document.querySelector('${feature.tag}').dataset.ready === ''`);
  for (const control of feature.before ?? []) await browser.click(control);
  await isTrue(feature.press);

  await browser.click(feature.press);
  await isTrue(feature.isLost);
  await expect.poll(requests).toBe(REQUESTS_A_PRESS);
  for (let press = 0; press < (feature.isSwitch ? 2 : 1); press++) await browser.click(feature.press);
  await expect.poll(requests).toBe(2 * REQUESTS_A_PRESS);

  files.restore();
  if (feature.isSwitch) await browser.click(feature.press);
  for (const control of [feature.press, ...(feature.after ?? [])]) await browser.click(control);
  await isTrue(feature.isDone);
  expect(await requests()).toBeGreaterThan(2 * REQUESTS_A_PRESS);
});

it.each(['player/src/shell.ts', 'core/src/host-life.ts'])(
  'a printed player says that it is not loaded while %s is lost, and plays at the press after',
  async (source) => {
    files.lose(files.holding(source));
    await open('player');
    const alert = `document.querySelector('radio-player + [role="alert"]')?.textContent`;
    for (const _ of ['first', 'second']) {
      await browser.click(PLAY);
      await expect.poll(() => browser.read(alert)).toBe('No se ha podido cargar. Inténtalo de nuevo.');
    }
    files.restore();
    await browser.click(PLAY);
    await isTrue(`${STATE} === 'playing'`);
    expect(await browser.read(`${alert} ?? null`)).toBeNull();
  },
);

it('a picture opens by itself while the lightbox is lost', async () => {
  files.lose(files.holding('theme/src/image-lightbox/lightbox.ts'));
  await open('slides');
  await isTrue(`document.querySelector('image-lightbox').dataset.ready === ''`);
  const address = await browser.read<string>(`document.querySelector('image-lightbox a').href`);
  await browser.click(`document.querySelector('image-lightbox a')`);
  await expect.poll(() => browser.read('location.href')).toBe(address);
});
