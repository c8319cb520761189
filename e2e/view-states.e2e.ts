import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { changeDocument, publishAll, violations } from './support/player-page';
import { doubleIds, type ReactView, reactViews, START } from './support/react-views';
import { type Rig, startChromium, startKeepingChromium, startRig } from './support/rig';
import { itInAll, oneOfAKind } from './support/whole';

/**
 * Views, in rare states: from right to left, forced colors, twice, and on the way back.
 */
let rig: Rig;
let browser: Browser;
let page: Page;
let views: Record<string, ReactView>;
let url: Record<string, string>;

const NAMES = ['player', 'now-playing', 'asp-search', 'masthead-search', 'fav-list', 'image-lightbox'];
const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };
const RTL = (html: string) => html.replace('<html ', '<html dir="rtl" ');
const LOOKS: [look: string, change: (html: string) => string, options: BrowserContextOptions][] = [
  ['from right to left, dark, phone', RTL, { ...PHONE, colorScheme: 'dark' }],
  ['forced colors', (html) => html, { forcedColors: 'active' }],
];

beforeAll(async () => {
  rig = await startRig('view-states');
  browser = await startChromium();
  const code = `
    update_option('onda_settings', ['favorites' => ['who' => 'everybody']] + (array) get_option('onda_settings'));
    foreach (range(1, 2) as $i) $ids[] = wp_insert_post(['post_title' => "Canción $i", 'post_content' => 'x', 'post_status' => 'publish']);
    echo json_encode($ids);`;
  views = reactViews({
    posts: JSON.parse(await run(rig.site, { code })),
    picture: `${rig.station.url}/art/1.png`,
  });
  const pages = Object.entries(views).flatMap(([name, { content }]) => [
    [`vista-${name}`, START(0) + content] as const,
    [`vista-${name}-2`, START(0) + content + START(1) + content] as const,
  ]);
  url = await publishAll(rig, Object.fromEntries(pages));
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

function viewOf(name: string): ReactView {
  const view = views[name];
  if (!view) throw new Error(`no view ${name}`);
  return view;
}

async function go(name: string) {
  await page.goto(url[`vista-${name}`] ?? '');
}

/** For somebody to look at: `ONDA_E2E_PICTURES` names a folder. */
async function photograph(name: string) {
  const folder = process.env.ONDA_E2E_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/view-${name}.png` });
}

describe.each(NAMES)('%s', (name) => {
  const isFirst = name === NAMES[0];

  it.each(oneOfAKind(LOOKS))(
    '%s: the keyboard enters and leaves it, axe finds nothing, nothing stands out',
    async (look, change, options) => {
      const view = viewOf(name);
      page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
      await changeDocument(page, change);
      await go(name);
      await view.enter(page, 0);
      await photograph(`${name} ${look}`);
      // With forced colors the system chooses the contrast, and axe reads the colors that it replaces.
      const isFault = (line: string) => !options.forcedColors || !line.startsWith('color-contrast');
      expect(await violations(page, view.scope, isFault)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      await view.leave(page, 0);
      await expect.poll(() => view.isEntered(page, 0)).toBe(false);
    },
  );

  (isFirst ? it : itInAll)(
    'stands twice: each copy has its own state, and no id is there twice',
    async () => {
      const view = viewOf(name);
      page = await (await browser.newContext()).newPage();
      await go(`${name}-2`);
      await view.enter(page, 0);
      if (view.isModal) await view.leave(page, 0);
      else expect(await view.isEntered(page, 1)).toBe(false);
      await view.enter(page, 1);
      expect(await view.isEntered(page, 1)).toBe(true);
      expect(await doubleIds(page)).toEqual([]);
      expect(await violations(page, view.scope, (line) => line.startsWith('landmark'))).toEqual([]);
    },
  );

  (isFirst ? it : itInAll)('answers on a page that the browser kept for the way back', async () => {
    const view = viewOf(name);
    const keeping = await startKeepingChromium();
    page = await keeping.newPage();
    await go(name);
    await view.enter(page, 0);
    await view.quiet?.(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'persisted', persisted)),
    );
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
    if (await view.isEntered(page, 0)) await view.leave(page, 0);
    await expect.poll(() => view.isEntered(page, 0)).toBe(false);
    await view.enter(page, 0);
    expect(await view.isEntered(page, 0)).toBe(true);
    await keeping.close();
  });
});
