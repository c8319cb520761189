import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { loadAll } from './support/built-files';
import { publish } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';

/**
 * Parts of other pages of the site that stand in this one: what is for browsers without scripts stays text, and no
 * picture is requested twice. A server of our own counts.
 */
let rig: Rig;
let browser: Browser;
let pictures: Server;
let posts: string;
let query: string;
let search: string;
const asked: string[] = [];

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** Each once, however the page that brings it is parsed. */
const SHOWN = ['/atributo.gif', '/despacio.gif', '/perezosa.gif', '/ya.gif'];

/** A page of a site with a consent plugin and a lazy loader, in the order in which a browser reads it. */
const contentAt = (at: string) =>
  `<p>La noticia de las fotos.</p>
  <noscript><img src="${at}/pixel.gif" alt=""></noscript>
  <noscript><iframe src="${at}/marco" title="Medidor"></iframe></noscript>
  <p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="${at}/perezosa.gif" width="9" height="9" alt="">
  <noscript><img src="${at}/perezosa.gif" width="9" height="9" alt=""></noscript></p>
  <p><img loading="lazy" src="${at}/despacio.gif" width="9" height="9" alt=""></p>
  <p><img src="${at}/atributo.gif" srcset="${at}/atributo.gif 1x" width="9" height="9" alt=""></p>
  <p><img loading="eager" src="${at}/ya.gif" width="9" height="9" alt=""></p><p>El final de las fotos.</p>`;

const LOADER = '<lazy-media for="body"></lazy-media>';
const QUERY =
  '<!-- wp:query {"queryId":8,"query":{"perPage":1,"postType":"post","inherit":false}} --><div class="wp-block-query">' +
  '<!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --><!-- wp:query-pagination -->' +
  '<!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->';
const AREA = '<div class="zona">Nada</div>';

beforeAll(async () => {
  pictures = createServer(({ url = '' }, reply) => {
    asked.push(url);
    reply.writeHead(200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' }).end(GIF);
  }).listen(0, '127.0.0.1');
  rig = await startRig('fetched-pages');
  browser = await startChromium();
  posts = await run(rig.site, {
    code: `kses_remove_filters();
      $post = ['post_type' => 'post', 'post_status' => 'publish'];
      wp_insert_post($post + ['post_title' => 'Dos', 'post_date' => wp_date('Y-m-d H:i:s', time() - 60),
        'post_content' => ${JSON.stringify(contentAt(address()))}]);
      echo get_permalink(wp_insert_post($post + ['post_title' => 'Uno',
        'post_content' => ${JSON.stringify(`[article_stream]${LOADER}<p>La primera.</p>`)}]));`,
  });
  query = await publish(rig, 'lista', `<load-more for=".wp-block-query"></load-more>${LOADER}${QUERY}`);
  search = await publish(rig, 'zona', `${LOADER}[asp_search live_load_element=".zona"]${AREA}`);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
  pictures?.close();
});

beforeEach(() => {
  asked.length = 0;
});

const address = () => `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;

/** Each feature that brings a part of another page → the page where it does, and the action of its reader. */
const CALLERS: Record<string, { at: () => string; bring: (page: Page) => Promise<unknown> }> = {
  'the article stream': {
    at: () => posts,
    bring: (page) =>
      page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })),
  },
  'a list that turns its page': {
    at: () => query,
    bring: (page) => page.locator('.wp-block-query-pagination-next').click(),
  },
  'results that load into the page': {
    at: () => search,
    async bring(page) {
      await page.route(/[?&](?:asp_ls|s)=/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(AREA, `<div class="zona">${contentAt(address())}</div>`);
        await route.fulfill({ response, body });
      });
      await page.locator('asp-search [part="field"]').fill('fotos');
    },
  },
};

it.each(Object.entries(CALLERS))('%s wakes nothing and asks nothing twice', async (_, { at, bring }) => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await page.goto(at());
  await loadAll(page);
  await page
    .locator(':is(article-stream, load-more, asp-search)[data-ready]')
    .first()
    .waitFor({ state: 'attached' });
  expect(asked).toEqual([]);
  await bring(page);
  const last = page.getByText('El final de las fotos.');
  await last.waitFor();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => SHOWN.filter((path) => !asked.includes(path))).toEqual([]);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  expect(asked.sort()).toEqual(SHOWN);
  await page.close();
});
