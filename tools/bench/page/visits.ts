import type { Browser, Locator, Page } from 'playwright-core';
import { openMeasured, PHONE, slowNetwork, startBrowser } from '../chromium';
import { medianOf } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, kilobytes } from '../table';
import { bytesOf, isOurs, openWholeSite, type Side, type WholeSite } from './whole-site';

/** A reader's page, and what is done there. The sum of all visits says into which files the code is best cut. */
interface Visit {
  name: string;
  side: Side;
  acts: readonly Act[];
}

interface Act {
  /** The last thing is a press or a key, from which the answer counts. */
  press(page: Page): Promise<unknown>;
  /** Shows once the answer is painted. */
  answer(page: Page): Locator;
}

/** How the files travel. */
const WAYS = ['http1', 'http2'] as const;
type Way = (typeof WAYS)[number];

interface Cost {
  bytes: number;
  files: number;
  scriptMs: number;
  /** From the press of each act to its answer, all acts together. */
  answerMs: number;
}

const PLAY: Act = {
  press: (page) => page.locator('radio-player [part~="play"]').first().click(),
  answer: (page) => page.locator('radio-player [part~="player"][data-state="playing"]').first(),
};
const SEARCH: Act = {
  press: (page) => page.locator('asp-search [part="field"]').first().fill('radio'),
  answer: (page) => page.locator('asp-search .item h3').first(),
};
const HEART: Act = {
  press: (page) => page.locator('fav-button button').first().click(),
  answer: (page) => page.locator('fav-button button[aria-pressed="true"]').first(),
};
const SIGN_UP: Act = {
  async press(page) {
    const form = page.locator('newsletter-form form').first();
    await form.locator('[type="email"]').fill(`${Date.now()}@ejemplo.es`);
    // The server wants to see that a person took their time.
    await page.waitForTimeout(5_000);
    await form.locator('[type="submit"]').click();
  },
  answer: (page) => page.locator('newsletter-form .mailpoet_validate_success:visible').first(),
};

/** Ten visits of real shape; a stranger adds a row. */
const VISITS: readonly Visit[] = [
  { name: 'reads an article and leaves', side: 'core', acts: [] },
  { name: '… one with every element', side: 'all', acts: [] },
  { name: 'looks at the front page of a radio', side: 'kinds', acts: [] },
  { name: 'listens', side: 'player', acts: [PLAY] },
  { name: 'reads and listens', side: 'core', acts: [PLAY] },
  { name: 'searches', side: 'core', acts: [SEARCH] },
  { name: '… on a page with every element', side: 'all', acts: [SEARCH] },
  { name: 'keeps an article', side: 'core', acts: [HEART] },
  { name: 'signs up', side: 'core', acts: [SIGN_UP] },
  { name: 'keeps an article, listens and searches', side: 'core', acts: [HEART, PLAY, SEARCH] },
];

/** Ten visits on slow 4G and a throttled processor, behind nginx and php-fpm, nothing cached, in both ways. */
export const visits: Bench = {
  name: 'visits',
  async run(options) {
    const site = await openWholeSite();
    const secure = await openWholeSite({ name: 'bench-secure-page', isSecure: true });
    const browser = await startBrowser(secure.keyHash);
    try {
      const sides = VISITS.map((visit) => {
        const both = async () => ({
          http1: await costOf(browser, site, visit),
          http2: await costOf(browser, secure, visit),
        });
        return [visit.name, both] as const;
      });
      return report(await interleaved(options, Object.fromEntries(sides)), options.runs);
    } finally {
      await browser.close();
      await site.close();
      await secure.close();
    }
  },
};

async function costOf(browser: Browser, site: WholeSite, { side, acts }: Visit): Promise<Cost> {
  const measured = await openMeasured(browser);
  const { page, rest, transfers } = measured;
  try {
    await slowNetwork(page);
    await page.goto(site.address(side));
    await rest();
    let answerMs = 0;
    for (const { press, answer } of acts) {
      await press(page);
      const pressedAt = performance.now();
      await answer(page).waitFor({ state: 'attached' });
      answerMs += performance.now() - pressedAt;
      await rest();
    }
    const ours = transfers.filter(isOurs);
    const files = new Set(ours.map(({ url }) => url)).size;
    return { bytes: bytesOf(ours), files, scriptMs: (await measured.counts()).scriptMs, answerMs };
  } finally {
    await measured.close();
  }
}

function report(samples: Record<string, Record<Way, Cost>[]>, runs: number): Report {
  const visits = Object.entries(samples);
  const median = (costs: Record<Way, Cost>[], way: Way, read: keyof Cost) =>
    medianOf(costs, (cost) => cost[way][read]);
  const sum = (way: Way, read: keyof Cost) =>
    visits.reduce((total, [, costs]) => total + median(costs, way, read), 0);
  const rowOf = (name: string, of: (way: Way, read: keyof Cost) => number) => [
    name,
    String(of('http1', 'files')),
    ...WAYS.flatMap((way) => [
      kilobytes(of(way, 'bytes')),
      figure(of(way, 'scriptMs')),
      of(way, 'answerMs') > 0 ? figure(of(way, 'answerMs'), 0) : '',
    ]),
  ];
  const columns = ['bytes with heads', 'script', 'answers'];
  return {
    title: `visits: what a visit costs (medians of ${runs}, slow 4G, ${PHONE} x, nginx and php-fpm)`,
    head: ['a reader …', 'our files', ...columns, ...columns.map((column) => `${column}, HTTP/2`)],
    rows: [
      ...visits.map(([name, costs]) => rowOf(name, (way, read) => median(costs, way, read))),
      rowOf('all ten', sum),
    ],
    notes: [
      'Times in ms; "answers" is the time from each press to what it shows, summed up.',
      'HTTP/1.1 with gzip, HTTP/2 with Brotli: what old and new servers do.',
    ],
  };
}
