import type { Browser, Page } from 'playwright-core';
import { type Counts, openMeasured, startBrowser } from '../chromium';
import { medianOf } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, kilobytes } from '../table';
import { openWholeSite, type Side } from './whole-site';

interface Visit extends Counts {
  files: number;
  bytes: number;
  /** Milliseconds to the largest paint. */
  lcp: number;
  /** Layout shift. */
  cls: number;
}

/** Pixels. */
const SCREEN = 600;
/** Between two turns of the wheel. */
const READ_MS = 150;

/** An article with every widget on nginx with gzip and php-fpm, in turns with the same one without the plugin. */
export const wholePage: Bench = {
  name: 'whole-page',
  async run(options) {
    const site = await openWholeSite();
    const browser = await startBrowser();
    try {
      const at =
        (side: Side, isStill = false) =>
        () =>
          visit(browser, site.address(side, isStill));
      const scrolled = (side: Side) => () => visit(browser, site.address(side), scrollThrough);
      const sides = {
        'without the plugin': at('bare'),
        'core, without its code': at('core', true),
        core: at('core'),
        'core, scrolled': scrolled('core'),
        'all, without its code': at('all', true),
        all: at('all'),
        'all, scrolled': scrolled('all'),
      };
      return report(await interleaved(options, sides));
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

async function visit(browser: Browser, address: string, use?: (page: Page) => Promise<void>): Promise<Visit> {
  const { page, rest, counts, transfers, close } = await openMeasured(browser);
  try {
    await page.goto(address);
    await rest();
    await use?.(page);
    await rest();
    const ours = transfers.filter(({ url }) => /\/plugins\/onda\/.*\.(js|css)$/.test(new URL(url).pathname));
    const { lcp, cls } = await page.evaluate(readPaints);
    const bytes = ours.reduce((sum, { bytes: each }) => sum + each, 0);
    return { ...(await counts()), files: new Set(ours.map(({ url }) => url)).size, bytes, lcp, cls };
  } finally {
    await close();
  }
}

/** As a reader does, a screen at a time. */
async function scrollThrough(page: Page) {
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += SCREEN) {
    await page.mouse.wheel(0, SCREEN);
    await page.waitForTimeout(READ_MS);
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

function report(samples: Record<string, Visit[]>): Report {
  const rows = Object.entries(samples).map(([name, visits]) => {
    const median = (read: (visit: Visit) => number) => medianOf(visits, read);
    return [
      name,
      String(median(({ files }) => files)),
      kilobytes(median(({ bytes }) => bytes)),
      figure(median(({ scriptMs }) => scriptMs)),
      figure(median(({ taskMs }) => taskMs)),
      figure(
        median(({ lcp }) => lcp),
        0,
      ),
      figure(
        median(({ cls }) => cls),
        3,
      ),
    ];
  });
  return {
    title: 'whole-page: an article with every widget (4 x, nginx with gzip and php-fpm, medians)',
    head: ['', 'our files', 'bytes, heads included', 'script ms', 'task ms', 'LCP ms', 'CLS'],
    rows,
    notes: [
      'Limits, untouched: 20 kB in 8 files for all, 13 kB in 6 for core; LCP 50 ms over the page without the plugin;',
      'script 10 ms over that page, task 60 ms over the same markup without its code.',
    ],
  };
}
