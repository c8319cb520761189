import type { Browser } from 'playwright-core';
import { type Counts, countPage, PHONE, startBrowser } from '../chromium';
import { medianOf } from '../median';
import { type Bench, type BenchOptions, interleaved, type Report } from '../report';
import { figure, times } from '../table';
import { BUILD_DIR, readManifest } from './built';
import { bundlePages } from './bundle-page';
import { type PageServer, servePages } from './page-server';
import { bareFavorite, printedFavorite } from './pages/favorite-markup';
import { emptyPage, playerPage, siteReply } from './player-page';

const SIZES = [1, 10, 100, 500];
/** Nobody plays here. */
const STREAM = 'http://127.0.0.1:9/live.mp3';
const SCRIPTS = {
  'favorite-shell': new URL('./pages/favorite-shell.ts', import.meta.url),
  'favorite-r2wc': new URL('./pages/favorite-r2wc.ts', import.meta.url),
};

const SIDES = ['button', 'r2wc', 'player'] as const;
type Side = (typeof SIDES)[number];

const NAMES: Record<Side, string> = {
  button: 'printed button, define()',
  r2wc: 'the same button, r2wc and a React root each',
  player: 'printed <radio-player>',
};

/** The cost of one element and of five hundred. */
export const elements: Bench = {
  name: 'elements',
  async run(options) {
    const scripts = await bundlePages(SCRIPTS);
    const server = await servePages(pages(), [BUILD_DIR, scripts.folder]);
    const browser = await startBrowser();
    try {
      return report(await measure(browser, server, options), options.runs);
    } finally {
      await browser.close();
      await server.close();
      scripts.remove();
    }
  },
};

function pages(): Record<string, string> {
  const manifest = readManifest();
  const script = (name: keyof typeof SCRIPTS) => `<script type="module" src="/${name}.js"></script>`;
  const many = (count: number, print: (id: number) => string) =>
    Array.from({ length: count }, (_, id) => print(id)).join('\n');
  const sized = (count: number): [string, string][] => [
    [path('button', count), emptyPage(many(count, printedFavorite) + script('favorite-shell'))],
    [path('r2wc', count), emptyPage(many(count, bareFavorite) + script('favorite-r2wc'))],
    [path('player', count), playerPage(manifest, STREAM, count)],
  ];
  return { '/empty': emptyPage(), ...siteReply(STREAM), ...Object.fromEntries(SIZES.flatMap(sized)) };
}

const path = (side: Side, count: number) => `/${side}-${count}`;

function measure(
  browser: Browser,
  server: PageServer,
  options: BenchOptions,
): Promise<Record<string, Counts[]>> {
  const paths = ['/empty', ...SIZES.flatMap((count) => SIDES.map((side) => path(side, count)))];
  return interleaved(
    options,
    Object.fromEntries(paths.map((name) => [name, () => countPage(browser, server.at(name))])),
  );
}

function report(samples: Record<string, Counts[]>, runs: number): Report {
  const over = (name: string, read: (counts: Counts) => number) =>
    medianOf(samples[name] ?? [], read) - medianOf(samples['/empty'] ?? [], read);
  const script = (side: Side, count: number) => over(path(side, count), ({ scriptMs }) => scriptMs);
  const row = (side: Side, count: number) => [
    NAMES[side],
    String(count),
    figure(script(side, count)),
    times(script('r2wc', count), script(side, count)),
    figure(
      over(path(side, count), ({ taskMs }) => taskMs),
      0,
    ),
    figure(
      over(path(side, count), ({ listeners }) => listeners),
      0,
    ),
    figure(over(path(side, count), ({ heapBytes }) => heapBytes) / 1000, 0),
  ];
  return {
    title: `elements: what N of them add to an empty page (medians of ${runs}, ${PHONE} x CPU throttle)`,
    head: ['', 'N', 'script ms', 'r2wc is', 'task ms', 'listeners', 'heap kB'],
    rows: SIDES.flatMap((side) => SIZES.map((count) => row(side, count))),
    notes: ['script and task: CPU time of the main thread; heap after a garbage collection'],
  };
}
