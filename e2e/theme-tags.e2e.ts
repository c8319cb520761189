import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { publish } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { itInAll } from './support/whole';

/** Tags where the developer of a theme writes them: past the content of posts. */
let rig: Rig;
let browser: Browser;
let page: Page;
let address: string;
let postId: string;

beforeAll(async () => {
  rig = await startRig('theme-tags');
  browser = await startChromium();
  page = await browser.newPage();
  address = await publish(rig, 'sin-nada', 'Nada de Onda.');
  postId = (await run(rig.site, { code: `echo url_to_postid('${address}');` })).trim();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

itInAll(
  'says nothing to who may edit on the pages of the demo',
  async () => {
    const printed = await run(rig.site, {
      code: `echo wp_json_encode(array_map('get_permalink', get_pages()));`,
    });
    const editor = await (await browser.newContext()).newPage();
    await logIn(editor, rig.site);
    const said: string[] = [];
    for (const link of JSON.parse(printed)) {
      await editor.goto(link, { waitUntil: 'domcontentloaded' });
      for (const note of await editor.getByRole('note').allTextContents()) said.push(`${link} ${note}`);
    }
    await editor.context().close();
    expect(said).toEqual([]);
  },
  120_000,
);

async function wear(theme: string, code = ''): Promise<void> {
  const folder = fileURLToPath(new URL(`themes/${theme}`, import.meta.url));
  await run(rig.site, {
    code: `@symlink('${folder}', get_theme_root() . '/${theme}'); wp_clean_themes_cache(); switch_theme('${theme}'); ${code}`,
  });
}

/** Plays, and keeps the post of the page. */
async function works(): Promise<void> {
  const player = page.locator('radio-player');
  await player.locator('[part="play"]').click();
  await expect.poll(() => player.locator('[part="player"]').getAttribute('data-state')).toBe('playing');
  await player.locator('[part="play"]').click();
  const heart = page.locator('fav-button');
  await heart.locator('button').click();
  await expect.poll(() => heart.locator('button').getAttribute('aria-pressed')).toBe('true');
  expect(await heart.getAttribute('post-id')).toBe(postId);
  await heart.locator('button').click();
  await expect.poll(() => heart.locator('button').getAttribute('aria-pressed')).toBe('false');
}

describe('a block theme', () => {
  const TAGS = ['radio-player', 'fav-button', 'live-radio-button', 'now-playing'];

  it('prints a tag in a part, a pattern and a block of HTML as in a post', async () => {
    await wear('part-tags');
    const html = await (await page.request.get(address)).text();
    for (const tag of TAGS) expect(html).toMatch(new RegExp(`<${tag} [^>]+><(?:template|button)`));
    await page.goto(address);
    await works();
  });
});

describe('a classic theme', () => {
  const notes = () => page.getByRole('note').allTextContents();

  it('that names none of its tags says so to who may edit, and to nobody else', async () => {
    await wear('raw-tags');
    await page.goto(address);
    expect(await notes()).toEqual([]);
    const editor = await (await browser.newContext()).newPage();
    await logIn(editor, rig.site);
    await editor.goto(address);
    const said = await editor.getByRole('note').allTextContents();
    expect(said).toHaveLength(3);
    expect(said[0]).toContain("add_theme_support('onda', ['radio-player'])");
    await editor.context().close();
  });

  it('that names its tags has them alive on every page, with their station and their post', async () => {
    await wear('raw-tags', `update_option('raw_tags_named', 1);`);
    await page.goto(address);
    await works();
    expect(await notes()).toEqual([]);
    expect(await page.locator('live-radio-button').getAttribute('radio-stream')).toContain(rig.station.url);
  });

  it('has the style of a light element in the shadow root of another script', async () => {
    await page.goto(address);
    await page.evaluate((id) => {
      const root = document.getElementById('foreign')?.attachShadow({ mode: 'open' });
      if (root) root.innerHTML = `<fav-button post-id="${id}"></fav-button>`;
    }, postId);
    const heart = page.locator('#foreign fav-button');
    await heart.locator('button').click();
    const fill = () => heart.locator('path').evaluate((path) => getComputedStyle(path).fill);
    // In a root without the sheet it stays `none`.
    await expect.poll(fill).toMatch(/^rgb/);
  });
});
