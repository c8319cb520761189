import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Engine, startEngine } from './support/engine';
import { publish } from './support/player-page';
import { chosenBrowser, type Rig, startRig } from './support/rig';

/**
 * WordPress's own interactive blocks beside our elements. They are script modules of WordPress's import map, which
 * browsers with one map per page ignore when a module has started to load before it.
 */
let rig: Rig;
let browser: Engine;
let url: string;

const CLASSIC = 'magazette-like';
const PHONE = { width: 390, height: 760 };

const CONTENT = `<!-- wp:shortcode -->[radio_player station="onda"]<!-- /wp:shortcode -->
<!-- wp:navigation {"overlayMenu":"always","className":"menu-of-the-test"} -->
<!-- wp:navigation-link {"label":"Programas","url":"#programas"} /--><!-- /wp:navigation -->`;

beforeAll(async () => {
  rig = await startRig('core-menus');
  const themes = join(rig.site.root, 'wp-content/themes');
  cpSync(join(import.meta.dirname, 'themes', CLASSIC), join(themes, CLASSIC), { recursive: true });
  browser = await startEngine(chosenBrowser(), PHONE);
  url = await publish(rig, 'menus', CONTENT);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const inMenu = (selector: string) => `document.querySelector('.menu-of-the-test ${selector}')`;
const isOpen = () =>
  browser.read(`${inMenu('.wp-block-navigation__responsive-container')}.matches('.is-menu-open')`);
const PLAYER = `document.querySelector('radio-player')`;

describe.each([
  ['a block theme, with the import map in the head', 'twentytwentyfive'],
  ['a classic theme, with the import map in the foot', CLASSIC],
])('in %s', (_, theme) => {
  beforeAll(() => run(rig.site, { code: `switch_theme('${theme}');` }));

  it('the navigation opens and closes', async () => {
    await browser.open(url);
    await expect.poll(() => browser.read(`${PLAYER}.dataset.ready`)).toBe('');
    await browser.click(inMenu('.wp-block-navigation__responsive-container-open'));
    await expect.poll(isOpen).toBe(true);
    await browser.click(inMenu('.wp-block-navigation__responsive-container-close'));
    await expect.poll(isOpen).toBe(false);
  });

  it('nothing of ours loads a module before the import map', async () => {
    const html = await (await fetch(url)).text();
    const map = html.indexOf('type="importmap"');
    expect(map).toBeGreaterThan(0);
    const before = html.slice(0, map);
    expect(before).toContain('/plugins/onda/build/');
    expect(before).not.toMatch(/<script[^>]*\/plugins\/onda\/build\/onda-/);
    expect(html).not.toMatch(/modulepreload[^>]*\/plugins\/onda\//);
  });
});
