import type { Browser } from 'playwright-core';
import { openMeasured, PHONE, startBrowser } from '../chromium';
import { median } from '../median';
import { type Bench, interleaved } from '../report';
import { figure } from '../table';
import { openWholeSite } from './whole-site';

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** Microseconds of the thread's own CPU. */
  tdur?: number;
}

/** Milliseconds of the main thread's own CPU, by the name of what it did. */
type Costs = Record<string, number>;

const CATEGORIES = ['devtools.timeline', 'v8', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];
/** Smaller costs are not printed. */
const LEAST_MS = 1;

/** The main thread's time by task, beside the page without the plugin and the same markup without its code. */
export const pageProfile: Bench = {
  name: 'page-profile',
  async run(options) {
    const site = await openWholeSite();
    const browser = await startBrowser();
    try {
      const at =
        (...side: Parameters<typeof site.address>) =>
        () =>
          trace(browser, site.address(...side));
      const sides = {
        bare: at('bare'),
        'core, still': at('core', true),
        core: at('core'),
        'all, still': at('all', true),
        all: at('all'),
      };
      const samples = await interleaved(options, sides);
      const names = [...new Set(Object.values(samples).flatMap((all) => all.flatMap(Object.keys)))];
      const rows = names
        .map((name) => ({
          name,
          costs: Object.values(samples).map((all) => median(all.map((costs) => costs[name] ?? 0))),
        }))
        .filter(({ costs }) => Math.max(...costs) >= LEAST_MS)
        .sort((a, b) => Math.max(...b.costs) - Math.max(...a.costs))
        .map(({ name, costs }) => [name, ...costs.map((ms) => figure(ms))]);
      return {
        title: `page-profile: CPU of the main thread by what it did, ms (${PHONE} x, traced, medians)`,
        head: ['', ...Object.keys(sides)],
        rows,
        notes: ['"still" is the same page of which the loader does not run.'],
      };
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

async function trace(browser: Browser, address: string): Promise<Costs> {
  const { page, rest, close } = await openMeasured(browser);
  try {
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(address);
    await rest();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    return ownCosts(traceEvents);
  } finally {
    await close();
  }
}

/** CPU of each event without that of the events inside it. */
function ownCosts(events: TraceEvent[]): Costs {
  const main = mainThreadOf(events);
  const whole = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main.tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const costs: Costs = {};
  const add = (name: string, ms: number) => {
    costs[name] = (costs[name] ?? 0) + ms;
  };
  let open: TraceEvent[] = [];
  for (const event of whole) {
    const cpu = (event.tdur ?? 0) / 1000;
    open = open.filter(({ ts, dur }) => ts + dur > event.ts);
    const parent = open.at(-1);
    if (parent) add(parent.name, -cpu);
    add(event.name, cpu);
    open.push(event);
  }
  return costs;
}

/** An event of the page's own thread; other threads have no layout. */
const mainThreadOf = (events: TraceEvent[]) => events.findLast(({ name }) => name === 'Layout');
