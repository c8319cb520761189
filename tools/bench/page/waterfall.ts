import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMeasured, slowNetwork, startBrowser } from '../chromium';
import type { Bench } from '../report';
import { figure, kilobytes } from '../table';
import { openWholeSite } from './whole-site';

/** A request of a page; times in milliseconds since the navigation began. */
interface Bar {
  name: string;
  start: number;
  firstByte: number;
  end: number;
  bytes: number;
}

const PICTURE = join(import.meta.dirname, '..', '..', '..', 'docs', 'waterfall.svg');
const ROW = 20;
const NAMES = 330;
const WIDTH = 1_000;

/** The requests of the whole page on a slow network, as a table and as `docs/waterfall.svg`. */
export const waterfall: Bench = {
  name: 'waterfall',
  async run() {
    const site = await openWholeSite();
    const browser = await startBrowser();
    try {
      const { page, rest, close } = await openMeasured(browser);
      await slowNetwork(page);
      await page.goto(site.address('all'));
      await rest();
      const bars = await page.evaluate(readBars);
      const marks = await page.evaluate(readMarks);
      await close();
      writeFileSync(PICTURE, drawn(bars, marks));
      return {
        title: 'waterfall: an article with every widget, untouched (4 x, 150 ms and 1.6 Mbit/s)',
        head: ['', 'begins', 'first byte', 'ends', ''],
        rows: bars.map(({ name, start, firstByte, end, bytes }) => [
          name,
          ...[start, firstByte, end].map((ms) => figure(ms, 0)),
          kilobytes(bytes),
        ]),
        notes: Object.entries(marks).map(([name, ms]) => `${name}: ${figure(ms, 0)} ms`),
      };
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

function readBars(): Bar[] {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries.map(({ name, startTime, responseStart, responseEnd, transferSize }) => {
    const { pathname, searchParams } = new URL(name);
    const action = searchParams.get('action');
    const file = pathname.split('/').pop() || 'the page';
    return {
      name: action ? `${file} ${action}` : file,
      start: startTime,
      firstByte: responseStart,
      end: responseEnd,
      bytes: transferSize,
    };
  });
}

/** Milestones of a load, in milliseconds. */
async function readMarks(): Promise<Record<string, number>> {
  const lcp = await new Promise<number>((done) => {
    new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const [fcp] = performance.getEntriesByName('first-contentful-paint');
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    'first contentful paint': fcp?.startTime ?? 0,
    'largest contentful paint': lcp,
    DOMContentLoaded: page?.domContentLoadedEventStart ?? 0,
    load: page?.loadEventStart ?? 0,
  };
}

function drawn(bars: Bar[], marks: Record<string, number>): string {
  const last = Math.max(...bars.map(({ end }) => end), ...Object.values(marks));
  const x = (ms: number) => Math.round(NAMES + (ms / last) * (WIDTH - NAMES - 90));
  const height = (bars.length + Object.keys(marks).length + 2) * ROW;
  const rows = bars.map(({ name, start, firstByte, end, bytes }, row) => {
    const y = (row + 1) * ROW;
    return `<text x="8" y="${y + 14}">${escaped(name)}</text>
<rect x="${x(start)}" y="${y + 4}" width="${x(firstByte) - x(start)}" height="12" fill="#b9c7e8"/>
<rect x="${x(firstByte)}" y="${y + 4}" width="${Math.max(2, x(end) - x(firstByte))}" height="12" fill="#2b5fd0"/>
<text x="${x(end) + 6}" y="${y + 14}">${kilobytes(bytes)}</text>`;
  });
  const lines = Object.entries(marks).map(([name, ms], row) => {
    const y = (bars.length + row + 1) * ROW;
    return `<path d="M${x(ms)} ${ROW}V${y + 16}" stroke="#c2410c" stroke-dasharray="3 3"/>
<text x="${x(ms) - 6}" y="${y + 14}" text-anchor="end" fill="#9a3412">${name}, ${Math.round(ms)} ms</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui" font-size="11">
<title>The requests of an untouched page, and its paints</title>
<rect width="100%" height="100%" fill="#fff"/>
${[...rows, ...lines].join('\n')}
</svg>
`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
