import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WP_VERSIONS } from '../tools/rig/options';
import { run } from '../tools/rig/site';
import { type Editor, insertBlock, openInspector, openNewPage, publish, reopen } from './support/editor';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { hearAsVisitor } from './support/visitor';
import { oneOfAKind } from './support/whole';

/**
 * The block, from the inserter to a visitor's ears, in the newest WordPress and the oldest. The tests of a version go
 * through one page, in their order.
 */
describe.each(oneOfAKind([WP_VERSIONS[0], WP_VERSIONS[2]]))('the player as a block in WordPress %s', (wp) => {
  let rig: Rig;
  let browser: Browser;
  let editor: Editor;
  let heard: Heard;

  beforeAll(async () => {
    rig = await startRig(`editor-${wp.replace('.', '')}`, {
      wp,
      noSeed: true,
      constants: { SCRIPT_DEBUG: 'true' },
    });
    await addStation(rig);
    browser = await startChromium();
    const page = await browser.newPage();
    heard = listenTo(page, rig);
    await logIn(page, rig.site);
    editor = await openNewPage(page, rig.site, 'Escucha la radio');
  });

  afterAll(async () => {
    await browser?.close();
    await rig?.close();
  });

  it('is found in the inserter and shows a still preview', async () => {
    await insertBlock(editor, 'onda/radio-player', 'radio');
    const preview = editor.block.locator('[part="player"]');
    await preview.waitFor();
    await expect.poll(() => preview.getAttribute('data-state')).toBe('idle');
    await expect
      .poll(() => editor.block.locator('[part="title"]').textContent())
      .toBe(rig.station.track().title);
    expect(await editor.block.locator('small').count()).toBe(0);
    // Its own style sheet is there: without it the cover would not be rounded.
    await expect.poll(() => radius(editor)).not.toBe('0px');
    expect(await editor.block.locator('[inert]').count()).toBe(1);
    expect(await editor.canvas.locator(':is(radio-player, radio-player-view):defined, audio').count()).toBe(
      0,
    );
  });

  it('shows the station that is chosen beside it', async () => {
    await openInspector(editor);
    await editor.inspector.locator('select:has(option[value="prueba"])').selectOption('prueba');
    await fillWidth(editor, '420');
    await expect.poll(() => editor.block.locator('[part="name"]').textContent()).toBe('Radio Prueba');
    await expect.poll(() => editor.block.locator('svg.width').getAttribute('width')).toBe('420');
  });

  it('is published, and plays for a visitor', async () => {
    const address = await publish(editor);
    expect(await hearAsVisitor(browser, rig, address)).toBe('Radio Prueba');
  });

  it('is the same when the page is edited again', async () => {
    editor = await reopen(editor);
    expect(await editor.canvas.locator('.block-editor-warning').count()).toBe(0);
    expect(await contentOf(editor.page)).toBe(
      '<!-- wp:onda/radio-player {"station":"prueba","playerWidth":420} /-->',
    );
    await expect.poll(() => editor.block.locator('[part="name"]').textContent()).toBe('Radio Prueba');
    await openInspector(editor);
    const station = editor.inspector.locator('select:has(option[value="prueba"])');
    await expect.poll(() => station.inputValue()).toBe('prueba');
    await expect
      .poll(() => editor.inspector.locator('input[type="number"]').first().inputValue())
      .toBe('420');
  });

  it('takes our patterns as they are', async () => {
    const patterns = await editor.page.evaluate<Pattern[]>(PATTERNS);
    const text = ['core/heading', 'core/paragraph'];
    const slides = ['onda/fade-slideshow', 'core/cover', 'core/cover', 'core/cover'];
    const words = ['core/group', 'core/site-title', ...text, 'onda/count-down'];
    expect(patterns.filter(({ invalid }) => invalid.length > 0)).toEqual([]);
    expect(patterns.map(({ name }) => name).sort()).toEqual(OUR_PATTERNS);
    const blocksOf = (pattern: string) => patterns.find(({ name }) => name === pattern)?.blocks;
    expect(blocksOf('onda/coming-soon')).toEqual(['core/group', ...slides, ...words]);
    expect(blocksOf('onda/not-found')).toEqual([...text, 'onda/masthead-search']);
  });

  it('says what a block needs that is nothing without it', async () => {
    await editor.page.evaluate(`wp.data.dispatch('core/block-editor').insertBlock(
      wp.blocks.createBlock('onda/count-down'))`);
    const empty = editor.canvas.locator('[data-type="onda/count-down"]');
    await empty.getByText('Rellena «Momento» en la barra lateral').waitFor();
    await editor.page.evaluate(`wp.data.dispatch('core/block-editor').updateBlockAttributes(
      wp.data.select('core/block-editor').getSelectedBlockClientId(), { date: '2099-01-01 10:00' })`);
    await empty.locator('time[datetime^="2099-01-01"]').waitFor();
  });

  it('asked nobody, loaded no element and said nothing all the while', async () => {
    expect(heard.requests).toEqual([]);
    expect(heard.messages).toEqual([]);
    expect(await run(rig.site, { code: NOTICES })).toBe('');
  });
});

const OUR_PATTERNS = [
  'onda/article-foot',
  'onda/coming-soon',
  'onda/footer-newsletter',
  'onda/header-button',
  'onda/magazine-front',
  'onda/not-found',
  'onda/on-air',
  'onda/schedule',
  'onda/sidebar-ranking',
  'onda/sticky-bar',
];

interface Pattern {
  name: string;
  blocks: string[];
  invalid: string[];
}

/** The number beside the slider is taken when its field is left. */
async function fillWidth({ inspector }: Editor, width: string): Promise<void> {
  const field = inspector.locator('input[type="number"]').first();
  await field.fill(width);
  await field.press('Tab');
}

/** Block names of each pattern in their order, and those of blocks that the editor finds invalid. */
const PATTERNS = `(async () => {
  const flat = (blocks) => blocks.flatMap((block) => [block, ...flat(block.innerBlocks)]);
  const patterns = await wp.apiFetch({ path: '/wp/v2/block-patterns/patterns' });
  return patterns.filter(({ name }) => name.startsWith('onda/')).map(({ name, content }) => {
    const blocks = flat(wp.blocks.parse(content));
    const invalid = blocks.filter(({ isValid }) => !isValid);
    return { name, blocks: blocks.map(({ name }) => name), invalid: invalid.map(({ name }) => name) };
  });
})()`;

interface Heard {
  /** Requests of the editor that only a living element makes. */
  requests: string[];
  /** Errors and warnings in the console. */
  messages: string[];
}

/** Messages of WordPress itself, some because no outside server can be reached. */
const NOT_OURS =
  /Failed to load resource|global-styles-css-custom-properties-inline-css was added to the iframe/;
const NOTICES = `$log = @file_get_contents(WP_CONTENT_DIR . '/debug.log');
echo implode("\\n", preg_grep('~/plugins/onda/|wordpress-plugin/~', explode("\\n", (string) $log)));`;

function listenTo(page: Page, { station }: Rig): Heard {
  const heard: Heard = { requests: [], messages: [] };
  page.on('request', (request) => {
    const url = request.url();
    const isAction = url.includes('admin-ajax.php') && `${url}${request.postData()}`.includes('onda_');
    const isElement = /\/onda\/build\/[^/]*\.js/.test(url);
    if (isAction || isElement || url.startsWith(station.url)) heard.requests.push(url);
  });
  page.on('pageerror', (error) => heard.messages.push(error.message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !NOT_OURS.test(message.text())) heard.messages.push(message.text());
  });
  return heard;
}

async function addStation({ site, station }: Rig): Promise<void> {
  const row = {
    id: 'prueba',
    name: 'Radio Prueba',
    stream: station.streamUrl,
    feed: '',
    kind: 'auto',
    cover: '',
  };
  const settings = JSON.stringify({ stations: [row], deleteData: false });
  await run(site, { code: `update_option('onda_settings', json_decode('${settings}', true));` });
}

const radius = ({ block }: Editor) =>
  block.locator('[part="player"]').evaluate((player) => getComputedStyle(player).borderRadius);

/** The post as the editor would save it. */
const contentOf = (page: Page) =>
  page.evaluate<string>(`wp.data.select('core/editor').getEditedPostContent()`);
