import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { elements } from '../../../packages/bundle/src/registry';
import { type Fpm, startFpm } from '../../rig/fpm';
import { DEFAULT_OPTIONS } from '../../rig/options';
import { holdPort } from '../../rig/port';
import { down, run, type Site, up } from '../../rig/site';
import { type Counts, openMeasured, startBrowser } from '../chromium';
import { medianOf } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, kilobytes } from '../table';

/** `bare` is the same article without the plugin, `core` with all widgets but the theme's behaviors. */
type Side = 'bare' | 'core' | 'all';

interface Visit extends Counts {
  files: number;
  bytes: number;
  /** Milliseconds to the largest paint. */
  lcp: number;
  /** Layout shift. */
  cls: number;
}

const SITE = 'bench-whole-page';
const INSIDE = '<h3>Uno</h3><p>Dos</p><h3>Tres</h3><p>Cuatro</p>';
const WORDS = '<p>Un programa de radio, su música y quienes la hacen, contado en cinco minutos.</p>'.repeat(
  6,
);

/** An article with every widget on nginx with gzip and php-fpm, in turns with the same one without the plugin. */
export const wholePage: Bench = {
  name: 'whole-page',
  async run(options) {
    const held = await holdPort();
    const address = `http://127.0.0.1:${held.port}`;
    await held.release();
    const site = await up({
      ...DEFAULT_OPTIONS,
      name: SITE,
      noBuild: true,
      constants: { WP_HOME: address, WP_SITEURL: address },
    });
    let fpm: Fpm | undefined;
    const browser = await startBrowser();
    try {
      const pages = await publish(site);
      fpm = await startFpm(site.root, held.port);
      const side = (name: Side) => () => visit(browser, `${address}/?p=${pages[name]}&bench=${name}`);
      return report(await interleaved(options, { bare: side('bare'), core: side('core'), all: side('all') }));
    } finally {
      await browser.close();
      fpm?.stop();
      await down(SITE);
    }
  },
};

/** The ids of the articles. The bare one is printed without the plugin, the core one without a preset. */
async function publish(site: Site): Promise<Record<Side, number>> {
  writeFileSync(
    join(site.root, 'wp-content', 'mu-plugins', '0-bench.php'),
    `<?php
$side = $_GET['bench'] ?? '';
$without = static fn($plugins) => array_values(array_diff((array) $plugins, ['onda/onda.php']));
if ($side === 'bare') add_filter('option_active_plugins', $without);
if ($side === 'core') add_filter('option_onda_settings', static fn($all) => ['theme' => []] + (array) $all);
remove_action('template_redirect', 'redirect_canonical');
add_action('init', static fn() => remove_action('template_redirect', 'redirect_canonical'));
`,
  );
  const articles = { bare: WORDS, core: article((feature) => feature !== 'theme'), all: article(() => true) };
  const code = `
    update_option('onda_settings', ['favorites' => ['who' => 'everybody', 'buttonAfter' => ['post']],
      'votes' => ['underComments' => true], 'theme' => ['preset' => 'auto']] + get_option('onda_settings', []));
    kses_remove_filters();
    $ids = [];
    foreach (json_decode(base64_decode('${Buffer.from(JSON.stringify(articles)).toString('base64')}'), true) as $side => $text) {
      $ids[$side] = wp_insert_post(['post_title' => 'Todo', 'post_content' => $text, 'post_status' => 'publish']);
    }
    echo json_encode($ids);`;
  return JSON.parse(await run(site, { code })) as Record<Side, number>;
}

/** Each widget that an author may place, between words. */
function article(isMeant: (feature: string) => boolean): string {
  const placed = elements.filter(({ block, feature }) => block !== undefined && isMeant(feature));
  const tags = placed.map(({ tag, holdsContent }) => {
    const station = tag === 'radio-player' ? ' station="onda"' : '';
    return `<${tag}${station}>${holdsContent ? INSIDE : ''}</${tag}>`;
  });
  return WORDS + tags.map((tag) => `<!-- wp:html -->${tag}<!-- /wp:html -->`).join('');
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, rest, counts, transfers, close } = await openMeasured(browser);
  try {
    await page.goto(address);
    await rest();
    const ours = transfers.filter(({ url }) => /\/plugins\/onda\/.*\.(js|css)$/.test(new URL(url).pathname));
    const { lcp, cls } = await page.evaluate(readPaints);
    const bytes = ours.reduce((sum, { bytes: each }) => sum + each, 0);
    return { ...(await counts()), files: ours.length, bytes, lcp, cls };
  } finally {
    await close();
  }
}

/** The largest paint and the sum of layout shifts so far. */
function readPaints(): Promise<{ lcp: number; cls: number }> {
  return new Promise((done) => {
    let lcp = 0;
    let cls = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) cls += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done({ lcp, cls }), 100);
  });
}

function report(samples: Record<Side, Visit[]>): Report {
  const of = (side: Side, read: (visit: Visit) => number) => medianOf(samples[side], read);
  const row = (name: string, side: Side) => [
    name,
    String(of(side, ({ files }) => files)),
    kilobytes(of(side, ({ bytes }) => bytes)),
    figure(of(side, ({ scriptMs }) => scriptMs)),
    figure(of(side, ({ taskMs }) => taskMs)),
    figure(
      of(side, ({ lcp }) => lcp),
      0,
    ),
    figure(
      of(side, ({ cls }) => cls),
      3,
    ),
  ];
  return {
    title: 'whole-page: an untouched article with every widget (4 x, nginx with gzip and php-fpm, medians)',
    head: ['', 'our files', 'bytes, heads included', 'script ms', 'task ms', 'LCP ms', 'CLS'],
    rows: [row('without the plugin', 'bare'), row('core', 'core'), row('all', 'all')],
    notes: ['Limits of the whole page: 20 kB in 8 files for all, 13 kB in 6 for core; LCP + 50 ms.'],
  };
}
