import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publish } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';

/**
 * Plugins that gather style sheets look for the word, which no printed shadow root has: its rules would be those of the
 * page. The element puts its own sheet back into a root whose sheet a parser took.
 */
let rig: Rig;
let browser: Browser;
let url: string;

const MOVES_SHEETS = `<?php
add_action('template_redirect', static fn() => ob_start(static function (string $html): string {
  $by = ['words' => '~<link[^>]+stylesheet[^>]*>~', 'parser' => '~<link[^>]+rel="styleshee(t|&#116;)"[^>]*>~'][$_GET['moved'] ?? ''] ?? '~^$~';
  preg_match_all($by, $html, $found);
  return str_replace('</head>', implode('', array_unique($found[0])) . '</head>', str_replace($found[0], '', $html));
}), 0);`;

beforeAll(async () => {
  rig = await startRig('moved-sheets');
  browser = await startChromium();
  const folder = join(rig.site.root, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'moves-sheets.php'), MOVES_SHEETS);
  url = await publish(rig, 'hojas', '[radio_player][radio_player sticky="true"][now_playing]');
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** The elements, with the sheets in their roots and how high they are. */
async function dressed(query: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 2000 } });
  await page.goto(url + query);
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('radio-player, now-playing')].map(
        ({ localName, shadowRoot, offsetHeight }) => {
          const sheets = [...(shadowRoot?.styleSheets ?? [])];
          return [
            localName,
            offsetHeight,
            ...sheets.map(({ href }) => href?.replace(/.*style-|-\w+\.css$/g, '')),
          ];
        },
      ),
    );
  return { page, look };
}

it('the style of an element stays in its root', async () => {
  const [printed, moved] = [await dressed(''), await dressed('?moved=words')];
  const page = () =>
    moved.page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? '').join());
  await printed.page.waitForLoadState('load');
  await moved.page.waitForLoadState('load');
  expect(await page()).toContain('onda/build/style-');
  expect(await page()).not.toContain('style-player');
  expect(await moved.look()).toEqual(await printed.look());
});

it('an element has the style that was taken from its root', async () => {
  const [printed, moved] = [await dressed(''), await dressed('?moved=parser')];
  await printed.page.waitForLoadState('load');
  const usual = await printed.look();
  expect(usual.map(([, , ...sheets]) => sheets.join())).toEqual(
    expect.arrayContaining(['player', 'player,player-more', 'now-playing']),
  );
  await expect.poll(moved.look).toEqual(usual);
});
