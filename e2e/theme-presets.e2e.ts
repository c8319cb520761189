import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { loadAll } from './support/built-files';
import { save, screenViolations } from './support/owner-screen';
import { violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { itInAll, oneOfAKind } from './support/whole';

/** Five themes of which no template knows of Onda: three with others' markup, two as WordPress ships them. */
let rig: Rig;
let browser: Browser;
/** URLs of three articles, the newest first, and of a page with a form of Contact Form 7; and who the owner is. */
let pages: { articles: string[]; contact: string; owner: { name: string; value: string; url: string }[] };

const OURS = ['astra-like', 'magazette-like', 'newspack-like'];
const CONTACT = `<div class="wpcf7"><div class="screen-reader-response"><p role="status"></p></div>
  <form class="wpcf7-form init" action="/" method="get" data-status="init">
  <label>Edad <input type="number" name="edad" class="wpcf7-form-control wpcf7-not-valid" aria-invalid="true"></label>
  <input type="submit" class="wpcf7-form-control wpcf7-submit" value="Enviar"><div class="wpcf7-response-output"></div></form></div>
  <div class="thim-countdown"></div><div class="comingsoon-wrapper"><div class="background"></div></div>`;

const DARK_PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 760 },
  colorScheme: 'dark',
  hasTouch: true,
  isMobile: true,
};

beforeAll(async () => {
  rig = await startRig('theme-presets', { noSeed: true, constants: { SCRIPT_DEBUG: 'true' } });
  browser = await startChromium();
  for (const theme of OURS)
    cpSync(join(import.meta.dirname, 'themes', theme), join(rig.site.root, 'wp-content/themes', theme), {
      recursive: true,
    });
  const printed = await run(rig.site, {
    code: `kses_remove_filters();
      $publish = static fn(array $more): string => get_permalink(wp_insert_post($more + ['post_status' => 'publish']));
      $text = str_repeat('<!-- wp:paragraph --><p>Otro párrafo de la noticia, largo como suelen ser.</p><!-- /wp:paragraph -->', 30);
      foreach (get_posts() as $old) { wp_delete_post($old->ID, true); }
      $articles = array_map(static fn(int $number): string => $publish(['post_title' => "Noticia $number", 'post_content' => $text,
        'post_date' => "2026-01-01 10:00:0$number"]), [3, 2, 1]);
      $token = WP_Session_Tokens::get_instance(1)->create(time() + DAY_IN_SECONDS);
      $cookie = static fn(string $name, string $scheme): array => ['name' => $name,
        'url' => site_url($scheme === 'auth' ? '/wp-admin/' : '/'),
        'value' => wp_generate_auth_cookie(1, time() + DAY_IN_SECONDS, $scheme, $token)];
      $owner = [$cookie(AUTH_COOKIE, 'auth'), $cookie(LOGGED_IN_COOKIE, 'logged_in')];
      echo wp_json_encode(['owner' => $owner, 'articles' => $articles, 'contact' => $publish(['post_type' => 'page', 'post_title' => 'Contacto',
        'post_content' => '<!-- wp:html -->' . ${JSON.stringify(CONTACT)} . '<!-- /wp:html -->'])]);`,
  });
  pages = JSON.parse(printed);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** Switches to the theme and stores these settings; their page is made from our pattern. Returns its address. */
const choosePages = (theme: string, pages: object): Promise<string> =>
  run(rig.site, {
    code: `switch_theme('${theme}');
      kses_remove_filters();
      $content = wp_slash(\\Onda\\Features\\Theme\\Pages\\PagePatterns::coming_soon());
      $page = ['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Muy pronto', 'post_name' => 'muy-pronto'];
      $known = get_page_by_path('muy-pronto');
      $id = $known ? $known->ID : wp_insert_post($page + ['post_content' => $content]);
      $pages = json_decode('${JSON.stringify(pages)}', true) + ['page' => $id];
      update_option('onda_settings', ['pages' => $pages]);
      echo get_permalink($id);`,
  });

/**
 * Makes the theme the active one, with these settings. Returns the selectors of its preset, those of elements not made
 * yet too.
 */
async function wear(
  theme: string,
  settings: object = { preset: 'auto' },
  options: object = {},
): Promise<string[]> {
  const printed = await run(rig.site, {
    code: `switch_theme('${theme}');
      update_option('onda_settings', ['theme' => json_decode('${JSON.stringify(settings)}', true)]);
      foreach (json_decode('${JSON.stringify(options)}', true) as $name => $value) { update_option($name, $value); }
      $sets = array_merge(...array_values(\\Onda\\Features\\Theme\\Presets::behaviors(\\Onda\\Features\\Theme\\Presets::detected())));
      echo wp_json_encode(array_column($sets, 'for'));`,
  });
  return JSON.parse(printed);
}

interface Said {
  page: Page;
  warnings: string[];
  errors: string[];
}

async function opened(url: string, options: BrowserContextOptions = {}): Promise<Said> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, ...options });
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Onda:')) warnings.push(message.text());
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(url);
  return { page, warnings, errors };
}

async function ready(page: Page, tag: string) {
  await loadAll(page);
  await page.locator(`${tag}[data-ready]`).first().waitFor({ state: 'attached' });
}

/** For somebody to look at: `ONDA_E2E_PICTURES` names a folder. */
async function photograph(page: Page, name: string) {
  const folder = process.env.ONDA_E2E_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** The elements of the page in their order, without what a script added and what stands behind the page. */
const outline = (page: Page) =>
  page.evaluate(() => {
    const added = '.onda-stream-tail, script, style, link, noscript, template';
    return [...document.querySelectorAll('body *')]
      .filter((node) => !node.matches(added) && !node.closest('.onda-stream-tail, noscript'))
      .map(({ localName }) => localName);
  });

/** Those of `printed` that are there no more; what our elements added may stand between the others. */
function lost(printed: readonly string[], now: readonly string[]): string[] {
  const left = [...now];
  return printed.filter((element) => {
    const place = left.indexOf(element);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

it.each(
  oneOfAKind([
    ['twentytwentyfive', 'main ~ article'],
    ['astra-like', 'main ~ article'],
    ['magazette-like', 'article'],
    ['newspack-like', 'article.site-main'],
    ['twentytwentyfour', 'main ~ article'],
  ]),
)(
  '%s: each behavior finds its place, nothing is lost without scripts, and the articles go on',
  async (theme, brought) => {
    const selectors = await wear(theme);
    const [newest = '', second = ''] = pages.articles;
    const plain = await opened(newest, { javaScriptEnabled: false });
    expect(await plain.page.locator(`a[rel="prev"][href="${second}"]`).count()).toBeGreaterThan(0);
    expect(await plain.page.locator('#commentform [type="submit"]').count()).toBe(1);
    const printed = await outline(plain.page);
    await plain.page.close();

    const missing = new Set(selectors);
    const { page, errors } = await opened(newest);
    await ready(page, 'article-stream');
    await ready(page, 'form-rules');
    expect(await page.locator('[data-failed]').count()).toBe(0);
    expect(lost(printed, await outline(page))).toEqual([]);
    const strike = async () => {
      for (const selector of [...missing])
        if ((await page.locator(selector).count()) > 0) missing.delete(selector);
    };
    await strike();
    const before = await page.locator(brought).count();
    await page.evaluate(() =>
      document.querySelector('.onda-stream-tail')?.scrollIntoView({ behavior: 'instant' }),
    );
    await expect.poll(() => page.locator(brought).count()).toBeGreaterThan(before);
    await page
      .locator(brought)
      .nth(before)
      .evaluate((article) => article.scrollIntoView({ behavior: 'instant' }));
    // A header that stays leaves the one before in sight.
    await page.mouse.wheel(0, 200);
    await page.waitForURL(second);
    expect(await page.title()).toContain('Noticia 2');
    for (const other of [rig.site.url, pages.contact]) {
      await page.goto(other);
      await strike();
    }
    await ready(page, 'contact-form-state');
    expect([[...missing], errors]).toEqual([[], []]);
    await page.close();
  },
);

it('a theme with the usual markup has the next article’s headline and comments with it, and its sidebar beside them', async () => {
  await wear('astra-like');
  const { page } = await opened(pages.articles[0] ?? '');
  await ready(page, 'article-stream');
  await page.evaluate(() =>
    document.querySelector('.onda-stream-tail')?.scrollIntoView({ behavior: 'instant' }),
  );
  const next = page.locator('#primary > article').first();
  await next.waitFor();
  expect(await next.locator('h1').textContent()).toBe('Noticia 2');
  expect(await next.locator('.comments-area').count()).toBe(1);
  expect(await page.locator('#secondary').count()).toBe(1);
  await page.close();
});

describe('a theme with Newspack’s markup', () => {
  it('has the next article’s headline and comments with it, and one sidebar', async () => {
    await wear('newspack-like');
    const { page } = await opened(pages.articles[0] ?? '');
    await ready(page, 'article-stream');
    await page.evaluate(() =>
      document.querySelector('.onda-stream-tail')?.scrollIntoView({ behavior: 'instant' }),
    );
    const next = page.locator('article.site-main').first();
    await next.waitFor();
    expect(await next.locator('.entry-title').textContent()).toBe('Noticia 2');
    expect(await next.locator('.comments-area').count()).toBe(1);
    expect(await page.locator('[id^="secondary"]').count()).toBe(1);
    const comments = await page.locator('#comments').boundingBox();
    expect((await next.boundingBox())?.y).toBeGreaterThan(comments?.y ?? Number.POSITIVE_INFINITY);
    await photograph(page, 'newspack-stream');
    await page.close();
  });

  itInAll(
    'opens its menu by the button in the header, in the theme’s colors, and closes it by the theme’s own button',
    async () => {
      await wear('newspack-like');
      const { page } = await opened(pages.articles[0] ?? '', DARK_PHONE);
      await ready(page, 'mobile-menu');
      await page.locator('#masthead .mobile-menu-toggle').click();
      const dialog = page.locator('#mobile-sidebar-fallback dialog');
      await dialog.getByText('Portada').waitFor();
      expect(await dialog.locator('button').allTextContents()).toEqual(['Cerrar']);
      expect(await dialog.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
        'rgb(51, 102, 255)',
      );
      await photograph(page, 'newspack-menu');
      await dialog.locator('button').click();
      await expect.poll(() => dialog.count()).toBe(0);
      await page.close();
    },
  );

  itInAll('opens its comments whole', async () => {
    await wear('newspack-like');
    const { page } = await opened(pages.articles[0] ?? '');
    await ready(page, 'comments-panel');
    const panel = page.locator('#comments-wrapper');
    expect(await panel.evaluate((node) => getComputedStyle(node).height)).toBe('200px');
    await page.locator('#comments-toggle').click();
    await expect.poll(() => panel.evaluate((node) => getComputedStyle(node).overflow)).toBe('visible');
    expect(await page.locator('#comments-toggle').getAttribute('aria-expanded')).toBe('true');
    await page.close();
  });
});

it('a selector that finds nothing is one word to the developer and no error', async () => {
  await wear('newspack-like', { preset: 'auto', selectors: { 'form-rules': '#nowhere' } });
  const { page, warnings, errors } = await opened(pages.contact);
  await ready(page, 'form-rules');
  await ready(page, 'contact-form-state');
  expect(warnings.filter((warning) => warning.includes('#nowhere'))).toEqual([
    'Onda: <form-rules for="#nowhere"> finds nothing',
  ]);
  expect(errors).toEqual([]);
  await page.close();
});

itInAll('the comment form says what is wrong, by keyboard alone, and leads to it', async () => {
  await wear('twentytwentyfive');
  const { page } = await opened(pages.articles[2] ?? '');
  await ready(page, 'form-rules');
  await page.locator('#comment').focus();
  await page.locator('#commentform [type="submit"]').press('Enter');
  const list = page.locator('.onda-form-errors');
  await list.waitFor();
  expect(await list.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await list.locator('a').first().textContent()).toMatch(/: Este valor es requerido\.$/);
  expect(await violations(page, '#commentform')).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('comment');
  await expect.poll(() => page.locator('#comment').getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type('Buen artículo');
  await expect.poll(() => page.locator('#comment').getAttribute('aria-invalid')).toBeNull();
  await page.locator('#email').fill('ana');
  await page.locator('#commentform [type="submit"]').press('Enter');
  await expect
    .poll(() => list.locator('a').last().textContent())
    .toContain('Este valor debe ser un correo válido.');
  expect(new URL(page.url()).pathname).not.toContain('wp-comments-post');
  await page.close();
});

it('a contact form shows that it is sent and is given back; its number field takes no letter', async () => {
  await wear('magazette-like');
  const { page } = await opened(pages.contact);
  await ready(page, 'contact-form-state');
  const age = page.locator('[name="edad"]');
  await age.click();
  await page.keyboard.type('1e.5');
  await expect
    .poll(async () => [await age.inputValue(), await age.getAttribute('aria-invalid')])
    .toEqual(['15', 'false']);
  // The plugin sends by script.
  await page.evaluate(() =>
    document.querySelector('form.wpcf7-form')?.addEventListener('submit', (event) => event.preventDefault()),
  );
  const button = page.locator('.wpcf7-submit');
  await button.click();
  await expect.poll(() => button.evaluate((node) => getComputedStyle(node).opacity)).toBe('0.2');
  await expect.poll(() => page.locator('.wpcf7-form.processing[aria-busy="true"]').count()).toBe(1);
  expect(await violations(page, '.wpcf7')).toEqual([]);
  await page.evaluate(() =>
    document
      .querySelector('.wpcf7')
      ?.dispatchEvent(new CustomEvent('wpcf7mailsent', { bubbles: true, detail: {} })),
  );
  expect(await button.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  expect(await page.locator('.wpcf7-form.processing').count()).toBe(0);
  await page.close();
});

itInAll(
  'the owner sees what each selector finds and that the theme does it itself, and puts ours in its place',
  async () => {
    await wear('magazette-like', { preset: 'auto' }, { magazette_like_script: 1 });
    const visit = await opened(pages.articles[0] ?? '');
    expect(await visit.page.locator('article-stream, form-rules').count()).toBe(0);
    expect(await visit.page.locator('#thim-main-js').count()).toBe(1);
    await visit.page.close();

    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    await page.context().addCookies(pages.owner);
    await page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda-theme`);
    const row = page.locator('.onda-behavior', { has: page.locator('[id$="selectors-form-rules"]') });
    expect(await row.locator('.notice-info').textContent()).toContain('thim-main');
    await page.locator('.onda-rare > summary').click();
    await page.getByLabel('Probar los selectores').selectOption(pages.articles[0] ?? '');
    const output = row.locator('output');
    await expect
      .poll(() => output.textContent())
      .toBe('1 elemento en esta página. El script del tema está en esta página: thim-main');
    await row.locator('summary').click();
    const field = row.locator('[id$="selectors-form-rules"]');
    for (const [selector, said] of [
      ['p', /^\d+ elementos/],
      ['#nowhere', /^Nada en esta página/],
      ['[', /^No es un selector CSS/],
    ] as const) {
      await field.fill(selector);
      await expect.poll(() => output.textContent()).toMatch(said);
    }
    expect(await screenViolations(page, '.onda-behaviors')).toEqual([]);
    await field.fill('');
    await row.locator('[name$="[replaced][]"]').check();
    await save(page);
    await page.close();

    const after = await opened(pages.articles[0] ?? '');
    await ready(after.page, 'form-rules');
    expect(await after.page.locator('#thim-main-js').count()).toBe(0);
    await after.page.close();
  },
);

/** Status and answer of each address, asked without following. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, rig.site.url), { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the coming-soon page', () => {
  const HEADING = 'Muy pronto estaremos aquí';

  it.each(oneOfAKind(['twentytwentyfive', 'magazette-like']))(
    '%s: stands at every address of the site with 503, and no cache may keep it',
    async (theme) => {
      const own = await choosePages(theme, { comingSoon: true });
      for (const path of [
        '/',
        pages.articles[0],
        own,
        '/?s=noticia',
        '/no-hay-nada/',
        '/feed/',
        '/wp-sitemap.xml',
      ]) {
        const { status, headers, text } = await ask(path ?? '');
        expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '3600']);
        expect(headers.get('cache-control')).toContain('no-store');
        expect(text.split(HEADING)).toHaveLength(2);
        expect(text).not.toContain('Otro párrafo de la noticia');
      }
    },
  );

  it('leaves the other doors of WordPress open', async () => {
    await choosePages('twentytwentyfive', { comingSoon: true });
    const doors = {
      '/wp-login.php': 200,
      '/wp-admin/': 302,
      '/wp-admin/admin-ajax.php?action=onda_session': 200,
      '/wp-json/wp/v2/types/post': 200,
      '/robots.txt': 200,
      '/wp-cron.php': 200,
    };
    for (const [path, status] of Object.entries(doors))
      expect([path, (await ask(path)).status]).toEqual([path, status]);
    const confirm = await ask('/?onda_newsletter=confirm&key=x');
    expect([confirm.status, confirm.text.includes(HEADING)]).toEqual([200, false]);
  });

  it.each(
    oneOfAKind([
      ['twentytwentyfive', 'light', {}],
      ['magazette-like', 'dark phone', DARK_PHONE],
    ] as const),
  )('%s, %s: counts down before slides that fade, from edge to edge', async (theme, look, options) => {
    await choosePages(theme, { comingSoon: true });
    const { page } = await opened(rig.site.url, options);
    await ready(page, 'fade-slideshow');
    await ready(page, 'count-down');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(HEADING);
    expect(await page.title()).toContain('Muy pronto');
    const sheets = ['pages.css', 'style-count-down', 'style-fade-slideshow'].map(
      (name) => `head link[href*="${name}"]`,
    );
    for (const once of ['head > title', 'meta[name="viewport"]', 'main', ...sheets])
      expect([once, await page.locator(once).count()]).toEqual([once, 1]);
    const window = page.viewportSize();
    const slides = await page.locator('fade-slideshow').boundingBox();
    expect(slides).toEqual({ x: 0, y: 0, ...window });
    // Nothing covers the words and the button.
    for (const part of ['h1', 'count-down [role="timer"] b', '.onda-slide-bar button']) {
      const isOnTop = await page
        .locator(part)
        .first()
        .evaluate((node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          return node === document.elementFromPoint(left + width / 2, top + height / 2);
        });
      expect([part, isOnTop]).toEqual([part, true]);
    }
    // Axe cannot tell the contrast over a gradient; PatternsTest.php calculates it.
    expect(await violations(page, 'main', (line) => !line.startsWith('color-contrast'))).toEqual([]);
    await photograph(page, `coming-soon ${theme} ${look}`);
    await page.context().close();
  });

  itInAll(
    'the owner chooses it on the settings screen, still sees the site, and switches it off again',
    async () => {
      await choosePages('twentytwentyfive', { comingSoon: false, page: 0 });
      expect((await ask('/')).status).toBe(200);
      const page = await browser.newPage();
      await page.context().addCookies(pages.owner);
      const settings = `${rig.site.url}/wp-admin/admin.php?page=onda-theme&tab=pages`;
      await page.goto(settings);
      const card = page.getByRole('group', { name: 'Próximamente y no encontrado' });
      const box = card.getByRole('checkbox');
      await box.check();
      await save(page);
      expect(await card.locator('.notice-warning').textContent()).toContain('elige una página publicada');
      expect((await ask('/')).text).toContain('<p>Muy pronto estaremos aquí.</p>');
      await card.getByLabel('Página', { exact: true }).selectOption({ label: 'Muy pronto' });
      await save(page);
      expect(await screenViolations(page, '.card:has(#onda-pages)')).toEqual([]);
      expect((await ask('/')).text).toContain(`${HEADING}</h1>`);

      const response = await page.goto(pages.articles[0] ?? '');
      expect(response?.status()).toBe(200);
      expect(await page.locator('main').textContent()).toContain('Noticia 3');
      await page.locator('#wp-admin-bar-onda-coming-soon').hover();
      await page.locator('#wp-admin-bar-onda-coming-soon-look a').click();
      await page.getByRole('heading', { name: HEADING }).waitFor();
      await page.locator('#wp-admin-bar-onda-coming-soon > a').click();
      await box.uncheck();
      await save(page);
      expect((await ask('/')).status).toBe(200);
      await page.goto(rig.site.url);
      expect(await page.locator('#wp-admin-bar-onda-coming-soon').count()).toBe(0);
      await page.close();
    },
  );

  it('ends on the day of the opening', async () => {
    await choosePages('twentytwentyfive', { comingSoon: true, opens: '2020-01-01T10:00' });
    expect((await ask('/')).status).toBe(200);
  });
});

describe('an address that leads nowhere', () => {
  const HEADING = 'Aquí no hay nada';
  const NOWHERE = '/no-hay-nada/';

  it.each(oneOfAKind(['twentytwentyfive', 'magazette-like']))(
    '%s: is the theme’s until the owner chooses',
    async (theme) => {
      await choosePages(theme, {});
      const { status, text } = await ask(NOWHERE);
      expect([status, text.includes(HEADING)]).toEqual([404, false]);
    },
  );

  it.each(
    oneOfAKind([
      ['twentytwentyfive', 'dark phone', DARK_PHONE],
      ['magazette-like', 'light', {}],
    ] as const),
  )('%s, %s: has a search box between the theme’s header and footer', async (theme, look, options) => {
    await choosePages(theme, { notFound: 'onda' });
    expect((await ask(NOWHERE)).status).toBe(404);
    const { page } = await opened(`${rig.site.url}${NOWHERE}`, options);
    await ready(page, 'masthead-search');
    expect(await page.locator('h1').allTextContents()).toEqual([HEADING]);
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.locator('body header').count()).toBe(1);
    expect(await page.locator('body footer').count()).toBe(1);
    expect(await violations(page, 'masthead-search')).toEqual([]);
    await photograph(page, `not-found ${theme} ${look}`);
    const field = page.locator('masthead-search input[name="s"]');
    await field.fill('noticia');
    await page.locator('.onda-masthead-panel [part="result"]', { hasText: 'Noticia 2' }).click();
    await page.waitForURL(pages.articles[1] ?? '');
    await page.context().close();
  });

  it('leads to the results without a script, too', async () => {
    await choosePages('twentytwentyfive', { notFound: 'onda' });
    const { page } = await opened(`${rig.site.url}${NOWHERE}`, { javaScriptEnabled: false });
    await page.locator('masthead-search input[name="s"]').fill('noticia');
    await page.locator('masthead-search [type="submit"]').click();
    await page.waitForURL(/[?&]s=noticia/);
    await page.context().close();
  });

  it('is the theme’s where the theme has no header of its own', async () => {
    await choosePages('newspack-like', { notFound: 'onda' });
    const { status, text } = await ask(NOWHERE);
    expect([status, text.includes(HEADING)]).toEqual([404, false]);
  });
});
