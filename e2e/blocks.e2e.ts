import axe from 'axe-core';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elements } from '../packages/bundle/src/registry';
import { run } from '../tools/rig/site';
import { changeOne, choose, insertAll, invalidBlocks, type Shown, shownBlocks } from './blocks/all-blocks';
import { type Editor, openNewPage, publish, reopen } from './support/editor';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { itInAll } from './support/whole';

/** Every block in the editor of the lane's WordPress, from its preview to the page that a visitor sees. */
describe('the blocks in the editor', () => {
  let rig: Rig;
  let browser: Browser;
  let page: Page;
  let editor: Editor;
  let blocks: Shown[];
  let changed: Shown[];
  let address: string;
  const heard: string[] = [];
  const asked: string[] = [];

  beforeAll(async () => {
    rig = await startRig('blocks', { constants: { SCRIPT_DEBUG: 'true' } });
    await run(rig.site, { code: NO_DIALOGS + EPISODE });
    browser = await startChromium();
    page = await browser.newPage();
    listen(page, heard, asked);
    await logIn(page, rig.site);
    editor = await openNewPage(page, rig.site, 'Todos los bloques');
    blocks = await insertAll(page);
  });

  afterAll(async () => {
    await browser?.close();
    await rig?.close();
  });

  it('are all that have one, in categories of their own', async () => {
    expect(blocks).toHaveLength(elements.filter(({ block }) => block).length);
    const categories = await page.evaluate<string[]>(
      `wp.blocks.getBlockTypes().filter(({ name }) => name.startsWith('onda/')).map(({ category }) => category)`,
    );
    expect([...new Set(categories)].sort()).toEqual(['onda-audience', 'onda-pages', 'onda-radio']);
  });

  it('show a preview that is not empty, asks no feed and plays nothing', async () => {
    await expect.poll(() => emptyPreviews(frameOf(page)), { timeout: 60_000 }).toEqual([]);
    expect(await editor.canvas.locator('audio, [aria-busy="true"]').count()).toBe(0);
    expect(await editor.canvas.locator('most-viewed [part="item"]').count()).toBeGreaterThan(1);
    expect(await definedElements(frameOf(page))).toEqual([]);
    const renderer = asked.filter((url) => url.includes('/block-renderer/'));
    expect(renderer).toHaveLength(new Set(renderer).size);
    expect(asked.filter((url) => url.includes('/onda/v1/editor'))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('onda_') || url.startsWith(rig.station.url))).toEqual([]);
  });

  itInAll('have a control each that changes the block', async () => {
    for (const block of blocks) {
      await choose(page, block);
      await changeOne(page);
      await expect
        .poll(async () => changesOf(block, await shownBlocks(page)), { message: block.name })
        .not.toEqual({});
    }
    changed = await shownBlocks(page);
  });

  itInAll('are the same when the page is saved and opened again', async () => {
    address = await publish(editor);
    editor = await reopen(editor, '.wp-block[data-type="onda/radio-player"]');
    expect(await invalidBlocks(page)).toEqual([]);
    expect(await editor.canvas.locator('.block-editor-warning').count()).toBe(0);
    const texts = (rows: Shown[]) => rows.map(({ name, attributes }) => [name, attributes]);
    expect(texts(await shownBlocks(page))).toEqual(texts(changed));
  });

  itInAll('show a visitor what was changed', async () => {
    const html = await (await fetch(address)).text();
    const missing = changed.filter((block) => !isPrinted(html, block, changesOf(block, changed, blocks)));
    expect(missing.map(({ name, attributes }) => [name, attributes])).toEqual([]);
  });

  it('take over shortcodes, tags, classic widgets and blocks of WordPress', async () => {
    const made = await page.evaluate<Record<string, unknown>>(TRANSFORMS);
    expect(made).toEqual({
      pastedShortcode: ['onda/radio-player', { radioName: 'Uno', showVolume: false }],
      pastedPeer: ['onda/fav-button', { postId: 7 }],
      pastedTag: ['onda/count-down', { date: '2099-01-01 10:00' }],
      shortcodeBlock: ['onda/radio-player', { radioName: 'Uno' }],
      htmlBlock: ['onda/radio-player', { playerWidth: 420 }],
      widget: ['core/heading', 'onda/radio-player', { sticky: true }],
      audio: ['onda/radio-player', { radioStream: 'https://x.example/a.mp3' }],
      latestPosts: ['onda/masonry-grid', { count: 4, columns: 2 }],
      gallery: ['onda/content-carousel', 2],
      backToShortcode: '[radio_player radio_name="Uno" sticky="true"]',
    });
  });

  it('leave the pages of a Query block to turn without a reload', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await run(rig.site, { code: QUERY_PAGE }));
    await visitor.evaluate('window.isSame = true');
    const first = await visitor.locator('fav-button').first().getAttribute('post-id');
    await visitor.locator('.wp-block-query-pagination-next').click();
    const shown = visitor.locator('fav-button[data-ready]').first();
    await expect.poll(() => shown.getAttribute('post-id')).not.toBe(first);
    expect(await visitor.evaluate('window.isSame')).toBe(true);
  });

  itInAll('pass axe in the canvas and beside it', async () => {
    for (const name of ['onda/radio-player', 'onda/masonry-grid', 'onda/fav-list']) {
      const block = (await shownBlocks(page)).find((shown) => shown.name === name);
      if (block) await choose(page, block);
      expect(await violations(page.mainFrame(), '.block-editor-block-inspector')).toEqual([]);
    }
    expect(await violations(frameOf(page), '[data-type^="onda/"]')).toEqual([]);
  });

  it('said nothing in the console nor in the log', async () => {
    expect(heard).toEqual([]);
    expect(await run(rig.site, { code: NOTICES })).toBe('');
  });
});

/** The guide and the choice of patterns would cover the editor, and draw patterns with blocks of ours. */
const NO_DIALOGS = `update_user_meta(1, 'wp_persisted_preferences', [
  'core/edit-post' => ['welcomeGuide' => false],
  'core' => ['enableChoosePatternModal' => false],
  '_modified' => gmdate('c'),
]);`;

/** Messages of WordPress itself, some because no outside server can be reached. */
const NOT_OURS =
  /Failed to load resource|global-styles-css-custom-properties-inline-css was added to the iframe/;
const NOTICES = `$log = @file_get_contents(WP_CONTENT_DIR . '/debug.log');
echo implode("\\n", preg_grep('~/plugins/onda/|wordpress-plugin/~', explode("\\n", (string) $log)));`;

function listen(page: Page, heard: string[], asked: string[]): void {
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !NOT_OURS.test(message.text())) heard.push(message.text());
  });
}

const frameOf = (page: Page): Frame =>
  page.frames().find((frame) => frame.name() === 'editor-canvas') ?? page.mainFrame();

/** Blocks in which there is neither a word nor a control, in the page's tree nor in a shadow root. */
const emptyPreviews = (frame: Frame) =>
  frame.evaluate<string[]>(`[...document.querySelectorAll('[data-type^="onda/"]')].filter((block) => {
    const roots = [block, ...[...block.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const isFull = (root) => root.querySelector('button, input, svg, [data-type]') || root.textContent.trim() !== '';
    return block.querySelector('.components-spinner') || !roots.some(isFull);
  }).map((block) => block.dataset.type)`);

const definedElements = (frame: Frame) =>
  frame.evaluate<string[]>(`[...document.querySelectorAll('[data-type^="onda/"] *')]
    .filter(({ localName }) => customElements.get(localName)).map(({ localName }) => localName)`);

/** Prints the address of a page with a list in pages, and a heart for each of its posts. */
const QUERY_PAGE = `$list = '{"queryId":1,"query":{"perPage":2,"postType":"post","inherit":false},"enhancedPagination":true}';
$id = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Lista', 'post_content' =>
  "<!-- wp:query $list --><div class=\\"wp-block-query\\"><!-- wp:post-template -->"
  . '<!-- wp:post-title /--><!-- wp:onda/fav-button /--><!-- /wp:post-template -->'
  . '<!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->']);
echo get_permalink($id);`;

/** Each way into a block of ours: its name and the attributes that it took over. */
const TRANSFORMS = `(() => {
  const { createBlock, pasteHandler, switchToBlockType } = wp.blocks;
  const told = ([block]) => [block.name, block.attributes];
  const pasted = (HTML) => told(pasteHandler({ HTML, plainText: HTML, mode: 'BLOCKS' }));
  const changed = (block, name) => told(switchToBlockType(block, name));
  const player = 'onda/radio-player';
  const raw = { title: 'Suena', sticky: true };
  const widget = createBlock('core/legacy-widget', { idBase: 'onda_radio_player', instance: { raw } });
  const [heading, inWidget] = switchToBlockType(widget, player);
  const pictures = [createBlock('core/image'), createBlock('core/image')];
  const layout = { type: 'grid', columnCount: 2 };
  const latest = createBlock('core/latest-posts', { postsToShow: 4, postLayout: 'grid', columns: 2, layout });
  const carousel = switchToBlockType(createBlock('core/gallery', {}, pictures), 'onda/content-carousel')[0];
  const own = createBlock(player, { radioName: 'Uno', sticky: true });
  const html = '<radio-player player-width="420"></radio-player>';
  return {
    pastedShortcode: pasted('[radio_player radio_name="Uno" show_volume="false"]'),
    pastedPeer: pasted('[favorite_button post_id="7"]'),
    pastedTag: pasted('<count-down date="2099-01-01 10:00"></count-down>'),
    shortcodeBlock: changed(createBlock('core/shortcode', { text: '[radio_player radio_name="Uno"]' }), player),
    htmlBlock: changed(createBlock('core/html', { content: html }), player),
    widget: [heading.name, inWidget.name, inWidget.attributes],
    audio: changed(createBlock('core/audio', { src: 'https://x.example/a.mp3' }), player),
    latestPosts: changed(latest, 'onda/masonry-grid'),
    gallery: [carousel.name, carousel.innerBlocks.length],
    backToShortcode: switchToBlockType(own, 'core/shortcode')[0].attributes.text,
  };
})()`;

/** The attributes in which a block differs from itself as it was before. */
function changesOf(block: Shown, now: Shown[], before: Shown[] = [block]): Record<string, unknown> {
  const attributes = now.find(({ id, name }) => id === block.id && name === block.name)?.attributes ?? {};
  const former = before.find(({ name }) => name === block.name)?.attributes ?? {};
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => former[name] !== value));
}

/** A list without an episode is not there. */
const EPISODE = `wp_insert_attachment(['post_title' => 'Uno', 'post_mime_type' => 'audio/mpeg'], '2026/uno.mp3',
  get_posts(['post_type' => 'onda_show', 'numberposts' => 1])[0]->ID);`;

function isPrinted(html: string, { name }: Shown, changes: Record<string, unknown>): boolean {
  const tag = name.replace('onda/', '');
  return Object.entries(changes).every(([attribute, value]) => {
    const kebab = attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (attribute === 'anchor') return html.includes(`id="${value}"`);
    if (attribute === 'className') return html.includes(`${value} wp-block-onda-${tag}`);
    return new RegExp(`<${tag}\\b[^>]* ${kebab}(="${value}"|[ >])`).test(html);
  });
}

/** Violations of our blocks alone: the blocks of WordPress within a container have findings of their own. */
async function violations(frame: Frame, selector: string): Promise<string[]> {
  const parts = JSON.stringify({ include: [[selector]], exclude: [['[data-type^="core/"]']] });
  await frame.evaluate(axe.source);
  return frame.evaluate<string[]>(`axe.run(${parts}, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join('\\n')))`);
}
