import type { Browser, Page } from 'playwright-core';
import { type MeasuredPage, openMeasured, PHONE, slowNetwork, startBrowser } from '../chromium';
import { median } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, verdict } from '../table';
import { BUILD_DIR, readManifest } from './built';
import { type PageServer, servePages } from './page-server';
import { emptyPage, playerPage, siteReply } from './player-page';
import { AJAX_PATH, boxPage, resultsOf } from './search-paint';

/** A finger or a mouse is down for so long. */
const PRESS_MS = 80;

/** The server's reply to a vote. */
const VOTE_PATH = '/vote.json';
const VOTED = { comment_id: 7, vote_count_up: 1, vote_count_down: 0, user_vote: 'up' };

const UNTHROTTLED = 1;

/** The design of the React views, on a processor that is throttled four times; a vote without. */
const LIMITS: Record<string, number> = {
  'search, from the first focus to the results of what is typed at once': 330,
  '… on slow 4G': 1050,
  'worst task while the view of a player comes': 130,
  'vote, from the end of a press to the count, not throttled': 25,
};

/** The cost of the first touch of an element, if React loads with it. */
export const firstTouch: Bench = {
  name: 'first-touch',
  async run(options) {
    const pages = {
      '/box': boxPage(),
      [AJAX_PATH]: resultsOf('radio'),
      '/lightbox': lightboxPage(),
      '/vote': votePage(),
      [VOTE_PATH]: JSON.stringify({ success: true, data: VOTED }),
      '/player': playerPage(readManifest(), '/none'),
    };
    const server = await servePages({ ...pages, ...siteReply('/none') }, [BUILD_DIR]);
    const browser = await startBrowser();
    const searched = (isSlow = false) => visit(browser, isSlow, (measured) => search(measured, server));
    const voted = (throttle = PHONE) => visit(browser, false, (measured) => vote(measured, server), throttle);
    const opened = (isSlow = false) => visit(browser, isSlow, (measured) => openPicture(measured, server));
    try {
      const samples = await interleaved(options, {
        'search, from the first focus to the results of what is typed at once': () => searched(),
        '… on slow 4G': () => searched(true),
        'lightbox, from the press to the open dialog': () => opened(),
        '… also on slow 4G': () => opened(true),
        'worst task while the view of a player comes': () =>
          visit(browser, false, (measured) => bringView(measured, server)),
        'vote, from the end of a press to the count, not throttled': () => voted(UNTHROTTLED),
        '… throttled': () => voted(),
      });
      return report(samples, options.runs);
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

async function visit(
  browser: Browser,
  isSlow: boolean,
  measure: (measured: MeasuredPage) => Promise<number>,
  throttle = PHONE,
): Promise<number> {
  const measured = await openMeasured(browser, throttle);
  try {
    if (isSlow) await slowNetwork(measured.page);
    return await measure(measured);
  } finally {
    await measured.close();
  }
}

async function search({ page, rest }: MeasuredPage, server: PageServer): Promise<number> {
  await page.goto(server.at('/box'));
  await rest();
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('asp-search [part="field"]');
    field?.addEventListener('focus', () => {
      field.value = 'radio';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
  await page.evaluate(watchFor, 'asp-search .item h3');
  await page.locator('asp-search [part="field"]').click();
  return seen(page);
}

async function openPicture({ page, rest }: MeasuredPage, server: PageServer): Promise<number> {
  await page.goto(server.at('/lightbox'));
  await rest();
  await page.evaluate(watchFor, 'dialog.onda-lightbox[open]');
  await page.locator('image-lightbox a').click();
  return seen(page);
}

async function vote({ page, rest }: MeasuredPage, server: PageServer): Promise<number> {
  await page.goto(server.at('/vote'));
  await page.locator('comment-vote [part~="up"]').waitFor();
  await rest();
  await page.evaluate(watchFor, 'comment-vote [part~="up"][aria-pressed="true"]');
  await page.locator('comment-vote [part~="up"]').click({ delay: PRESS_MS });
  return (await seen(page)) - PRESS_MS;
}

async function bringView({ page, rest }: MeasuredPage, server: PageServer): Promise<number> {
  await page.goto(server.at('/player'));
  await rest();
  await page.evaluate(() => {
    const tasks: number[] = [0];
    Reflect.set(window, 'tasks', tasks);
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    document.querySelector('radio-player')?.setAttribute('radio-name', 'Radio Faro');
  });
  await page.locator('radio-player radio-player-view[data-view]').waitFor({ state: 'attached' });
  await rest();
  return page.evaluate(() => Math.max(...(Reflect.get(window, 'tasks') as number[])));
}

/** Notes when the frame that shows the selector's first element has been painted, from the press on; in the page. */
function watchFor(selector: string) {
  const painted = new Promise<number>((resolve) => {
    let pressedAt = 0;
    window.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        pressedAt = timeStamp;
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      if (pressedAt === 0 || !document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // The task after the frame: it is painted.
        port1.onmessage = () => resolve(performance.now() - pressedAt);
        port2.postMessage(0);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  Reflect.set(window, 'seen', painted);
}

const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Promise<number>);

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const lightboxPage = () =>
  pageWith(
    `<image-lightbox><a data-lightbox href="/1.png"><img src="${PICTURE}" width="300" height="200" alt=""></a></image-lightbox>`,
    AJAX_PATH,
  );

const votePage = () => pageWith('<comment-vote comment-id="7"></comment-vote>', VOTE_PATH);

function pageWith(element: string, ajax: string): string {
  const { chunks, styles, loader } = readManifest();
  const config = JSON.stringify({ base: '/build/', ajax, lang: 'es', debug: false, chunks, styles });
  return emptyPage(
    `${element}
<script type="application/json" id="onda-config">${config}</script>
<script type="module" src="/build/${loader}"></script>`,
    `<link rel="stylesheet" href="/build/${styles.page}">`,
  );
}

function report(samples: Record<string, number[]>, runs: number): Report {
  const row = ([name, ms]: [string, number[]]) => {
    const [middle, limit] = [median(ms), LIMITS[name]];
    return [name, figure(middle, 0), ...(limit ? [figure(limit, 0), verdict(middle, limit)] : ['', ''])];
  };
  return {
    title: `first-touch: what comes with the first touch (medians of ${runs}, ${PHONE} x CPU throttle, nothing cached)`,
    head: ['', 'ms', 'at most', ''],
    rows: Object.entries(samples).map(row),
    notes: [],
  };
}
