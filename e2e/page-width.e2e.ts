import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { chromiumPath } from '../tools/setup/chromium';
import { bringTheme, demoValues, placeable, type Values, writtenBlock } from './placed/placeable';
import { stir } from './placed/stir';
import { type TooWide, tooWide } from './placed/too-wide';
import { loadAll } from './support/built-files';
import { publishAll } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { isWhole, oneOfAKind } from './support/whole';

/**
 * No element makes a page wider than its window: at rest, focused, typed in, pressed and failed, in a column and at the
 * edge of a row, from left to right and from right to left.
 */
let rig: Rig;
let browser: Browser;
let urls: Record<string, string>;

const WIDTHS = [320, 390, 640, 1280];
const HEIGHT = 760;
/** `twentytwentyfive` itself has the looks of the demo. */
const THEMES = [
  'twentytwentyfive-plain',
  'twentytwentyfive',
  'twentytwentyfour-plain',
  'astra-like',
  'magazette-like',
];
const LTR = '';
const RTL = '?rtl=1';

/** Other looks of an element, which have other boxes. */
const LOOKS: Values[] = [
  {},
  {
    'asp-search': { compact: true, autocomplete: true, keywordsuggestions: true },
    'radio-player': { station: 'onda', sticky: true },
    'fav-button': { includeCount: true },
    'most-viewed': { listId: 'siempre' },
  },
];

const RIGHT_TO_LEFT = `<?php
add_filter('language_attributes', static fn($attributes) => isset($_GET['rtl']) ? 'dir="rtl" lang="ar"' : $attributes);`;

const column = (code: string) => code;
/** The place of an icon in a header: behind the name of the site, at the edge of the window. */
const edge = (code: string) =>
  code &&
  `<!-- wp:html --><div style="display:flex;flex-wrap:wrap;justify-content:flex-end;align-items:center;gap:1rem"><b style="flex:1 0 auto">Onda</b><!-- /wp:html -->${code}<!-- wp:html --></div><!-- /wp:html -->`;

beforeAll(async () => {
  rig = await startRig('page-width');
  // The small one has no way to listen to a voice, and ends with the page that asks it.
  browser = await startChromium('no-user-gesture-required', chromiumPath());
  const folder = join(rig.site.root, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'right-to-left.php'), RIGHT_TO_LEFT);
  for (const theme of ['twentytwentyfive', 'twentytwentyfour', 'astra-like', 'magazette-like'])
    bringTheme(rig, theme);
  const values = await demoValues(rig);
  const all = (place: (code: string) => string) =>
    LOOKS.flatMap((look, at) =>
      placeable
        .filter(({ tag }) => at === 0 || look[tag])
        .map(({ tag }) => {
          const own = { ...values, ...look };
          return place(writtenBlock(tag, 'block', own) || writtenBlock(tag, 'shortcode', own));
        }),
    ).join('\n');
  urls = await publishAll(rig, { columna: all(column), borde: all(edge) });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const tags = placeable.map(({ tag }) => tag);

async function opened(address: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // No other host is asked, and a form that is sent leads nowhere.
  await page.route('**', (route) => {
    const request = route.request();
    if (new URL(request.url()).hostname !== '127.0.0.1') return route.abort();
    return request.isNavigationRequest() && request.url() !== address
      ? route.fulfill({ status: 204 })
      : route.continue();
  });
  await page.goto(address);
  await loadAll(page);
  return page;
}

/** Width → what is wrong there. */
async function atEachWidth(page: Page): Promise<Record<number, TooWide>> {
  const found: Record<number, TooWide> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const wrong = await tooWide(page, width, tags);
    if (wrong) found[width] = wrong;
  }
  return found;
}

describe.each(isWhole ? THEMES : THEMES.slice(0, 1))('in %s', (theme) => {
  beforeAll(async () => {
    await run(rig.site, { code: `switch_theme('${theme}');` });
  });
  // A theme sets the column; the row at the edge of the window and the direction are the same in each.
  const isFirst = theme === THEMES[0];
  const pages = isFirst ? oneOfAKind(['borde', 'columna']) : ['columna'];
  const directions = [
    ['left to right', LTR],
    ['right to left', RTL],
  ] as const;

  describe.each(isFirst ? directions : directions.slice(0, 1))('%s', (_, query) => {
    it.each(pages)('on the page %s', async (name) => {
      const page = await opened((urls[name] ?? '') + query, 320);
      expect(await atEachWidth(page), 'at rest').toEqual({});
      await page.setViewportSize({ width: 320, height: HEIGHT });
      for (const state of ['focused', 'typed in', 'pressed', 'failed'] as const) {
        expect(await stir(page, state, 320, tags), state).toEqual([]);
        expect(await atEachWidth(page), state).toEqual({});
        await page.setViewportSize({ width: 320, height: HEIGHT });
      }
      await page.context().close();
    });
  });
});
