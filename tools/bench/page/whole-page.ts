import type { Browser, Page } from 'playwright-core';
import { type Counts, openMeasured, PHONE, startBrowser } from '../chromium';
import { median, medianOf } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, kilobytes } from '../table';
import { bytesOf, isOurs, openWholeSite, type Side, type WholeSite } from './whole-site';

/** TypeScript does not know it. */
type LayoutShift = PerformanceEntry & { value: number };

interface Paints {
  /** Milliseconds to the largest paint. */
  lcp: number;
  /** Layout shift. */
  cls: number;
  /** Milliseconds of tasks above 50 ms each, and how many there were. */
  tbt: number;
  longTasks: number;
}

interface Visit extends Counts, Paints {
  files: number;
  bytes: number;
}

/** Pixels. */
const SCREEN = 600;
/** Between two turns of the wheel. */
const READ_MS = 150;
const LONG_TASK_MS = 50;
/** Requests to the server that one figure of its CPU stands on: the kernel counts in ticks of 10 ms. */
const PAGES_A_RUN = 20;

/** The built folder of a former plugin, to be measured in turns with this one. */
const FORMER = process.env.ONDA_BENCH_FORMER ?? '';

/** An article with every widget on nginx with gzip and php-fpm, in turns with the same one without the plugin. */
export const wholePage: Bench = {
  name: 'whole-page',
  async run(options) {
    const site = await openWholeSite();
    let former: WholeSite | undefined;
    const browser = await startBrowser();
    try {
      if (FORMER) former = await openWholeSite({ former: FORMER });
      const at =
        (side: Side, isStill = false, throttle = PHONE, of: WholeSite = site) =>
        () =>
          visit(browser, of.address(side, isStill), { throttle });
      const scrolled = (side: Side) => () => visit(browser, site.address(side), { use: scrollThrough });
      const sides: Record<string, () => Promise<Visit>> = {
        'without the plugin': at('bare'),
        'core, without its code': at('core', true),
        core: at('core'),
        'core, scrolled': scrolled('core'),
        'all, without its code': at('all', true),
        all: at('all'),
        'all, scrolled': scrolled('all'),
        'without the plugin, no throttle': at('bare', false, 1),
        'core, no throttle': at('core', false, 1),
        'all, no throttle': at('all', false, 1),
      };
      const server: Record<string, () => Promise<number>> = {
        'without the plugin': serverOf(site, 'bare'),
        core: serverOf(site, 'core'),
        all: serverOf(site, 'all'),
      };
      for (const side of ['core', 'all'] as const) {
        if (!former) break;
        sides[`${side}, former`] = at(side, false, PHONE, former);
        server[`${side}, former`] = serverOf(former, side);
      }
      const visits = await interleaved(options, sides);
      const served = await interleaved(options, server);
      return report(visits, served);
    } finally {
      await browser.close();
      await former?.close();
      await site.close();
    }
  },
};

/** Milliseconds of CPU of PHP and of the database for a page. */
const serverOf = (site: WholeSite, side: Side) => async () => {
  const before = site.serverCpu();
  for (let page = 0; page < PAGES_A_RUN; page++) await (await fetch(site.address(side))).text();
  return (site.serverCpu() - before) / PAGES_A_RUN;
};

interface VisitOptions {
  throttle?: number;
  use?: (page: Page) => Promise<void>;
}

async function visit(browser: Browser, address: string, { throttle, use }: VisitOptions): Promise<Visit> {
  const { page, rest, counts, transfers, close } = await openMeasured(browser, throttle);
  try {
    await page.goto(address);
    await rest();
    await use?.(page);
    await rest();
    const ours = transfers.filter(isOurs);
    const paints = await page.evaluate(readPaints, LONG_TASK_MS);
    const files = new Set(ours.map(({ url }) => url)).size;
    return { ...(await counts()), ...paints, files, bytes: bytesOf(ours) };
  } finally {
    await close();
  }
}

/** Scrolling is that of a reader, a screen at a time. */
async function scrollThrough(page: Page) {
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += SCREEN) {
    await page.mouse.wheel(0, SCREEN);
    await page.waitForTimeout(READ_MS);
  }
}

/** Paints, layout shifts and long tasks so far. */
function readPaints(longTask: number): Promise<Paints> {
  return new Promise((done) => {
    const paints = { lcp: 0, cls: 0, tbt: 0, longTasks: 0 };
    const observer = new PerformanceObserver((list) => {
      const of = list.getEntriesByType.bind(list);
      for (const { startTime } of of('largest-contentful-paint')) paints.lcp = startTime;
      for (const shift of of('layout-shift') as LayoutShift[]) paints.cls += shift.value;
      for (const { duration } of of('longtask')) paints.tbt += duration - longTask;
      paints.longTasks += of('longtask').length;
    });
    for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
      observer.observe({ type, buffered: true });
    setTimeout(() => done(paints), 100);
  });
}

type Columns = readonly (readonly [read: (visit: Visit) => number, digits?: number])[];
const COLUMNS: Columns = [
  [({ scriptMs }) => scriptMs],
  [({ taskMs }) => taskMs],
  [({ layoutMs }) => layoutMs],
  [({ lcp }) => lcp, 0],
  [({ tbt }) => tbt, 0],
  [({ longTasks }) => longTasks, 0],
  [({ cls }) => cls, 3],
];

function report(samples: Record<string, Visit[]>, served: Record<string, number[]>): Report {
  const rows = Object.entries(samples).map(([name, visits]) => [
    name,
    String(medianOf(visits, ({ files }) => files)),
    kilobytes(medianOf(visits, ({ bytes }) => bytes)),
    ...COLUMNS.map(([read, digits]) => figure(medianOf(visits, read), digits)),
    name in served ? figure(median(served[name] ?? [])) : '',
  ]);
  return {
    title: `whole-page: an article with every widget (${PHONE} x, nginx with gzip and php-fpm, medians)`,
    head: [
      '',
      'our files',
      'bytes with heads',
      'script',
      'task',
      'layout',
      'LCP',
      'TBT',
      'long',
      'CLS',
      'server',
    ],
    rows,
    notes: [
      'Times in ms; "layout" is style and layout, "long" the tasks above 50 ms, "server" CPU of PHP and its database.',
      'Limits over the page without the plugin: LCP 50 ms, server 10 ms, script 10 ms; task 60 ms over the same markup',
      'without its code. Bytes and files: budgets.',
    ],
  };
}
