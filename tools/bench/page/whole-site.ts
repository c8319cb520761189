import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStation } from '../../../demo/station/station';
import { elements } from '../../../packages/bundle/src/registry';
import type { ElementSpec } from '../../../packages/core/src/element/contract';
import { startFpm } from '../../rig/fpm';
import { type Database, DEFAULT_OPTIONS } from '../../rig/options';
import { holdPort } from '../../rig/port';
import { loadRecord } from '../../rig/record';
import { down, run, type Site, up } from '../../rig/site';
import { ensure } from '../../setup/setup';
import type { Transfer } from '../chromium';
import { OWNERS_SITE } from '../owners-site';
import { cpuOf } from '../server/cpu';

/**
 * `bare` is the same article without the plugin, `core` with all widgets but the theme's behaviors. The others are
 * small pages without those: of a player, of one that plays HLS, of six kinds.
 */
export type Side = 'bare' | 'core' | 'all' | 'player' | 'hls' | 'kinds';

const POSTS: readonly Side[] = ['bare', 'core', 'all'];
const SITE = 'bench-whole-page';
/** A list without segments: the code that reads it has come. */
const HLS = '/budget.m3u8';
const INSIDE = '<h3>Uno</h3><p>Dos</p><h3>Tres</h3><p>Cuatro</p>';
const WORDS = '<p>Un programa de radio, su música y quienes la hacen, contado en cinco minutos.</p>'.repeat(
  6,
);

/** The articles of the sides on one site, behind nginx and php-fpm. */
export interface WholeSite {
  /** @param isStill The same page, but the loader does not run. */
  address(side: Side, isStill?: boolean): string;
  /** Milliseconds of CPU that PHP and the database used so far. */
  serverCpu(): number;
  /** Empty, or the hash of the key that a browser has to trust. */
  keyHash: string;
  close(): Promise<void>;
}

/** A script or a style sheet of the plugin. */
export const isOurs = ({ url }: { url: string }): boolean =>
  /\/plugins\/onda\/.*\.(js|css)$/.test(new URL(url).pathname);

/** Bytes of these transfers, heads included. */
export const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

interface WholeSiteOptions {
  /** The built folder of a former plugin, to stand in the place of this one. */
  former?: string;
  /** The name of the rig. */
  name?: string;
  db?: Database;
  /** HTTP/2 with Brotli, in place of HTTP/1.1 with gzip. */
  isSecure?: boolean;
}

export async function openWholeSite({
  former = '',
  name = former ? `${SITE}-former` : SITE,
  db,
  isSecure = false,
}: WholeSiteOptions = {}): Promise<WholeSite> {
  if (isSecure) await ensure('http2');
  const held = await holdPort();
  const origin = `http${isSecure ? 's' : ''}://127.0.0.1:${held.port}`;
  await held.release();
  const station = await createStation();
  const constants = { ...OWNERS_SITE, WP_HOME: origin, WP_SITEURL: origin, ONDA_STATION_URL: station.url };
  const trusted = [new URL(station.url).host];
  const close = async () => {
    await down(name);
    await station.close();
  };
  try {
    const site = await up({
      ...DEFAULT_OPTIONS,
      name,
      db: db ?? (await bestDatabase()),
      noBuild: true,
      constants,
      trusted,
    });
    if (former) await exchange(site, former);
    const pages = await publish(site);
    const fpm = await startFpm(site.root, { port: held.port, isSecure });
    return {
      address: (side, isStill = false) =>
        `${origin}/?${POSTS.includes(side) ? 'p' : 'page_id'}=${pages[side]}&bench=${side}${isStill ? '&still=1' : ''}`,
      keyHash: fpm.keyHash,
      serverCpu: () => cpuOf([fpm.processes.php, ...(loadRecord(name)?.processes ?? [])]),
      async close() {
        fpm.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const bestDatabase = async () => ((await ensure('mariadb')).ready ? 'mariadb' : DEFAULT_OPTIONS.db);

/** Switches the plugin off, and that of another folder on. */
async function exchange(site: Site, folder: string): Promise<void> {
  const link = join(site.root, 'wp-content', 'plugins', 'onda');
  await run(site, { code: `deactivate_plugins('onda/onda.php');` });
  rmSync(link);
  symlinkSync(folder, link);
  await run(site, { code: `activate_plugin('onda/onda.php');` });
}

/** The ids of the articles. The bare one is printed without the plugin, the core one without a preset. */
async function publish(site: Site): Promise<Record<Side, number>> {
  writeFileSync(
    join(site.root, 'wp-content', 'mu-plugins', '0-bench.php'),
    `<?php
$side = $_GET['bench'] ?? '';
$without = static fn($plugins) => array_values(array_diff((array) $plugins, ['onda/onda.php']));
$stopped = static fn($tag) => str_contains($tag['src'] ?? '', '/onda-') ? ['type' => 'text/plain'] + $tag : $tag;
if (isset($_GET['still'])) add_filter('wp_script_attributes', $stopped);
if ($side === 'bare') add_filter('option_active_plugins', $without);
if ($side !== 'all') add_filter('option_onda_settings', static fn($all) => ['theme' => []] + (array) $all);
// Chromium has no font for emoji here, for which WordPress would load a script that reads all text of a page.
remove_action('wp_head', 'print_emoji_detection_script', 7);
add_action('init', static fn() => remove_action('wp_head', 'print_emoji_detection_script', 7));
remove_action('template_redirect', 'redirect_canonical');
add_action('init', static fn() => remove_action('template_redirect', 'redirect_canonical'));
`,
  );
  writeFileSync(join(site.root, HLS), '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:0\n');
  const code = `
    update_option('onda_settings', ['favorites' => ['who' => 'everybody', 'buttonAfter' => ['post']],
      'votes' => ['underComments' => true], 'theme' => ['preset' => 'auto']] + get_option('onda_settings', []));
    kses_remove_filters();
    $ids = [];
    foreach (json_decode(base64_decode('${Buffer.from(JSON.stringify(articles(site))).toString('base64')}'), true) as $side => $text) {
      $ids[$side] = wp_insert_post(['post_title' => 'Todo', 'post_content' => $text, 'post_status' => 'publish',
        'post_type' => in_array($side, ['${POSTS.join("', '")}'], true) ? 'post' : 'page']);
    }
    echo json_encode($ids);`;
  return JSON.parse(await run(site, { code })) as Record<Side, number>;
}

/** Six kinds of a radio's front page, by column: the first screen has all of them. */
const COLUMNS = [
  ['radio-player'],
  ['now-playing', 'asp-search', 'newsletter-form'],
  ['on-air', 'most-viewed'],
];
export const KINDS: readonly string[] = COLUMNS.flat();

const articles = (site: Site): Record<Side, string> => ({
  bare: WORDS,
  core: WORDS + placed(({ feature }) => feature !== 'theme'),
  all: WORDS + placed(() => true),
  player: placed(({ tag }) => tag === 'radio-player'),
  hls: htmlBlock(`<radio-player radio-stream="${site.url}${HLS}" radio-name="Onda"></radio-player>`),
  kinds: sideBySide(
    COLUMNS.map((column) => column.map((kind) => placed(({ tag }) => tag === kind)).join('')),
  ),
});

/** The widgets that an author may place. */
function placed(isMeant: (spec: ElementSpec) => boolean): string {
  const specs = elements.filter((spec) => spec.block !== undefined && isMeant(spec));
  const tags = specs.map(({ tag, holdsContent }) => {
    const station = /player|now-playing/.test(tag) ? ' station="onda"' : '';
    return `<${tag}${station}>${holdsContent ? INSIDE : ''}</${tag}>`;
  });
  return tags.map(htmlBlock).join('');
}

const sideBySide = (columns: string[]) => {
  const boxes = columns.map((column) => `<div style="flex:1">${column}</div>`);
  return `<div class="alignwide" style="display:flex;gap:20px">${boxes.join('')}</div>`;
};

const htmlBlock = (tag: string) => `<!-- wp:html -->${tag}<!-- /wp:html -->`;
