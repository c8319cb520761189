import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumPath } from '../setup/chromium';

/** Chromium's counters for a page since it was opened. Script and task are CPU time of its main thread. */
export interface Counts {
  scriptMs: number;
  taskMs: number;
  /** Computing styles and layout; a part of `taskMs`. */
  layoutMs: number;
  listeners: number;
  heapBytes: number;
}

export interface Transfer {
  url: string;
  /** Bytes on the wire, heads included. */
  bytes: number;
}

/**
 * Sound wants a gesture, as for most visitors. Signals are ours, or what else was started would be left behind.
 * @param keyHash Of the certificate to trust: files of a server without trust are never kept.
 */
export function startBrowser(keyHash = ''): Promise<Browser> {
  const trust = keyHash ? [`--ignore-certificate-errors-spki-list=${keyHash}`] : [];
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, '--autoplay-policy=user-gesture-required', ...trust],
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}

/** A page in a context of its own (nothing cached), on a phone's slower processor. */
export interface MeasuredPage {
  page: Page;
  /** Waits until the main thread has nothing to do any more. */
  rest(): Promise<void>;
  /** After a garbage collection, which is a task of the page too. */
  counts(): Promise<Counts>;
  /** The counts without a garbage collection. */
  read(): Promise<Counts>;
  transfers: readonly Transfer[];
  close(): Promise<void>;
}

/** A mid-range phone, seen from this machine. */
export const PHONE = 4;
/** Milliseconds, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const LOOK_MS = 100;
const REST_LOOKS = 6;
const REST_LIMIT_MS = 30_000;
/** A thread at rest still does its housekeeping. */
const BUSY_MS = 4;

export async function openMeasured(browser: Browser, throttle = PHONE): Promise<MeasuredPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return {
    page,
    rest: () => rest(cdp),
    async counts() {
      await cdp.send('HeapProfiler.collectGarbage');
      return readCounts(cdp);
    },
    read: () => readCounts(cdp),
    transfers: await watchTransfers(cdp),
    close: () => context.close(),
  };
}

/** Slow 4G for all that the page loads from now on. */
export async function slowNetwork(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Opens an address, lets it come to rest, and counts. */
export async function countPage(browser: Browser, url: string, throttle = PHONE): Promise<Counts> {
  const measured = await openMeasured(browser, throttle);
  try {
    await measured.page.goto(url);
    await measured.rest();
    return await measured.counts();
  } finally {
    await measured.close();
  }
}

async function watchTransfers(cdp: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const urls = new Map<string, string>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    transfers.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  return transfers;
}

async function rest(cdp: CDPSession): Promise<void> {
  const deadline = Date.now() + REST_LIMIT_MS;
  let former = (await readCounts(cdp)).taskMs;
  for (let quiet = 0; quiet < REST_LOOKS && Date.now() < deadline; ) {
    await wait(LOOK_MS);
    const { taskMs } = await readCounts(cdp);
    quiet = taskMs - former < BUSY_MS ? quiet + 1 : 0;
    former = taskMs;
  }
}

async function readCounts(cdp: CDPSession): Promise<Counts> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    scriptMs: read('ScriptDuration') * 1000,
    taskMs: read('TaskDuration') * 1000,
    layoutMs: (read('LayoutDuration') + read('RecalcStyleDuration')) * 1000,
    listeners: read('JSEventListeners'),
    heapBytes: read('JSHeapUsedSize'),
  };
}
