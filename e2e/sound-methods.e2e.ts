import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Engine, PATIENCE_MS, startEngine } from './support/engine';
import { publishAll } from './support/player-page';
import { chosenBrowser, type Rig, startRig } from './support/rig';

/** A theme's own button steers the player, before its code is there and after. */
let rig: Rig;
let browser: Engine;
let url: Record<'player' | 'button', string>;

/** Far below the screen, so that nobody has asked for the code. */
const FAR = '<div style="height: 4000px"></div>';
const NAMES = ['play', 'pause', 'toggle'];
const BUTTONS = NAMES.map(
  (name) => `<button id="${name}" commandfor="radio" command="--${name}">${name}</button>`,
).join('');

beforeAll(async () => {
  rig = await startRig('sound-methods');
  const raw = (tag: string) =>
    `<!-- wp:html -->${BUTTONS}<button id="theme">theme</button>${FAR}<${tag} id="radio" station="onda"></${tag}><!-- /wp:html -->`;
  url = await publishAll(rig, { player: raw('radio-player'), button: raw('live-radio-button') });
});

afterAll(() => rig?.close());
afterEach(() => browser?.close());

const RADIO = `document.querySelector('#radio')`;
const read = (member: string) => browser.read(`${RADIO}.${member}`);
const soon = { timeout: PATIENCE_MS };

async function visit(address: string) {
  browser = await startEngine(chosenBrowser());
  await browser.open(address);
  await expect.poll(() => read(`play && ${RADIO}.matches(':defined')`), soon).toBe(false);
}

/** Presses the theme's button, whose script does this. */
async function press(script: string) {
  await browser.read(`(() => {
    document.querySelector('#theme').onclick = async () => {
      window.outcome = undefined;
      window.outcome = await (async () => { ${script} })().catch(({ name }) => name);
    };
    return true;
  })()`);
  await browser.click(`document.querySelector('#theme')`);
}

it.each(['player', 'button'] as const)('a script plays the %s before its code is there', async (kind) => {
  await visit(url[kind]);
  expect([await read('paused'), await read('volume'), await read('muted')]).toEqual([true, 1, false]);
  await press(`${RADIO}.volume = .4; await ${RADIO}.play(); return 'heard';`);
  await expect.poll(() => browser.read('window.outcome'), soon).toBe('heard');
  expect([await read('paused'), await read('volume')]).toEqual([false, 0.4]);
  await press(`await ${RADIO}.pause(); return 'ended';`);
  await expect.poll(() => browser.read('window.outcome'), soon).toBe('ended');
  expect(await read('paused')).toBe(true);
});

/** Does for an older browser what a polyfill does. */
const COMMANDS = `'commandForElement' in HTMLButtonElement.prototype || (() => {
  const commandForElement = { get() { return document.getElementById(this.getAttribute('commandfor')); } };
  Object.defineProperties(HTMLButtonElement.prototype, { commandForElement });
  document.addEventListener('click', ({ target }) => target.commandForElement?.dispatchEvent(
    Object.assign(new Event('command'), { command: target.getAttribute('command') })));
  return true;
})()`;

it.each(['player', 'button'] as const)('a button that commands plays the %s', async (kind) => {
  await visit(url[kind]);
  await browser.read(COMMANDS);
  for (const [command, isPaused] of [
    ['play', false],
    ['toggle', true],
    ['toggle', false],
    ['pause', true],
  ] as const) {
    await browser.click(`document.querySelector('#${command}')`);
    await expect.poll(() => read('paused'), soon).toBe(isPaused);
  }
});
