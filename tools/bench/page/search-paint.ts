import type { Browser, Page, Route } from 'playwright-core';
import { resultHtml } from '../../../packages/live-search/src/testing/replies';
import { marked } from '../../../packages/live-search/src/testing/search-page';
import { openMeasured, PHONE, startBrowser } from '../chromium';
import { median, percentile } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, verdict } from '../table';
import { BUILD_DIR, readManifest } from './built';
import { type PageServer, servePages } from './page-server';
import { emptyPage } from './player-page';

export const AJAX_PATH = '/admin-ajax.html';
const RESULTS = 10;
/** More than are shown: no answer is derived from another. */
const TOTAL = 90;
/** Keys of each visit, besides the two that bring the answers. */
const KEYS = 20;
/** Issue 6: from the key to the list of an answer that is kept. */
const LIMIT_MS = 50;
const PHRASE = 'radio';

/** From a key to the painted list, where the answer is known already. */
export const searchPaint: Bench = {
  name: 'search-paint',
  async run(options) {
    const server = await servePages({ '/box': boxPage() }, [BUILD_DIR]);
    const browser = await startBrowser();
    try {
      const samples = await interleaved(options, {
        desktop: () => visit(browser, server, 1),
        phone: () => visit(browser, server, PHONE),
      });
      return report(samples);
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

/** A page with an untouched search box. */
export function boxPage(): string {
  const { chunks, styles, loader } = readManifest();
  const config = { base: '/build/', ajax: AJAX_PATH, lang: 'es', debug: false, chunks, styles };
  return emptyPage(
    `<asp-search autocomplete="false" statistics="false"></asp-search>
<script type="application/json" id="onda-config">${JSON.stringify(config)}</script>
<script type="module" src="/build/${loader}"></script>`,
    `<link rel="stylesheet" href="/build/${styles.page}"><link rel="stylesheet" href="/build/${styles['asp-search']}">`,
  );
}

function answer(route: Route): Promise<void> {
  const phrase = new URLSearchParams(route.request().postData() ?? '').get('aspp') ?? '';
  return route.fulfill({ contentType: 'text/html; charset=utf-8', body: resultsOf(phrase) });
}

/** The reply with ten results, each of which names the phrase. */
export function resultsOf(phrase: string): string {
  const titles = Array.from({ length: RESULTS }, (_, at) => `${phrase} ${at}`);
  const results = titles.map((title, at) => ({ id: at, content_type: 'pagepost', title, link: `/${at}` }));
  const html = titles.map((title, at) => resultHtml(title, `/${at}`)).join('');
  const data = { results_count: RESULTS, full_results_count: TOTAL, results };
  return marked(html, data);
}

/** Milliseconds of each key. */
async function visit(browser: Browser, server: PageServer, throttle: number): Promise<number[]> {
  const { page, rest, close } = await openMeasured(browser, throttle);
  try {
    await page.route(`**${AJAX_PATH}`, answer);
    await page.goto(server.at('/box'));
    await page.locator('asp-search [part="field"]').click();
    await page.keyboard.type(PHRASE);
    await shown(page, PHRASE);
    await page.keyboard.type('s');
    await shown(page, `${PHRASE}s`);
    await rest();
    await page.evaluate(watchPaints);
    for (let key = 1; key <= KEYS; key++) {
      await page.keyboard.press(key % 2 === 1 ? 'Backspace' : 's');
      await page.waitForFunction((keys) => Reflect.get(window, 'paints').length === keys, key);
    }
    return await page.evaluate(() => Reflect.get(window, 'paints') as number[]);
  } finally {
    await close();
  }
}

const shown = (page: Page, phrase: string) =>
  page
    .locator('asp-search .item h3')
    .first()
    .filter({ hasText: new RegExp(`^${phrase} `) })
    .waitFor();

/** Notes for each key when the frame with the list of its phrase has been painted; in the page. */
function watchPaints() {
  const paints: number[] = [];
  Reflect.set(window, 'paints', paints);
  let pressedAt = 0;
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true },
  );
  window.addEventListener('input', ({ target }) => {
    const { value } = target as HTMLInputElement;
    const from = pressedAt;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // The task after the frame: it is painted.
      port1.onmessage = () => {
        const title = document.querySelector('asp-search .item h3')?.textContent ?? '';
        if (title.startsWith(`${value} `)) paints.push(performance.now() - from);
      };
      port2.postMessage(0);
    });
  });
}

function report({ desktop, phone }: Record<'desktop' | 'phone', number[][]>): Report {
  const row = (name: string, visits: number[][]) => {
    const ms = visits.flat();
    const middle = median(ms);
    return [name, figure(middle), figure(percentile(ms, 95)), figure(LIMIT_MS, 0), verdict(middle, LIMIT_MS)];
  };
  return {
    title: `search-paint: from a key to the painted list of ${RESULTS} results that are kept`,
    head: ['', 'median ms', 'p95 ms', 'at most', ''],
    rows: [row('no throttle', desktop), row(`${PHONE} x`, phone)],
    notes: [],
  };
}
