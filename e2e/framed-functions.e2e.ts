import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { chromiumPath } from '../tools/setup/chromium';
import { driveChromium } from './support/engine';
import { BAR, expectSound, play, STATE, type Visit, visitOf, WAIT } from './support/framed/visit';
import { publishAll } from './support/player-page';
import { numberOf, personIn, publishRead, viewsOf } from './support/read-post';
import { type Rig, startChromium, startRig } from './support/rig';
import { LISTEN, LISTEN_FOR_SILENCE } from './support/sound/page-sounds';
import { takeTime } from './support/take-time';
import { oneOfAKind } from './support/whole';

/** A page that came while the radio plays is itself: whatever a theme, core or we put on it works as after a load. */
let rig: Rig;
let browser: Browser;
let page: Page;
let visit: Visit;
/** The page that the visitor sees: a frame of the window, or the window itself. */
let shown: Frame;

interface Show {
  name: string;
  /** The theme that has it; all others do not. */
  in?: string;
  /** The theme that does not have it. */
  notIn?: string;
  /** On pages with players of their own. */
  isOfPlayers?: true;
  /** On the first pages of the first window alone. */
  isOnce?: true;
  run(): Promise<unknown>;
}

const THEMES = {
  demo: '',
  twentytwentyfive: `foreach (get_posts(['post_type' => ['wp_template', 'wp_template_part', 'wp_global_styles'],
    'post_status' => 'any', 'numberposts' => -1]) as $post) wp_delete_post($post->ID, true);`,
  twentytwentyfour: `switch_theme('twentytwentyfour');`,
  'magazette-like': `switch_theme('magazette-like');`,
  scripted: `switch_theme('scripted');`,
};

/** Windows without motion: a button that grows under the pointer is no stable target of a press. */
const WINDOWS: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  desktop: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
};

/** Both windows where a theme has another menu in each. */
const ROWS: [theme: string, windows: string[]][] = [
  ['demo', oneOfAKind(['phone', 'desktop'])],
  ['twentytwentyfive', ['desktop']],
  ['twentytwentyfour', ['phone']],
  ['magazette-like', ['phone', 'desktop']],
  ['scripted', ['desktop']],
];

// The page with everything.

const OVERLAY = `<!-- wp:navigation {"overlayMenu":"always","className":"menu-over"} -->
<!-- wp:navigation-link {"label":"Programas","url":"#programas"} /--><!-- /wp:navigation -->`;
const SUBMENU =
  `<!-- wp:navigation {"overlayMenu":"never","openSubmenusOnClick":true,"className":"menu-under"} -->
<!-- wp:navigation-submenu {"label":"Más","url":"#mas"} --><!-- wp:navigation-link {"label":"Archivo","url":"#archivo"} />
<!-- /wp:navigation-submenu --><!-- /wp:navigation -->`.replace('} />', '} /-->');
const PICTURE = `<!-- wp:image {"id":{{image}},"lightbox":{"enabled":true},"className":"grows"} -->
<figure class="wp-block-image grows"><img src="{{source}}" alt="Una foto" width="300" height="200" class="wp-image-{{image}}"/></figure><!-- /wp:image -->`;
const LOOP = `<!-- wp:query {"queryId":77,"query":{"perPage":2,"postType":"post","inherit":false},"enhancedPagination":true} -->
<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template -->
<!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;
const SHAPES = `<!-- wp:html --><style>
  #stuck { position: sticky; top: 0; height: 60px; background: #fff; z-index: 2 }
  #far { scroll-margin-top: 60px; margin-block: 1500px }
  #fixed { position: fixed; inset: auto auto 0 0; pointer-events: none }
  #high { height: 100vh; width: 1px; position: absolute }
  #narrow { --is-narrow: no }
  @media (max-width: 600px) { #narrow { --is-narrow: yes } }
</style><div id="stuck"><a id="to-far" href="#far">Lejos</a> <a id="next" href="{{next}}">Sigue</a>
  <a id="article" href="{{article}}">Artículo</a> <a id="players" href="{{players}}">Tocan</a></div>
<p id="fixed">Abajo</p><p id="high"></p><p id="narrow">Estrecha</p>
<video id="film" controls width="200" height="100" src="{{film}}"></video><!-- /wp:html -->`;
const OURS = `<!-- wp:shortcode -->[live_radio_button station="onda"]<!-- /wp:shortcode -->
<!-- wp:shortcode -->[station_switcher stations="onda, onda-azura"]<!-- /wp:shortcode -->
<!-- wp:shortcode -->[show_episodes show="noches-de-prueba" size="1"]<!-- /wp:shortcode -->
<!-- wp:shortcode -->[fav_button post_id="{{post}}"]<!-- /wp:shortcode -->
<!-- wp:shortcode -->[asp_search]<!-- /wp:shortcode -->
<!-- wp:shortcode -->[onda_newsletter form="1"]<!-- /wp:shortcode -->
<!-- wp:shortcode -->[comment_vote comment_id="{{comment}}"]<!-- /wp:shortcode -->`;
const PLAYERS = `<!-- wp:shortcode -->[radio_player station="onda"]<!-- /wp:shortcode -->
<!-- wp:shortcode -->[radio_player station="onda-azura"]<!-- /wp:shortcode -->`;
const SEARCH = `<!-- wp:search {"label":"Busca en la radio"} /-->`;
const FAR = `<!-- wp:html --><p id="far">Lejos</p><!-- /wp:html -->`;

const EVERYTHING = [SHAPES, OVERLAY, SUBMENU, PICTURE, OURS, SEARCH, LOOP, FAR].join('\n');

const SITE = `
  kses_remove_filters();
  update_option('onda_settings', ['favorites' => ['who' => 'everybody']] + (array) get_option('onda_settings'));
  update_option('onda_newsletter', ['lists' => [['id' => 1, 'name' => 'Noticias', 'remote' => '']],
    'forms' => [['id' => 1, 'name' => 'Pie', 'lists' => [1]]]]);
  Onda\\Features\\Schedule\\ShowTypes::begin();
  $show = wp_insert_post(['post_type' => 'onda_show', 'post_title' => 'Noches de prueba', 'post_status' => 'publish']);
  Onda\\Features\\Schedule\\Episodes\\EpisodeSource::keep($show, ONDA_STATION_URL . '/podcast/libro-de-guardia.xml', true);
  (new Onda\\Features\\Schedule\\Episodes\\EpisodeReader())->refresh_now($show, time());
  $post = wp_insert_post(['post_status' => 'publish', 'post_title' => 'Artículo', 'post_name' => 'articulo',
    'post_content' => '<p>Un artículo.</p>', 'comment_status' => 'open']);
  $comment = wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'Bien.', 'comment_author' => 'Ana',
    'comment_approved' => 1]);
  foreach (['magazette-like', 'scripted'] as $theme)
    symlink('${join(import.meta.dirname, 'themes')}/' . $theme, get_theme_root() . '/' . $theme);
  wp_clean_themes_cache();
  wp_mkdir_p(WPMU_PLUGIN_DIR);
  file_put_contents(WPMU_PLUGIN_DIR . '/often.php',
    "<?php add_filter('wp_is_comment_flood', '__return_false', 99);");
  Onda\\Core\\Settings\\PlayerPlace::choose('bar');
  $image = get_posts(['post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 1])[0]->ID;
  echo wp_json_encode(['post' => $post, 'comment' => $comment, 'image' => $image,
    'source' => wp_get_attachment_url($image), 'article' => get_permalink($post)]);`;

beforeAll(async () => {
  rig = await startRig('framed-functions');
  browser = await startChromium('user-gesture-required', chromiumPath());
  const values = JSON.parse(await run(rig.site, { code: SITE }));
  const film = `${rig.station.url}/podcast/libro-de-guardia-1.mp3`;
  const filled = (content: string, next: string, players = '/cuarta/') =>
    content.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => ({ ...values, film, next, players })[name]);
  await publishAll(rig, {
    // A page with a player of its own has no bar.
    primera: filled(SHAPES, '/segunda/'),
    segunda: filled(EVERYTHING, '/tercera/'),
    tercera: filled(EVERYTHING, '/segunda/'),
    cuarta: filled(SHAPES + PLAYERS, '/segunda/', '/quinta/'),
    quinta: filled(SHAPES + PLAYERS, '/segunda/'),
  });
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

// How a visitor comes to a page.

async function begin(options: BrowserContextOptions): Promise<void> {
  await beginSilent(options);
  await play(visit);
}

async function beginSilent(options: BrowserContextOptions): Promise<void> {
  await page?.context().close();
  await expect.poll(() => rig.station.listeners(), WAIT).toBe(0);
  page = await (await personIn(browser, options)).newPage();
  page.setDefaultTimeout(WAIT.timeout);
  await page.addInitScript(noteSecondBars);
  visit = visitOf(
    rig,
    driveChromium(page, async () => {}),
    page,
  );
  await page.goto(`${rig.site.url}/primera/`);
  await page.locator('radio-player[sticky="true"][data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(LISTEN);
  shown = page.mainFrame();
}

/** In each frame, from its first moment: a bar that is seen beside the window's. */
function noteSecondBars() {
  const look = () => {
    const bar = document.querySelector('radio-player[sticky="true"]');
    if (bar && window !== top && bar.getBoundingClientRect().height > 0 && bar.checkVisibility())
      sessionStorage.setItem('second-bar', 'seen');
    requestAnimationFrame(look);
  };
  look();
}

/** Presses the link of the shown page, and sees the next one. */
async function follow(selector: string, address: RegExp): Promise<void> {
  await shown.locator(selector).click();
  await expect.poll(() => page.url(), WAIT).toMatch(address);
  await expect.poll(findShown, WAIT).toMatch(address);
  await shown.waitForLoadState('load');
}

/** The address of what is seen: the window's own is there before the frame is. */
async function findShown(): Promise<string> {
  const frame = await page.$('iframe[data-onda-page="shown"]');
  shown = (await frame?.contentFrame()) ?? page.mainFrame();
  if (frame) return shown.url();
  return page.evaluate(`performance.getEntriesByType('navigation')[0].name`);
}

/** A function may have silenced the radio: then the visitor plays it again. */
async function resume(): Promise<void> {
  if ((await page.evaluate(STATE)) === 'playing') return;
  await play(visit);
}

const locate = (selector: string) => shown.locator(selector).first();
const soon = (read: () => unknown) => expect.poll(read, WAIT);
const isOn = (selector: string, name: string, value: string) =>
  soon(() => locate(selector).getAttribute(name)).toBe(value);
const property = (expression: string) => () => shown.evaluate(expression);
const windowState = () => page.evaluate(STATE);
const said = () =>
  page.evaluate(
    'JSON.stringify([navigator.mediaSession.metadata].map((said) => said && [said.title, said.artist, said.album]))',
  );

/** The window makes the one sound, and its media session names it. */
async function expectWindowSounds(name: RegExp): Promise<void> {
  await soon(windowState).toBe('playing');
  await soon(said).toMatch(name);
  await soon(() => rig.station.listeners()).toBe(1);
}

async function fill(selector: string, text: string): Promise<void> {
  await locate(selector).click();
  await locate(selector).fill(text);
}

const pressed = (selector: string) => locate(selector).getAttribute('aria-pressed');

async function expectToggles(tag: string): Promise<void> {
  const selector = `${tag} button`;
  await ready(tag);
  // A cached page learns up to the press what is kept.
  await locate(selector).evaluate((node) => {
    const note = () => node.setAttribute('data-at-press', node.ariaPressed ?? '');
    node.addEventListener('click', note, { once: true });
  });
  await locate(selector).click();
  const before = await locate(selector).getAttribute('data-at-press');
  await soon(() => pressed(selector)).toBe(before === 'true' ? 'false' : 'true');
  await soon(() => locate(selector).isEnabled()).toBe(true);
}

const OPEN_OVERLAY = '.menu-over .wp-block-navigation__responsive-container.is-menu-open';
const SUBMENU_BUTTON = '.menu-under .wp-block-navigation-submenu__toggle';
const LIGHTBOX = '.wp-lightbox-overlay.active';
const TITLES = `[...document.querySelectorAll('.wp-block-query .wp-block-post-title')].map((title) => title.textContent).join()`;
/** Names of the stations; the other's begins with the first one's. */
const FIRST_STATION = /Onda Radio(?!, segunda)/;
const OTHER_STATION = /segunda sintonía/;
const FIRST_PLAYER = 'radio-player:not([sticky])[station="onda"]';
const OTHER_PLAYER = 'radio-player:not([sticky])[station="onda-azura"]';

/** An element comes alive when it is near the screen. */
async function ready(tag: string): Promise<void> {
  await locate(tag).scrollIntoViewIfNeeded();
  await locate(`${tag}[data-ready]`).waitFor({ state: 'attached' });
}

const FUNCTIONS: Show[] = [
  {
    name: "core's menu over the page opens and closes",
    async run() {
      await locate('.menu-over .wp-block-navigation__responsive-container-open').click();
      await locate(OPEN_OVERLAY).waitFor();
      await locate('.menu-over .wp-block-navigation__responsive-container-close').click();
      await locate(OPEN_OVERLAY).waitFor({ state: 'detached' });
    },
  },
  {
    name: "core's submenu opens and closes",
    async run() {
      for (const isOpen of ['true', 'false']) {
        await locate(SUBMENU_BUTTON).click();
        await isOn(SUBMENU_BUTTON, 'aria-expanded', isOpen);
      }
    },
  },
  {
    name: 'a picture grows and shrinks',
    async run() {
      // Core takes no press on a picture that has not come yet.
      await locate('.grows img').scrollIntoViewIfNeeded();
      await soon(property(`document.querySelector('.grows img').complete`)).toBe(true);
      await locate('.grows img').click();
      await locate(LIGHTBOX).waitFor();
      // Core hears the key where the focus is, and holds the page at its place until it has given the focus back.
      await soon(property(`!!document.activeElement.closest('${LIGHTBOX}')`)).toBe(true);
      await page.keyboard.press('Escape');
      await locate(LIGHTBOX).waitFor({ state: 'detached' });
      await soon(property(`!!document.activeElement.closest('.grows')`)).toBe(true);
    },
  },
  {
    name: "a list of core's turns its page without a load, and back",
    async run() {
      await shown.evaluate('window.isMarked = true');
      const before = await shown.evaluate(TITLES);
      await locate('.wp-block-query-pagination-next').click();
      await soon(property(TITLES)).not.toBe(before);
      await soon(() => page.url()).toContain('query-77-page=2');
      expect(await shown.evaluate('window.isMarked')).toBe(true);
      await page.evaluate('void setTimeout(() => history.back())');
      await soon(async () => {
        await findShown();
        return shown.evaluate(TITLES);
      }).toBe(before);
      expect(page.url()).not.toContain('query-77');
    },
  },
  {
    name: "core's search finds",
    async run() {
      await fill('.wp-block-search__input', 'radio');
      await locate('.wp-block-search__button').click();
      await soon(() => page.url()).toMatch(/\?s=radio$/);
      await soon(findShown).toMatch(/\?s=radio$/);
      await soon(() => page.title()).toContain('radio');
      await page.evaluate('void setTimeout(() => history.back())');
      await soon(findShown).toMatch(/\/(segunda|tercera)\/$/);
    },
  },
  {
    name: 'a comment is sent',
    // It has a form and no list.
    notIn: 'magazette-like',
    async run() {
      const words = `Se oye bien ${crypto.randomUUID()}`;
      const place = page.url();
      await follow('#article', /\/articulo\/$/);
      await shown.evaluate(`(() => {
        const field = (name) => document.querySelector('#commentform [name="' + name + '"]');
        field('comment').value = ${JSON.stringify(words)};
        field('author').value = 'Ana';
        field('email').value = 'ana@ejemplo.es';
        field('comment').form.requestSubmit(field('submit'));
      })()`);
      await soon(() => page.url()).toMatch(/#comment-\d+$/);
      await soon(findShown).toMatch(/#comment-\d+$/);
      await soon(() => shown.evaluate('document.body.innerText')).toContain(words);
      await page.evaluate('void setTimeout(() => history.go(-2))');
      await soon(findShown).toBe(place);
    },
  },
  // The site counts few votes of one network in a minute.
  { isOnce: true, name: 'our vote', run: () => expectToggles('comment-vote') },
  { name: 'a heart', run: () => expectToggles('fav-button') },
  {
    name: 'live search',
    async run() {
      await fill('asp-search [part="field"]', 'radio');
      await soon(() => shown.locator('asp-search .item').count()).toBeGreaterThan(0);
      // The panel lies over what comes after it.
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'the newsletter',
    async run() {
      await fill('newsletter-form input[type="email"]', `ana-${crypto.randomUUID()}@ejemplo.es`);
      await takeTime(shown);
      await locate('newsletter-form [type="submit"]').click();
      // The first one of a minute is taken; to the next the server says to wait.
      await locate('newsletter-form :is([role="status"], [role="alert"]):visible').waitFor();
    },
  },
  {
    name: 'a fixed line is at the end of the page that is seen',
    run: () =>
      soon(
        property(
          `Math.round(document.querySelector('#fixed').getBoundingClientRect().bottom + parseFloat(getComputedStyle(document.querySelector('#fixed')).marginBottom) - innerHeight)`,
        ),
      ).toBe(0),
  },
  {
    name: 'nothing of the page is behind the bar',
    async run() {
      const bar = await page.evaluate(
        `${BAR}.shadowRoot.querySelector('[part~="player"]').getBoundingClientRect().top`,
      );
      await expect
        .poll(async () => (await locate('#fixed').boundingBox())?.y, WAIT)
        .toBeLessThan(bar as number);
    },
  },
  {
    name: 'a place is seen below a header that stays',
    async run() {
      await locate('#to-far').click();
      await soon(property(`Math.round(document.querySelector('#far').getBoundingClientRect().top)`)).toBe(60);
      await soon(() => page.url()).toMatch(/#far$/);
      await page.evaluate('void setTimeout(() => history.back())');
      await soon(findShown).not.toContain('#');
    },
  },
  {
    name: 'a part as high as the window has the height that is seen',
    run: () => soon(property(`document.querySelector('#high').offsetHeight - innerHeight`)).toBe(0),
  },
  {
    name: 'a media query knows the width',
    run: () =>
      soon(
        property(
          `(innerWidth <= 600) === (getComputedStyle(document.querySelector('#narrow')).getPropertyValue('--is-narrow').trim() === 'yes')`,
        ),
      ).toBe(true),
  },
  {
    name: 'no second bar was ever seen',
    async run() {
      await expectSound(visit);
      expect(await page.evaluate(`sessionStorage.getItem('second-bar')`)).toBe(null);
    },
  },
  {
    name: "a film's sound takes the radio's place",
    async run() {
      await shown.evaluate(`document.querySelector('#film').play()`);
      await soon(windowState).toBe('idle');
      await soon(() => rig.station.listeners()).toBe(0);
      await shown.evaluate(`document.querySelector('#film').pause()`);
    },
  },
  {
    isOfPlayers: true,
    name: 'a player of the same station stops and starts the sound of the window',
    async run() {
      await ready(FIRST_PLAYER);
      // On the second page the other one sounds.
      if (OTHER_STATION.test(String(await said()))) await locate(`${FIRST_PLAYER} [part~="play"]`).click();
      await isOn(`${FIRST_PLAYER} [part~="player"]`, 'data-state', 'playing');
      await locate(`${FIRST_PLAYER} [part~="play"]`).click();
      await soon(windowState).toBe('idle');
      await locate(`${FIRST_PLAYER} [part~="play"]`).click();
      await expectWindowSounds(FIRST_STATION);
    },
  },
  {
    isOfPlayers: true,
    name: 'a player of another station tunes the window',
    async run() {
      await ready(OTHER_PLAYER);
      // On the second page it is the one that sounds.
      if (!OTHER_STATION.test(String(await said()))) await locate(`${OTHER_PLAYER} [part~="play"]`).click();
      await expectWindowSounds(OTHER_STATION);
    },
  },
  {
    name: 'a live button stops and starts the sound of the window',
    async run() {
      const status = () => locate('live-radio-button [part~="status"]').textContent();
      await ready('live-radio-button');
      await soon(status).toBe('En vivo');
      await locate('live-radio-button button').click();
      await soon(windowState).toBe('idle');
      await locate('live-radio-button button').click();
      await expectWindowSounds(FIRST_STATION);
      await soon(status).toBe('En vivo');
    },
  },
  {
    name: 'a choice of stations tunes the window',
    async run() {
      await ready('station-switcher');
      await locate('station-switcher [data-station="onda-azura"]').click();
      await expectWindowSounds(OTHER_STATION);
      await locate('station-switcher [data-station="onda"]').click();
      await expectWindowSounds(FIRST_STATION);
    },
  },
  {
    name: 'an episode is heard in the window, in place of the radio',
    async run() {
      await ready('show-episodes');
      await locate('show-episodes [part="play"]').click();
      await soon(windowState).toBe('idle');
      await page.locator('episode-player').waitFor({ state: 'attached' });
      await soon(said).toContain('Bibliotecas que abren de noche');
      await soon(() => page.evaluate('navigator.mediaSession.playbackState')).toBe('playing');
      await soon(() => rig.station.listeners()).toBe(0);
    },
  },
  {
    name: "a menu of the theme's own script opens and closes",
    in: 'scripted',
    async run() {
      for (const isOpen of ['true', 'false']) {
        await locate('.burger').click();
        await isOn('.burger', 'aria-expanded', isOpen);
      }
      expect(await locate('.site-menu').isVisible()).toBe(false);
    },
  },
  {
    name: "a submenu of the theme's own script opens",
    in: 'scripted',
    async run() {
      await locate('.burger').click();
      await locate('.more').click();
      await locate('.sub-menu a').waitFor();
      await locate('.burger').click();
    },
  },
  {
    name: "a slider of the theme's own module turns",
    in: 'scripted',
    async run() {
      await locate('.next-slide').click();
      await soon(() => locate('.slides .is-shown').textContent()).toBe('Segunda');
    },
  },
  {
    name: "a header of the theme's stays at its place",
    in: 'scripted',
    async run() {
      await shown.evaluate('scrollTo({ top: 800, behavior: "instant" })');
      await soon(property(`document.querySelector('.site-head').getBoundingClientRect().top`)).toBe(0);
      await shown.evaluate('scrollTo({ top: 0, behavior: "instant" })');
    },
  },
];

/** A visitor’s way: the link of each page, and the pages that come while the radio plays. */
interface Tour {
  link: string;
  pages: RegExp[];
  isOfPlayers: boolean;
}

const TOURS: Tour[] = [
  { link: '#next', pages: [/\/segunda\/$/, /\/tercera\/$/], isOfPlayers: false },
  { link: '#players', pages: [/\/cuarta\/$/, /\/quinta\/$/], isOfPlayers: true },
];

/** The window, the tour and the number of the page that the visit has come to. */
let reached: [size: string, tour: Tour, number: number] | undefined;
/** Whether the test before left the visit as it found it. */
let isUsable = false;

/** A visit uses all functions of a page and then those of the next; after a failure the next test begins anew. */
async function arrive(size: string, tour: Tour, number: number): Promise<void> {
  const isOnTour = isUsable && reached?.[0] === size && reached[1] === tour;
  isUsable = false;
  if (!isOnTour) await begin(WINDOWS[size] ?? {});
  const from = isOnTour ? (reached?.[2] ?? 0) : 0;
  for (const address of tour.pages.slice(from, number)) await follow(tour.link, address);
  reached = [size, tour, number];
  await page.evaluate(LISTEN_FOR_SILENCE);
}

describe.each(oneOfAKind(ROWS))('in the theme %s', (theme, windows) => {
  beforeAll(() => run(rig.site, { code: THEMES[theme as keyof typeof THEMES] }));

  const there = FUNCTIONS.filter((one) => (one.in ?? theme) === theme && one.notIn !== theme);
  // The second page of a visit finds the same in each theme.
  const pagesOf = ({ pages }: Tour) => (theme === 'demo' ? oneOfAKind(pages) : pages.slice(0, 1));
  const isHere = (size: string, { isOnce }: Show) => !isOnce || (theme === 'demo' && size === 'phone');
  const rows = windows.flatMap((size) =>
    TOURS.flatMap((tour) =>
      pagesOf(tour).flatMap((_, at) =>
        there
          .filter((one) => (one.isOfPlayers ?? false) === tour.isOfPlayers && isHere(size, one))
          .map((one) => [size, at + 1, one.name, one, tour] as const),
      ),
    ),
  );
  it.each(rows)('%s, page %i: %s', async (size, number, _, { run: use }, tour) => {
    await arrive(size, tour, number);
    await use();
    await resume();
    isUsable = true;
  });
  afterAll(() => {
    isUsable = false;
  });
});

/**
 * The requests of a frame, by way and address, each as often as it was sent, without those of our own player, and
 * without the document itself, which WordPress lets a browser fetch before a press.
 */
function requestsOf(isOf: (frame: Frame) => boolean): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url().replace(rig.site.url, '');
    const action = new URLSearchParams(request.postData() ?? '').get('action') ?? '';
    if (request.isNavigationRequest()) return;
    if (!/plugins\/onda\/|favicon/.test(url) && action !== 'onda_poll' && isOf(request.frame()))
      asked.push(`${request.method()} ${url} ${action}`);
  });
  return () => asked.toSorted();
}

describe('a page in the frame', () => {
  /** A script's own count, and pictures that nobody may ask for twice or in vain. */
  const COUNTED = `<p>Texto.</p><!-- wp:html --><noscript><img src="/nunca.gif" alt=""></noscript>
<img src="/pixel.gif" alt="" width="1" height="1"><img loading="lazy" src="/perezosa.gif" alt="" width="1" height="1">
<script>new Image().src = '/etiqueta.gif?' + location.pathname</script><!-- /wp:html -->`;

  it('asks for the same as after a normal load, each once, and is one view', async () => {
    const post = await publishRead(rig.site, COUNTED);
    const toPost = `document.querySelector('#next').href = ${JSON.stringify(post.url)}`;
    const visitPost = async (isPlaying: boolean) => {
      await (isPlaying ? begin(WINDOWS.desktop ?? {}) : beginSilent(WINDOWS.desktop ?? {}));
      // The cache is off, so that each request is seen.
      await page.route('**/*', (route) => route.fallback());
      await page.evaluate(toPost);
      const main = page.mainFrame();
      const asked = requestsOf((frame) => (frame === main) !== isPlaying);
      const counted = page.waitForRequest((request) => !!request.postData()?.includes('spv_record_view'));
      await main.locator('#next').click();
      await counted;
      return asked;
    };
    const before = await viewsOf(rig.site, post.id);
    const loaded = await visitPost(false);
    await expect.poll(() => viewsOf(rig.site, post.id), WAIT).toBe(before + 1);
    await page.waitForLoadState('networkidle');
    const normal = loaded();
    await page.context().close();
    await numberOf(rig.site, 'DELETE FROM {p}onda_seen');
    const framed = await visitPost(true);
    await expect.poll(() => viewsOf(rig.site, post.id), WAIT).toBe(before + 2);
    await expect.poll(framed, WAIT).toEqual(normal);
    await expectSound(visit);
    expect(framed()).toEqual(normal);
  });

  it('is no play more', async () => {
    const plays: string[] = [];
    await beginSilent(WINDOWS.desktop ?? {});
    page.on('request', (request) => {
      const want = new URLSearchParams(request.postData() ?? '').get('want[count.play:onda]');
      if (want !== null) plays.push(want);
    });
    await play(visit);
    await expect.poll(() => plays.length, WAIT).toBe(1);
    for (const next of [/\/segunda\/$/, /\/tercera\/$/]) await follow('#next', next);
    await expectSound(visit);
    expect(plays).toHaveLength(1);
  });
});
