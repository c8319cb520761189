import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type MeasuredPage, openMeasured, startBrowser, type Transfer } from '../chromium';
import type { Bench } from '../report';
import { kilobytes } from '../table';
import { BUILD_DIR } from './built';
import { pressEverything } from './press-everything';
import { bytesOf, isOurs, KINDS, openWholeSite, type Side, type WholeSite } from './whole-site';

/** A row of docs/build.md. */
export interface Budget {
  name: string;
  side: Side;
  /** Bytes of scripts and style sheets, heads included. */
  limit: number;
  /** At most so many. */
  files?: number;
  /** Before the page is there. */
  prepare?(page: Page): Promise<void>;
  /** Once it rests. */
  use?(measured: MeasuredPage, side: Side): Promise<void>;
  /** Counts the files with one of these sources alone. */
  holding?: RegExp;
}

const START_TIMEOUT_MS = 30_000;
const UNTHROTTLED = 1;
const FIRST_SCREEN = { width: 1280, height: 900 };

export const BUDGETS: readonly Budget[] = [
  { name: 'untouched player', side: 'player', limit: 13_100 },
  { name: 'untouched article with every element of core', side: 'core', limit: 18_000, files: 10 },
  { name: 'untouched article with every element', side: 'all', limit: 22_000, files: 12 },
  {
    name: 'six kinds on a first screen of 900 px',
    side: 'kinds',
    limit: 32_000,
    files: 16,
    prepare: (page) => page.setViewportSize(FIRST_SCREEN),
    use: seeKinds,
  },
  { name: 'page of a listener', side: 'player', limit: 50_000, use: listen },
  { name: 'every element of core, after every use', side: 'core', limit: 164_000, use: pressEverything },
  { name: 'every element, after every use', side: 'all', limit: 230_000, use: pressEverything },
  {
    name: 'React and the view of the player',
    side: 'player',
    limit: 66_000,
    use: openHistory,
    holding: /node_modules\/react-dom\/|player\/src\/view\/Player\.tsx/,
  },
  {
    name: 'page of a listener to HLS in a browser without it',
    side: 'hls',
    limit: 176_000,
    prepare: withoutHls,
    use: press,
  },
];

/** The transfers of a visit that the budget counts. */
export async function spent(browser: Browser, site: WholeSite, budget: Budget): Promise<Transfer[]> {
  const measured = await openMeasured(browser, UNTHROTTLED);
  try {
    // A title that runs by while it sounds would never rest.
    await measured.page.emulateMedia({ reducedMotion: 'reduce' });
    await budget.prepare?.(measured.page);
    await measured.page.goto(site.address(budget.side));
    await measured.rest();
    await budget.use?.(measured, budget.side);
    await measured.rest();
    return eachOnce(measured.transfers.filter(isOurs)).filter(
      ({ url }) => budget.holding?.test(sourcesOf(basename(url))) ?? true,
    );
  } finally {
    await measured.close();
  }
}

/** The browser asks anew for a file that is seconds old, which no visitor's is. */
const eachOnce = (transfers: readonly Transfer[]) =>
  transfers.filter(({ url }, index) => index === transfers.findIndex((one) => one.url === url));

function sourcesOf(file: string): string {
  const map = join(BUILD_DIR, `${file}.map`);
  return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')).sources as string[]).join() : '';
}

/** The bytes of each page; `pnpm test budgets` holds them to the limits. */
export const budgets: Bench = {
  name: 'budgets',
  async run() {
    const site = await openWholeSite();
    const browser = await startBrowser();
    try {
      const rows: string[][] = [];
      for (const budget of BUDGETS) {
        const { name, limit, files } = budget;
        const transfers = await spent(browser, site, budget);
        const bytes = bytesOf(transfers);
        const isWithin = bytes <= limit && transfers.length <= (files ?? transfers.length);
        const allowed = files === undefined ? '' : ` in ${files}`;
        rows.push([
          name,
          kilobytes(bytes),
          String(transfers.length),
          `${kilobytes(limit)}${allowed}`,
          isWithin ? 'ok' : 'MISSED',
        ]);
      }
      return {
        title: 'budgets: scripts and style sheets of a page (nginx with gzip, heads included)',
        head: ['', 'transferred', 'files', 'limit', ''],
        rows,
        notes: [`The six kinds: ${KINDS.join(', ')}.`],
      };
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

const part = (page: Page, name: string) => page.locator(`radio-player [part~="${name}"]`);

/** Throws where one is below the screen. */
async function seeKinds({ page }: MeasuredPage): Promise<void> {
  for (const kind of KINDS) {
    const box = await page.locator(kind).first().boundingBox();
    if (!box || box.y >= FIRST_SCREEN.height) throw new Error(`${kind} is not on the first screen`);
  }
}

async function press({ page }: MeasuredPage): Promise<void> {
  await part(page, 'play').click();
}

async function listen(measured: MeasuredPage): Promise<void> {
  await press(measured);
  await part(measured.page, 'history').waitFor({ timeout: START_TIMEOUT_MS });
  await part(measured.page, 'mute').click();
}

async function openHistory(measured: MeasuredPage): Promise<void> {
  await listen(measured);
  await part(measured.page, 'history').click();
  await part(measured.page, 'panel-heading').waitFor({ timeout: START_TIMEOUT_MS });
}

async function withoutHls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function (mime) {
      return mime.includes('mpegurl') ? '' : canPlayType.call(this, mime);
    };
  });
}
