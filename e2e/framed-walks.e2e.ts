import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { driveChromium, PATIENCE_MS } from './support/engine';
import {
  closeBrowser,
  expectSound,
  openVisit,
  play,
  pressPlay,
  STATE,
  travel,
  type Visit,
  visitOf,
  WAIT,
  type Where,
  whereOf,
} from './support/framed/visit';
import { chosenBrowser, type Rig, startRig } from './support/rig';
import { LISTEN } from './support/sound/page-sounds';
import { isWhole } from './support/whole';

/**
 * While the bar plays, the next page is a document of its own in a frame. Address, title and history are the window's,
 * and the sound never stops: walks through a site, step by step.
 */
let rig: Rig;
let visit: Visit;
let elsewhere: string;
/** The row of the walk's table, which a failure names. */
let stepNumber = 0;

type Step = (visit: Visit) => Promise<unknown>;
type Place = (visit: Visit) => Promise<void>;

interface Walk {
  name: string;
  /** The one browser that can do it, or can show it to a test. */
  only?: 'chromium';
  /** The sound is not there yet when the walk begins. */
  isSilent?: boolean;
  /** Each step with the place where the visitor stands then. A walk begins on `/uno/`. */
  steps: [Step, Place][];
}

// The steps of a visitor.

/** Presses a link, or a button, by its id; each page has the same ones (`support/framed/walk-site.php`). */
const follow =
  (id: string): Step =>
  ({ press }) =>
    press(`#${id}`);
const back: Step = (visit) => travel(visit, 'history.back()');
const forward: Step = (visit) => travel(visit, 'history.forward()');
const reload: Step = (visit) => travel(visit, 'location.reload()');

/** The click makes it a visitor's own word, without which no browser asks before the page is left. */
const type =
  (selector: string, text: string): Step =>
  async ({ press, inPage }) => {
    await press(selector);
    await inPage(`((field) => {
      field.value = ${JSON.stringify(text)};
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })(document.querySelector(${JSON.stringify(selector)}))`);
  };

/** Several steps with no look between them. */
const atOnce =
  (...steps: Step[]): Step =>
  async (visit) => {
    for (const step of steps) await step(visit);
  };

// Steps of nobody: a look, or something that the server or the network does.

const shows =
  (expression: string, value: unknown): Step =>
  ({ inPage }) =>
    expect.poll(() => inPage(expression), WAIT).toEqual(value);

/** The document that is shown can be known again. */
const marks: Step = ({ inPage }) => inPage('void (window.isMarked = true)');
const isMarked = shows('window.isMarked', true);

/** All code of the page has come. */
const isLoaded: Step = (visit) => chromium(visit).waitForLoadState('networkidle');

/** The page loads itself anew by its own script; the history gets no step. */
const loadsItself: Step = async (visit) => {
  await visit.inPage('void location.reload()');
  await shows('window.isMarked ?? null', null)(visit);
};

/** The page keeps what it hears of the radio from now on. */
const notesSound: Step = ({ inPage }) =>
  inPage(
    `void (window.heard = [], document.addEventListener('onda-state', ({ detail }) => heard.push(detail.state)))`,
  );

const inSite = (file: string) => join(rig.site.root, 'wp-content', file);
const noted = (file: string) => (existsSync(inSite(file)) ? readFileSync(inSite(file), 'utf8').length : 0);

/** The slow page was asked for so many times. */
const asked =
  (times: number): Step =>
  () =>
    expect.poll(() => noted('walk-asked'), WAIT).toBe(times);

/** The slow page comes; its reply is on its way when this ends. */
const comes: Step = async () => {
  writeFileSync(inSite('walk-gate'), '');
  await expect.poll(() => noted('walk-passed') === noted('walk-asked'), WAIT).toBe(true);
};

const chromium = ({ page }: Visit) => {
  if (!page) throw new Error('this step is for Chromium');
  return page;
};

const hasTabs =
  (count: number): Step =>
  (visit) =>
    expect.poll(() => chromium(visit).context().pages().length, WAIT).toBe(count);

const holdingControl =
  (step: Step): Step =>
  async (visit) => {
    const { keyboard } = chromium(visit);
    await keyboard.down('Control');
    await step(visit);
    await keyboard.up('Control');
  };

/** The step brings a file, which no page knows of. */
const saving =
  (step: Step): Step =>
  async (visit) => {
    const file = chromium(visit).waitForEvent('download', WAIT);
    await step(visit);
    await (await file).cancel();
  };

/** The step makes the browser, or the page, ask whether to leave; the click ends only with the answer. */
const answering =
  (answer: 'accept' | 'dismiss', step: Step): Step =>
  async (visit) => {
    const question = chromium(visit).waitForEvent('dialog', WAIT);
    await Promise.all([question.then((dialog) => dialog[answer]()), step(visit)]);
  };

const offline =
  (isOffline: boolean): Step =>
  (visit) =>
    chromium(visit).context().setOffline(isOffline);

/** Real time would be a test of a minute: the timers and the date of the page are ahead, its sound is not. */
const waits =
  (ms: number): Step =>
  async (visit) => {
    await chromium(visit).clock.fastForward(ms);
    expect(await visit.engine.read(STATE)).toBe('idle');
  };
/** Before the sound, whose own timers no later clock could end. */
const playsByTheClock: Step = async (visit) => {
  await chromium(visit).clock.install();
  await play(visit);
};

const pauses: Step = async (visit) => {
  await pressPlay(visit);
  await expect.poll(() => visit.engine.read(STATE), WAIT).toBe('idle');
};

// Places: the visitor stands there after a step.

type Expected = Partial<Record<keyof Where, unknown>>;

const expectAt = (visit: Visit, expected: Expected) =>
  expect.poll(() => whereOf(visit), { ...WAIT, message: `step ${stepNumber}` }).toMatchObject(expected);

const pageNamed = (page: string) => ({ address: `/${page}/`, title: `Título ${page}`, page, target: '' });

/** The page is there, with its own address and title; nobody says how it came. */
const at =
  (page: string, more: Expected = {}): Place =>
  (visit) =>
    expectAt(visit, { ...pageNamed(page), ...more });

/** The page is there, and the sound has gone on. */
const sounding =
  (page: string, more: Expected = {}): Place =>
  async (visit) => {
    const expected = { ...pageNamed(page), document: 'first', ...more };
    await expectAt(visit, expected);
    await expectSound(visit);
    // Nothing came after it.
    expect(await whereOf(visit)).toMatchObject(expected);
  };

/** A page of its own in the frame, whose address the window has. */
const framed = (page: string, more: Expected = {}): Place => {
  const { address } = { ...pageNamed(page), ...more };
  return sounding(page, { framed: address, ...more });
};

/** The page in which the visitor pressed play, which no frame covers. */
const first = (page: string, more: Expected = {}): Place => sounding(page, { framed: '', ...more });

/** A normal load. */
const loaded = (page: string, more: Expected = {}): Place =>
  at(page, { framed: '', document: 'new', ...more });

const leftFor =
  (address: () => unknown): Place =>
  (visit) =>
    expectAt(visit, { address: address(), framed: '', document: 'new' });

const onOtherSite = leftFor(() => `${elsewhere}/`);
const onServer = (path: string) => leftFor(() => expect.stringMatching(`^${path}`));

/** Nothing is said of the page, as where the browser shows its own. */
const anywhere: Place = async () => {};

const SECOND = { address: '/dos/?segunda', title: 'Título dos segunda', page: 'dos segunda' };
const PLACE = { address: '/dos/#lejos', target: 'lejos' };
const FOUND = { address: '/?s=radio' };
const POSTED = { address: '/recibo/' };
const THANKS = { address: '/tres/?gracias' };
const ARTICLE = { address: expect.stringMatching(/^\/[^/]+\/$/) };
const COMMENTED = { ...ARTICLE, address: expect.stringMatching(/#comment-\d+$/), target: expect.anything() };

/** `pnpm test` has these, one of each kind. */
const MAIN: Walk[] = [
  {
    name: 'two links, back, back, forward, forward, back, back',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('tres'), framed('tres')],
      [back, framed('dos')],
      [back, first('uno')],
      [forward, framed('dos')],
      [forward, framed('tres')],
      [back, framed('dos')],
      [back, first('uno')],
    ],
  },
  {
    name: 'a reload of the framed page, then back and forward',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('tres'), framed('tres')],
      [reload, loaded('tres')],
      [back, at('dos')],
      [back, at('uno')],
      [forward, at('dos')],
      [forward, at('tres')],
    ],
  },
  {
    name: 'a search by a form',
    steps: [
      [follow('search'), framed('buscado', FOUND)],
      [follow('dos'), framed('dos')],
      [back, framed('buscado', FOUND)],
      [back, first('uno')],
      [forward, framed('buscado', FOUND)],
    ],
  },
  {
    name: 'a form that posts, and is answered',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('post'), framed('recibido', POSTED)],
      [back, framed('dos')],
      [back, first('uno')],
    ],
  },
  {
    name: 'another site, and back',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('elsewhere'), onOtherSite],
      [back, at('dos')],
      [back, at('uno')],
    ],
  },
];

const OTHERS: Walk[] = [
  {
    name: 'a place within the page, back, forward, another page',
    steps: [
      [follow('dos'), framed('dos')],
      [marks, framed('dos')],
      [follow('place'), framed('dos', PLACE)],
      [back, framed('dos')],
      [forward, framed('dos', PLACE)],
      [isMarked, framed('dos', PLACE)],
      [follow('tres'), framed('tres')],
      [back, framed('dos', PLACE)],
      [back, framed('dos')],
      [back, first('uno')],
    ],
  },
  {
    name: 'a page that loads itself anew hears the radio as before',
    steps: [
      [follow('dos'), framed('dos')],
      [atOnce(marks, loadsItself), framed('dos')],
      [atOnce(notesSound, pauses, shows('window.heard', ['idle'])), at('dos')],
    ],
  },
  {
    name: 'pages of the page itself, by pushState',
    steps: [
      [follow('dos'), framed('dos')],
      [marks, framed('dos')],
      [follow('push'), framed('dos', SECOND)],
      [back, framed('dos')],
      [forward, framed('dos', SECOND)],
      [isMarked, framed('dos', SECOND)],
      [follow('tres'), framed('tres')],
      [back, framed('dos', SECOND)],
      [back, framed('dos')],
      [back, first('uno')],
    ],
  },
  {
    name: 'another link while a page loads',
    steps: [
      [follow('dos'), framed('dos')],
      [atOnce(follow('lenta'), asked(1)), framed('dos')],
      [follow('tres'), framed('tres')],
      [comes, framed('tres')],
      [back, framed('dos')],
      [back, first('uno')],
    ],
  },
  {
    name: 'a link, back, another link, back, forward',
    steps: [
      [follow('dos'), framed('dos')],
      [back, first('uno')],
      [follow('tres'), framed('tres')],
      [back, first('uno')],
      [forward, framed('tres')],
    ],
  },
  {
    name: 'a place of the first page',
    steps: [
      [follow('place'), first('uno', { address: '/uno/#lejos', target: 'lejos' })],
      [follow('dos'), framed('dos')],
      [back, first('uno', { address: '/uno/#lejos', target: 'lejos' })],
      [back, first('uno')],
    ],
  },
  {
    name: 'a form that posts, and sends on to another page',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('post-303'), framed('tres', THANKS)],
      [back, framed('dos')],
      [forward, framed('tres', THANKS)],
    ],
  },
  {
    name: 'a form that posts to another site',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('post-elsewhere'), onOtherSite],
      [back, at('dos')],
    ],
  },
  {
    name: 'a comment',
    steps: [
      [follow('article'), framed('articulo', ARTICLE)],
      [
        atOnce(
          type('#comment', 'Se oye muy bien.'),
          type('#author', 'Ana'),
          type('#email', 'ana@ejemplo.es'),
          follow('submit'),
        ),
        framed('articulo', COMMENTED),
      ],
      [back, framed('articulo', ARTICLE)],
      [back, first('uno')],
    ],
  },
  {
    name: 'Back while a page loads',
    steps: [
      [follow('dos'), framed('dos')],
      [atOnce(follow('lenta'), asked(1)), framed('dos')],
      [back, first('uno')],
      [comes, first('uno')],
      [forward, framed('dos')],
    ],
  },
  {
    name: 'a new tab',
    only: 'chromium',
    steps: [
      [follow('dos'), framed('dos')],
      [atOnce(follow('tab'), hasTabs(2)), framed('dos')],
      [follow('tres'), framed('tres')],
    ],
  },
  {
    name: 'a new tab of the page in which play was pressed',
    only: 'chromium',
    steps: [
      [atOnce(follow('tab'), hasTabs(2)), first('uno')],
      [follow('tres'), framed('tres')],
    ],
  },
  {
    name: 'a link with a key held',
    only: 'chromium',
    steps: [
      [follow('dos'), framed('dos')],
      [atOnce(holdingControl(follow('tres')), hasTabs(2)), framed('dos')],
    ],
  },
  {
    name: 'a link that calls itself external',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('external'), at('tres')],
      [back, at('dos')],
    ],
  },
  {
    name: 'a link that wants the whole window',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('top'), at('tres')],
      [back, at('dos')],
    ],
  },
  {
    name: "a script's own way to a page",
    steps: [
      [follow('dos'), framed('dos')],
      [follow('script-link'), framed('tres')],
      [back, framed('dos')],
      [back, first('uno')],
    ],
  },
  {
    // Firefox before 147 and Safari before 26.2 tell nobody where a script goes.
    name: "a script's own way to another site",
    only: 'chromium',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('script-elsewhere'), onOtherSite],
      [back, at('dos')],
    ],
  },
  {
    name: 'a redirect within the site',
    steps: [
      [follow('mudada'), framed('dos')],
      [follow('tres'), framed('tres')],
      [back, framed('dos')],
      [back, first('uno')],
    ],
  },
  {
    name: 'a redirect to the page that is shown',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('mudada'), framed('dos')],
      // The page may have one entry or two.
      [back, (visit) => expectAt(visit, { page: expect.stringMatching(/^(uno|dos)$/), document: 'first' })],
    ],
  },
  {
    name: 'a redirect to another site',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('fuera'), onOtherSite],
      [back, at('dos')],
    ],
  },
  {
    name: 'a page that is not there',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('perdida'), framed('404', { address: '/perdida/' })],
      [back, framed('dos')],
    ],
  },
  {
    name: 'a page that fails on the server',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('rota'), at('rota')],
      [back, at('dos')],
    ],
  },
  {
    name: 'a file, by its header and by the attribute of its link',
    only: 'chromium',
    steps: [
      [saving(follow('archivo')), first('uno')],
      [follow('dos'), framed('dos')],
      [saving(follow('archivo')), framed('dos')],
      [saving(follow('saved')), framed('dos')],
      [follow('tres'), framed('tres')],
      [back, framed('dos')],
      [back, first('uno')],
    ],
  },
  {
    name: 'a PDF, and back',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('pdf'), leftFor(() => expect.stringMatching(/\/hoja\.pdf$/))],
      [back, at('dos')],
    ],
  },
  {
    name: 'a page that no frame may have',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('cerrada'), loaded('cerrada')],
      [back, at('dos')],
      [forward, at('cerrada')],
    ],
  },
  {
    name: 'a page that leaves each frame by itself',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('sola'), loaded('sola')],
      [back, at('dos')],
    ],
  },
  {
    name: 'a form that is not sent asks before it is left',
    only: 'chromium',
    steps: [
      [follow('formulario'), framed('formulario')],
      [type('#note', 'hola'), framed('formulario')],
      [answering('dismiss', follow('tres')), framed('formulario')],
      [shows('document.querySelector("#note").value', 'hola'), framed('formulario')],
      [answering('accept', follow('tres')), framed('tres')],
    ],
  },
  {
    name: 'what was typed in the page before is there after Back',
    steps: [
      [type('#note', 'en la primera'), first('uno')],
      [follow('dos'), framed('dos')],
      [type('#note', 'en la segunda'), framed('dos')],
      [follow('tres'), framed('tres')],
      [back, framed('dos')],
      [shows('document.querySelector("#note").value', 'en la segunda'), framed('dos')],
      [back, first('uno')],
      [shows('document.querySelector("#note").value', 'en la primera'), first('uno')],
    ],
  },
  {
    name: 'the place on the page before is there after Back',
    steps: [
      [follow('dos'), framed('dos')],
      [
        atOnce(({ inPage }) => inPage('scrollTo({ top: 900, behavior: "instant" })'), shows('scrollY', 900)),
        framed('dos'),
      ],
      [({ inPage }) => inPage('document.querySelector("#tres").click()'), framed('tres')],
      [shows('scrollY', 0), framed('tres')],
      [back, framed('dos')],
      [shows('Math.round(scrollY)', 900), framed('dos')],
    ],
  },
  {
    name: 'a post behind a password',
    steps: [
      [follow('clave'), framed('clave')],
      [
        atOnce(type('input[name="post_password"]', 'abc'), ({ press }) =>
          press('.post-password-form [type="submit"]'),
        ),
        at('clave'),
      ],
      [shows('document.body.innerText.includes("Dentro")', true), at('clave')],
    ],
  },
  {
    name: 'the way to sign in',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('login'), onServer('/wp-login.php')],
      [back, at('dos')],
    ],
  },
  {
    name: 'the way to run the site',
    steps: [
      [follow('dos'), framed('dos')],
      [follow('admin'), onServer('/wp-login.php')],
      [back, at('dos')],
    ],
  },
  {
    name: 'a page that takes longer than ten seconds',
    steps: [
      [follow('dos'), framed('dos')],
      [atOnce(follow('lenta'), asked(2), comes), loaded('lenta')],
      [back, at('dos')],
    ],
  },
  {
    name: 'a link in the moment of play',
    isSilent: true,
    steps: [
      [atOnce(pressPlay, follow('dos')), at('dos')],
      [({ engine }) => expect.poll(() => engine.read(STATE), WAIT).toBe('playing'), at('dos')],
    ],
  },
  {
    name: 'a link before play',
    isSilent: true,
    steps: [[follow('dos'), loaded('dos')]],
  },
  {
    name: 'a link after a minute of silence, over the first page',
    only: 'chromium',
    isSilent: true,
    steps: [
      [atOnce(playsByTheClock, pauses, waits(61_000), follow('dos')), loaded('dos')],
      [back, at('uno')],
    ],
  },
  {
    name: 'a link after a minute of silence, in a framed page',
    only: 'chromium',
    isSilent: true,
    steps: [
      [atOnce(playsByTheClock, follow('dos')), framed('dos')],
      [atOnce(pauses, waits(61_000)), at('dos')],
      [follow('tres'), loaded('tres')],
      [back, at('dos')],
      // The clock of the test hides from a page how it was loaded.
      [atOnce(isLoaded, back), at('uno')],
    ],
  },
  {
    name: 'a link without a network',
    only: 'chromium',
    steps: [
      [follow('dos'), framed('dos')],
      [atOnce(offline(true), follow('tres')), anywhere],
      // The browser's own page says so, and its reload asks again for what was pressed.
      [
        (visit) => expect.poll(() => chromium(visit).url(), WAIT).toMatch(/^chrome-error:|\/tres\/$/),
        anywhere,
      ],
      [atOnce(offline(false), (visit) => chromium(visit).reload()), at('tres')],
    ],
  },
];

const inThisBrowser = ({ only }: Walk) => only === undefined || only === chosenBrowser();

/** The site: pages of the walk, an article that takes comments, and a file. */
const SITE = `
  kses_remove_filters();
  foreach (['uno', 'dos', 'tres', 'lenta', 'mudada', 'fuera', 'cerrada', 'rota', 'archivo', 'sola', 'formulario', 'clave',
    'recibo'] as $slug) wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $slug,
      'post_name' => $slug, 'post_content' => '<p>Dentro.</p>', 'post_password' => $slug === 'clave' ? 'abc' : '']);
  update_option('walk_article', wp_insert_post(['post_status' => 'publish', 'post_title' => 'Artículo',
    'post_name' => 'articulo', 'post_content' => '<p>Un artículo.</p>', 'comment_status' => 'open']));
  Onda\\Core\\Settings\\PlayerPlace::choose('bar');`;

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
`;

const other = createServer((request, response) => {
  const framing = new URL(request.url ?? '/', elsewhere).searchParams.get('frames');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>Otro sitio</title><h1>Otro sitio</h1>${framing ? `<iframe src="${framing}" allow="autoplay" width="1000" height="600"></iframe>` : ''}`,
  );
});

beforeAll(async () => {
  await new Promise<void>((listens) => other.listen(0, '127.0.0.1', listens));
  elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  rig = await startRig('framed-walks', { constants: { ONDA_WALK_ELSEWHERE: `${elsewhere}/` } });
  mkdirSync(inSite('mu-plugins'), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'support/framed/walk-site.php'), inSite('mu-plugins/walk-site.php'));
  mkdirSync(inSite('uploads'), { recursive: true });
  writeFileSync(inSite('uploads/hoja.pdf'), PDF);
  await run(rig.site, { code: SITE });
});

afterAll(async () => {
  await closeBrowser();
  await rig?.close();
  other.closeAllConnections();
  other.close();
});

afterEach(async () => {
  // A request that still waits for the slow page gets it, and the next walk finds the gate shut.
  writeFileSync(inSite('walk-gate'), '');
  await visit?.engine.close();
  await expect.poll(() => noted('walk-passed') === noted('walk-asked')).toBe(true);
  for (const file of ['walk-gate', 'walk-asked', 'walk-passed']) rmSync(inSite(file), { force: true });
  await expect.poll(() => rig.station.listeners(), { timeout: PATIENCE_MS }).toBe(0);
});

describe('a walk, with the sound of the first page', () => {
  const walks = isWhole ? [...MAIN, ...OTHERS] : MAIN;
  const rows = walks.filter(inThisBrowser).map((walk) => [walk.name, walk] as const);
  it.each(rows)('%s', async (_, { steps, isSilent = false }) => {
    visit = await openVisit(rig, '/uno/');
    if (!isSilent) await play(visit);
    stepNumber = 0;
    for (const [step, place] of steps) {
      stepNumber += 1;
      await step(visit);
      await place(visit);
    }
  });
});

const FRAME = 'iframe[data-onda-page]';

/** Several windows and frames of one visitor, which a test can only see in Chromium. */
if (isWhole && chosenBrowser() === 'chromium')
  describe('another window', () => {
    it('of the same visitor has normal loads until it plays itself, and then has the sound alone', async () => {
      visit = await openVisit(rig, '/uno/');
      await play(visit);
      await follow('dos')(visit);
      await framed('dos')(visit);
      const tab = await chromium(visit).context().newPage();
      await tab.goto(`${rig.site.url}/uno/`);
      await tab.locator('#tres').click();
      await tab.waitForURL('**/tres/');
      expect(await tab.locator(FRAME).count()).toBe(0);
      await framed('dos')(visit);
      const second = visitOf(
        rig,
        driveChromium(tab, () => tab.close()),
        tab,
      );
      await second.engine.read(LISTEN);
      await play(second);
      await expect.poll(() => visit.engine.read(STATE), WAIT).toBe('idle');
      await follow('dos')(second);
      await framed('dos')(second);
    });

    it('of a site that frames ours has normal loads within its frame', async () => {
      visit = await openVisit(rig, '/uno/');
      const page = chromium(visit);
      await page.goto(`${elsewhere}/?frames=${encodeURIComponent(`${rig.site.url}/uno/`)}`);
      const ours = page.frameLocator('iframe');
      await ours.locator('radio-player[sticky="true"][data-ready] [part~="play"]').first().click();
      await ours.locator('radio-player [data-state="playing"]').first().waitFor();
      await ours.locator('#dos').click();
      await ours.locator('[data-page="dos"]').waitFor();
      expect(await ours.locator(FRAME).count()).toBe(0);
      expect(page.frames().map((frame) => frame.url())).toEqual([
        expect.stringContaining(elsewhere),
        `${rig.site.url}/dos/`,
      ]);
    });
  });
