import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { renderTemplate } from '../../../packages/core/src/element/render-template';
import { printedMessages } from '../../../packages/favorites/src/messages';
import { REPO } from '../../rig/places';
import { type Counts, type MeasuredPage, openMeasured, PHONE, startBrowser } from '../chromium';
import { medianOf } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, verdict } from '../table';
import { BUILD_DIR, readManifest } from './built';
import { type PageServer, servePages } from './page-server';
import { emptyPage } from './player-page';

const SIZES = [1, 100, 500];
const MOST = 500;
/** Issue 4: over the empty page, on a phone's processor. */
const PAINT_LIMIT_MS = 10;
const SLOPE_LIMIT_MS = 0.02;
const CLICK_LIMIT_MS = 6;
/** Issue 19: over the same markup and style without code. */
const PAINT_TASK_LIMIT_MS = 120;
const CLICK_TASK_LIMIT_MS = 100;
const LISTENER_LIMIT = 20;

const AJAX_PATH = '/admin-ajax.json';
const MARKUP = readFileSync(`${REPO}/packages/favorites/src/fav-button.html`, 'utf8').trim();

interface Visit extends Counts {
  /** Script of one click, to the end of what it saved. */
  clickMs: number;
  /** Script of the click, and the browser's own work on style, layout and paint. */
  clickTaskMs: number;
}

/**
 * The cost of printed favorite buttons for a visitor who has all these favorites, and of a click.
 */
export const favorites: Bench = {
  name: 'favorites',
  async run(options) {
    const server = await servePages(pages(), [BUILD_DIR]);
    const browser = await startBrowser();
    try {
      const sides = ['/empty', PRINTED, WRITTEN, ...SIZES.map(path)];
      const visits = Object.fromEntries(sides.map((side) => [side, () => visit(browser, server, side)]));
      return report(await interleaved(options, visits), options.runs);
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

const PRINTED = `/printed-${MOST}`;
/** Buttons into which the fewest lines write the same state: what the browser asks for it. */
const WRITTEN = `/written-${MOST}`;
const WRITES = `<script>requestIdleCallback(() => {
  for (const button of document.querySelectorAll('fav-button button')) {
    button.setAttribute('aria-pressed', 'true');
    button.lastElementChild.firstChild.data = '4';
  }
});</script>`;
const path = (count: number) => `/favorites-${count}`;

function pages(): Record<string, string> {
  const posts = Array.from({ length: MOST }, (_, index) => index + 1);
  const manifest = readManifest();
  const config = {
    base: '/build/',
    ajax: AJAX_PATH,
    lang: 'es',
    debug: false,
    chunks: manifest.chunks,
    common: manifest.base,
    load: manifest.load,
    ...manifest.members,
    styles: manifest.styles,
    settings: { favorites: { backend: 'onda', who: 'everybody', siteId: 1, perPage: 20 } },
  };
  const code = `<script type="application/json" id="onda-config">${JSON.stringify(config)}</script>
<script type="module" src="/build/${manifest.loader}"></script>`;
  const page = (count: number, code: string) =>
    emptyPage(
      `${posts.slice(0, count).map(printedButton).join('\n')}${code}`,
      `<link rel="stylesheet" href="/build/${manifest.styles.page}">`,
    );
  return {
    '/empty': emptyPage(),
    [PRINTED]: page(MOST, ''),
    [WRITTEN]: page(MOST, WRITES),
    [AJAX_PATH]: JSON.stringify(reply(posts)),
    ...Object.fromEntries(SIZES.map((count) => [path(count), page(count, code)])),
  };
}

function printedButton(postId: number): string {
  const values = { favoriteCount: 3 };
  const inner = renderTemplate(MARKUP, { values, styleOf: () => '', t: () => printedMessages.es.favorite });
  return `<fav-button post-id="${postId}" favorite-count="3">${inner}</fav-button>`;
}

/**
 * Every post is a favorite and every count another than what was printed: nothing is spared. The body answers the
 * read, the session and the click, which takes the first post out.
 */
function reply(ids: number[]) {
  const session = { success: true, data: { nonces: { favorites: 'nonce' }, userId: 0 } };
  const posts = ids.map((id) => [id, { post_id: id, post_type: 'post', title: `Canción ${id}`, total: 4 }]);
  const favorites = [{ site_id: 1, posts: Object.fromEntries(posts), groups: [] }];
  const saved = { id: 1, siteid: 1, status: 'inactive', total: 3 };
  return { ...session, status: 'success', favorites, favorite_data: saved };
}

async function visit(browser: Browser, server: PageServer, side: string): Promise<Visit> {
  const measured = await openMeasured(browser);
  const { page, rest, counts, close } = measured;
  try {
    await page.context().addCookies([{ name: 'onda_hint', value: '1', url: server.at('/') }]);
    await page.goto(server.at(side));
    await rest();
    const painted = await counts();
    if (side === PRINTED) return { ...painted, ...(await click(measured)) };
    if (!side.startsWith('/favorites')) return { ...painted, clickMs: 0, clickTaskMs: 0 };
    const unpainted = page.locator('fav-button [aria-pressed="false"]');
    if ((await unpainted.count()) > 0) throw new Error(`${side}: not every button was painted`);
    const clicked = await click(measured);
    const failed = page.locator('fav-button [part~="status"]');
    if ((await unpainted.count()) !== 1 || (await failed.count()) > 0)
      throw new Error(`${side}: the click was not saved`);
    return { ...painted, ...clicked };
  } finally {
    await close();
  }
}

/** Presses the first button. Garbage is collected before, so that it is no part of the measurement. */
async function click({ page, rest, counts, read }: MeasuredPage): Promise<Omit<Visit, keyof Counts>> {
  const { x, y } = await middleOf(page.locator('fav-button button').first());
  await counts();
  await rest();
  // Not before: the script that looked for the button counts like any other.
  const before = await read();
  await page.mouse.click(x, y);
  await rest();
  const after = await read();
  return { clickMs: after.scriptMs - before.scriptMs, clickTaskMs: after.taskMs - before.taskMs };
}

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (!box) throw new Error('the button is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function report(samples: Record<string, Visit[]>, runs: number): Report {
  const over = (count: number, read: (visit: Visit) => number) =>
    medianOf(samples[path(count)] ?? [], read) - medianOf(samples['/empty'] ?? [], read);
  const script = (count: number) => over(count, ({ scriptMs }) => scriptMs);
  const row = (count: number) => [
    'printed <fav-button>, painted from one reply',
    String(count),
    figure(script(count)),
    figure(
      over(count, ({ taskMs }) => taskMs),
      0,
    ),
    figure(
      over(count, ({ listeners }) => listeners),
      0,
    ),
    figure(over(count, ({ clickMs }) => clickMs)),
    figure(
      over(count, ({ clickTaskMs }) => clickTaskMs),
      0,
    ),
  ];
  const task = (side: string) => medianOf(samples[side] ?? [], ({ taskMs }) => taskMs);
  const [paintTask, writeTask] = [task(path(MOST)) - task(PRINTED), task(WRITTEN) - task(PRINTED)];
  const slope = (script(MOST) - script(1)) / (MOST - 1);
  const [listeners, click] = [over(MOST, (visit) => visit.listeners), over(MOST, ({ clickMs }) => clickMs)];
  const clickTask = over(MOST, ({ clickTaskMs }) => clickTaskMs);
  const bareClick = medianOf(samples[PRINTED] ?? [], ({ clickTaskMs }) => clickTaskMs);
  const held = (what: string, value: number, limit: number, digits = 1) =>
    `${what}: ${figure(value, digits)}, limit ${limit}: ${verdict(value, limit)}`;
  return {
    title: `favorites: what N printed buttons add to an empty page (medians of ${runs}, ${PHONE} x CPU throttle)`,
    head: ['', 'N', 'script ms', 'task ms', 'listeners', 'click ms', 'click task ms'],
    rows: SIZES.map(row),
    notes: [
      held(`script of ${MOST}, ms`, script(MOST), PAINT_LIMIT_MS),
      held('slope, ms a button', slope, SLOPE_LIMIT_MS, 4),
      held('listeners', listeners, LISTENER_LIMIT, 0),
      held('script of one click, ms', click, CLICK_LIMIT_MS),
      held(`task of ${MOST} above the same page without code, ms`, paintTask, PAINT_TASK_LIMIT_MS, 0),
      `task of the same writes by six lines of script, ms: ${figure(writeTask, 0)}`,
      held('task of one click, ms', clickTask, CLICK_TASK_LIMIT_MS, 0),
      `task of a click on the same page without code, ms: ${figure(bareClick, 0)}`,
    ],
  };
}
