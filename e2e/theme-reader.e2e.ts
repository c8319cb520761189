import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { loadAll } from './support/built-files';
import { violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { oneOfAKind } from './support/whole';

/** The elements around an article, in an unchanged Twenty Twenty-Five. */
let rig: Rig;
let browser: Browser;
let context: BrowserContext;
/** URLs of articles of one category; the first has comments, and all elements in its text. */
let articles: string[];
let list: string;

/** However busy the machine is. */
const LONG = { timeout: 30_000 };

const CONTENT = `[share_links]${'<p>Un párrafo de la noticia, largo como suelen ser.</p>'.repeat(60)}
  [related_popup][comments_embed shortname="emisora"][personal_news size="0"][comments_panel]`;

beforeAll(async () => {
  rig = await startRig('theme-reader');
  browser = await startChromium();
  const made = await run(rig.site, {
    code: `kses_remove_filters();
      $music = wp_insert_term('Boleros', 'category')['term_id'];
      $write = static fn(string $title): int => wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => $title,
        'post_category' => [$music], 'comment_status' => 'open', 'post_content' => ${JSON.stringify(CONTENT)}]);
      $posts = array_map($write, ['Uno', 'Dos', 'Tres']);
      foreach (['Ana', 'Berto'] as $name) {
        wp_insert_comment(['comment_post_ID' => $posts[0], 'comment_author' => $name, 'comment_content' => 'Hola', 'comment_approved' => 1]);
      }
      $list = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Para ti', 'post_content' => '[personal_news size="3"]']);
      echo wp_json_encode([...array_map(get_permalink(...), $posts), get_permalink($list)]);`,
  });
  [list = '', ...articles] = (JSON.parse(made) as string[]).reverse();
  articles.reverse();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});
afterEach(() => context?.close());

interface Visit {
  javaScriptEnabled?: boolean;
  /** WordPress's own script for replies does not come. */
  withoutCore?: boolean;
  permissions?: string[];
}

/** Nobody else is asked by a test: other sites answer with an empty page. */
async function visit(url: string, { withoutCore = false, ...options }: Visit = {}): Promise<Page> {
  context = await browser.newContext({ viewport: { width: 1000, height: 700 }, ...options });
  const isOurs = (address: URL) => address.origin === new URL(rig.site.url).origin;
  await context.route(
    (address) => !isOurs(address),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Otro</title>' }),
  );
  if (withoutCore) await context.route(/comment-reply/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(url);
  if (options.javaScriptEnabled !== false) {
    await loadAll(page);
    await ready(page);
  }
  return page;
}

/** Until all of ours on the page stand. */
const ready = (page: Page) =>
  page.waitForFunction(() => {
    const ours = [
      ...document.querySelectorAll<HTMLElement>(
        'share-links, comments-panel, comments-embed, related-popup, personal-news',
      ),
    ];
    return ours.length > 0 && ours.every(({ dataset }) => dataset.ready === '');
  });

it('without scripts everything is a link, a form or a list', async () => {
  const page = await visit(articles[0] ?? '', { javaScriptEnabled: false });
  const address = encodeURIComponent(articles[0] ?? '');
  const shared = page.locator('share-links a[href*="facebook"]');
  expect(await shared.getAttribute('href')).toContain(`u=${address}`);
  expect(await page.locator('comments-embed a').getAttribute('href')).toBe(
    `https://emisora.disqus.com/?url=${address}`,
  );
  expect(await page.locator('related-popup a').textContent()).toBe('Tres');
  expect(await page.locator('.wp-block-comments textarea').isVisible()).toBe(true);
  expect(await page.locator('.comment-reply-link').first().getAttribute('href')).toContain('replytocom=');
});

it('shares in a window of 650 by 520, and copies the address', async () => {
  const page = await visit(articles[0] ?? '', { permissions: ['clipboard-read', 'clipboard-write'] });
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Compartir en Facebook' }).click();
  const popup = await opened;
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([650, 520, null]);
  await popup.close();
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await page.getByText('Enlace copiado.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(articles[0]);
  expect(await violations(page, 'share-links')).toEqual([]);
});

it.each(
  oneOfAKind([
    ['ours alone', true],
    ['WordPress’s own script', false],
  ] as const),
)(
  'a reply goes under its comment and back, and Ctrl+Enter sends it once, with %s',
  async (_, withoutCore) => {
    const page = await visit(articles[0] ?? '', { withoutCore });
    const sent: string[] = [];
    await page.route(/wp-comments-post/, (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204 });
    });
    const comments = page.locator('.wp-block-comments');
    expect(await comments.isVisible()).toBe(false);
    const came = page.waitForRequest(/chunk-/);
    await page.getByRole('button', { name: 'Ver los comentarios' }).press('Enter');
    await came;
    await page.getByRole('button', { name: 'Cerrar los comentarios' }).waitFor();
    expect(await violations(page, '.onda-comments-toggle')).toEqual([]);

    const reply = page.locator('.comment-reply-link').first();
    const id = await reply.getAttribute('data-commentid');
    const parent = page.locator('[name="comment_parent"]');
    await page.waitForLoadState('networkidle');
    await reply.press('Enter');
    await expect.poll(() => parent.inputValue(), LONG).toBe(id);
    expect(await page.locator('#reply-title').textContent()).toContain('Ana');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('comment');
    expect(await page.locator(`#comment-${id} #respond, #comment-${id} + #respond`).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => parent.inputValue(), LONG).toBe('0');

    await page.locator('#comment').fill('Hola');
    await page.locator('#author').fill('Eva');
    await page.locator('#email').fill('eva@example.org');
    await page.locator('#comment').press('Control+Enter');
    await page.locator('#comment').press('Control+Enter');
    await expect.poll(() => sent.length, LONG).toBe(1);
    expect(sent[0]).toContain('comment_parent=0');
  },
);

it('brings the comments of Disqus at a click, and can be tried again when they are blocked', async () => {
  const page = await visit(articles[0] ?? '');
  const asked: string[] = [];
  let isBlocked = true;
  await page.route(/disqus\.com/, (route) => {
    asked.push(route.request().url());
    if (isBlocked) return route.abort();
    const body = `window.DISQUS = { reset() {} };
      const it = { page: {}, callbacks: { onReady: [] } };
      window.disqus_config.call(it);
      document.getElementById('disqus_thread').textContent = 'Hilo de ' + it.page.url;
      it.callbacks.onReady.forEach((ready) => ready());`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  expect(asked).toEqual([]);
  await page.locator('comments-embed a').click();
  await page.getByText('No se han podido cargar los comentarios.').waitFor();
  expect(await violations(page, 'comments-embed')).toEqual([]);
  isBlocked = false;
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await page.getByText(`Hilo de ${articles[0]}`).waitFor();
  expect(asked).toEqual(Array(2).fill('https://emisora.disqus.com/embed.js'));
  expect(await violations(page, 'comments-embed')).toEqual([]);
});

it('offers the related article from 600 pixels on, takes no focus, and stays away once it is closed', async () => {
  const page = await visit(articles[0] ?? '');
  const card = page.getByRole('complementary', { name: 'Artículo relacionado' });
  const scroll = (below: number) =>
    page.evaluate((distance) => {
      const article = document.querySelector('related-popup')?.closest('article, main');
      scrollBy({ top: (article?.getBoundingClientRect().top ?? 0) + distance, behavior: 'instant' });
    }, below);
  await page.locator('share-links a').first().focus();
  await scroll(700);
  await card.waitFor();
  expect(await card.getByRole('link').textContent()).toBe('Tres');
  expect(await page.evaluate(() => document.activeElement?.closest('share-links') !== null)).toBe(true);
  expect(await violations(page, '.onda-related-popup')).toEqual([]);
  await scroll(500);
  await card.waitFor({ state: 'detached' });
  await scroll(700);
  await card.waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect((await card.boundingBox())?.x).toBeLessThan(50);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  const kept = await page.evaluate(() => localStorage.getItem('onda-related-closed'));
  expect(JSON.parse(kept ?? '')).toEqual([articles[2]]);
});

/** Reads an article for five seconds; what was sent of it, and answered. */
async function read(page: Page, url: string): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('personal_news')) sent.push(body);
  });
  let answers = 0;
  page.on('response', (response) => {
    if ((response.request().postData() ?? '').includes('personal_news')) answers++;
  });
  await page.goto(url);
  await loadAll(page);
  await ready(page);
  // The code that stores loads after the element: its five seconds begin then.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5000);
  // A page that stores sends; for the others, a later request of our own shows that there was none.
  if (await page.evaluate(() => localStorage.getItem('onda-personal') !== null))
    await expect.poll(() => answers, { timeout: 20_000 }).toBe(1);
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }));
  return sent;
}

const storage = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('wpEmoji')));

it('remembers what is read only when it may, lists what is unread, says why, and forgets all', async () => {
  const page = await visit(list);
  await page.clock.install();
  expect(await read(page, articles[0] ?? '')).toEqual([]);
  expect(await storage(page)).toEqual([]);

  await page.goto(list);
  await loadAll(page);
  const part = (name: string) => page.locator(`personal-news [part="${name}"]`);
  expect(await part('why').textContent()).toBe('Lo más reciente.');
  expect(await violations(page, 'personal-news')).toEqual([]);
  await part('remember').press('Enter');
  await page.getByText('De acuerdo: lo que leas se queda en este navegador.').waitFor();
  expect(await storage(page)).toEqual(['onda-personal']);

  const [body = ''] = await read(page, articles[0] ?? '');
  expect(body).toMatch(
    /^action=thim_personal_news_store&data%5Bis_single%5D=1&data%5Bis_category%5D=0&data%5Bid%5D=\d+&lifetime=\d+$/,
  );
  await read(page, articles[1] ?? '');
  await page.goto(list);
  await loadAll(page);
  await page.getByText('Porque lees Boleros.').waitFor();
  expect(await part('item').locator('a').allTextContents()).toEqual(['Tres']);
  expect(await violations(page, 'personal-news')).toEqual([]);

  await part('forget').press('Enter');
  await page.getByText('Olvidado: este navegador ya no guarda nada de lo que has leído.').waitFor();
  expect(await storage(page)).toEqual([]);
  expect(await part('why').textContent()).toBe('Lo más reciente.');
});
