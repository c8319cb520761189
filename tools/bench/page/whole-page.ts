import type { Browser } from 'playwright-core';
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

/** An article with every widget on nginx with gzip and php-fpm, in turns with the same one without the plugin. */
export const wholePage: Bench = {
  name: 'whole-page',
  async run(options) {
    const site = await openWholeSite();
    const browser = await startBrowser();
    try {
      const side = (name: Side) => () => visit(browser, site.address(name));
      return report(await interleaved(options, { bare: side('bare'), core: side('core'), all: side('all') }));
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

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
