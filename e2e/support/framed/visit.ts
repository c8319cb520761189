import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumPath } from '../../../tools/setup/chromium';
import { driveChromium, type Engine, PATIENCE_MS, startEngine } from '../engine';
import { chosenBrowser, type Rig, startChromium } from '../rig';
import { SLOWER } from '../slower';
import { LISTEN, LISTEN_FOR_SILENCE, POSITION } from '../sound/page-sounds';

/** A visit of a site whose bar plays, and whose next page may stand in a frame. */
export interface Visit {
  rig: Rig;
  engine: Engine;
  /** Only in Chromium: tabs, files, questions and the network are no matter of the three engines. */
  page: Page | undefined;
  /** Reads an expression in the shown page: its `location`, `document` and the like are the page's own. */
  inPage<T>(expression: string): Promise<T>;
  /** A real click in the shown page. */
  press(selector: string): Promise<void>;
}

/** A visitor's place. */
export interface Where {
  /** The window's address, without the site's origin. */
  address: string;
  title: string;
  /** The address of the framed page; empty without one. */
  framed: string;
  /** The name by which the shown page calls itself. */
  page: string;
  /** The id of the place that the address names. */
  target: string;
  /** Whether the window still has the document in which the visitor pressed play. */
  document: 'first' | 'new';
}

const FRAME = `document.querySelector('iframe[data-onda-page="shown"]')`;
const SHOWN = `(${FRAME}?.contentWindow ?? window)`;
export const BAR = `document.querySelector('radio-player[sticky="true"]')`;
const PLAYER = `${BAR}?.shadowRoot?.querySelector('[part~="player"]')`;
/** The state of the window's bar. */
export const STATE = `${PLAYER}?.dataset.state`;
const PLAY = `${BAR}.shadowRoot.querySelector('[part~="play"]')`;
export const WAIT = { timeout: PATIENCE_MS * SLOWER };

/** In the shown page, by its own names of things. */
export const inShown = (expression: string) => `${SHOWN}.eval(${JSON.stringify(`(${expression})`)})`;

const where = (site: string) => `((site) => {
  const frame = ${FRAME};
  const shown = frame?.contentWindow ?? window;
  const short = (place) => place.href.replace(site, '');
  return {
    address: short(location),
    title: document.title,
    framed: frame ? short(shown.location) : '',
    page: shown.document.querySelector('[data-page]')?.dataset.page ?? '',
    target: shown.document.querySelector(':target')?.id ?? '',
    document: 'sounds' in window ? 'first' : 'new',
  };
})(${JSON.stringify(site)})`;

export const whereOf = ({ engine, rig }: Visit) => engine.read<Where>(where(rig.site.url));

/** Opens the page in the browser of the lane: its bar is there and silent. */
export async function openVisit(rig: Rig, path: string): Promise<Visit> {
  const { engine, page } = await startBrowser();
  const visit = visitOf(rig, engine, page);
  try {
    await engine.open(new URL(path, rig.site.url).href);
    await expect.poll(() => engine.read(`${BAR}?.dataset.ready`), WAIT).toBe('');
    await engine.read(LISTEN);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return visit;
}

export const visitOf = (rig: Rig, engine: Engine, page?: Page): Visit => ({
  rig,
  engine,
  page,
  inPage: (expression) => engine.read(inShown(expression)),
  press: (selector) => engine.click(inShown(`document.querySelector(${JSON.stringify(selector)})`)),
});

/** Chromium is one program for all visits of a file; each has a profile of its own. */
let shared: Promise<Browser> | undefined;

async function startBrowser(): Promise<{ engine: Engine; page?: Page }> {
  const name = chosenBrowser();
  if (name !== 'chromium') return { engine: await startEngine(name) };
  shared ??= startChromium('user-gesture-required', chromiumPath());
  const context = await (await shared).newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  return { engine: driveChromium(page, () => context.close()), page };
}

/** After the last visit of a file. */
export async function closeBrowser(): Promise<void> {
  await (await shared)?.close();
  shared = undefined;
}

export const pressPlay = ({ engine }: Visit) => engine.click(PLAY);

/** Plays, is heard, and has what keeps the sound over pages; from now on whatever stops the sound is noted. */
export async function play(visit: Visit): Promise<void> {
  await pressPlay(visit);
  await expectPlaying(visit);
  await visit.engine.read(LISTEN_FOR_SILENCE);
}

export async function expectPlaying({ engine }: Visit): Promise<void> {
  await expect.poll(() => engine.read(STATE), WAIT).toBe('playing');
  await expect.poll(() => engine.read<number>(POSITION), WAIT).toBeGreaterThan(0);
  await expect.poll(() => engine.read('navigator.mediaSession.playbackState'), WAIT).toBe('playing');
}

/** The sound that was pressed goes on: it has not stopped since, and it is the only one. */
export async function expectSound({ engine, rig }: Visit): Promise<void> {
  const before = await engine.read<number>(POSITION);
  await expect.poll(() => engine.read<number>(POSITION), WAIT).toBeGreaterThan(before);
  expect(await engine.read('window.silences')).toEqual([]);
  expect(await engine.read(STATE)).toBe('playing');
  expect(rig.station.listeners()).toBe(1);
}

/**
 * The browser's own history moves, as by its buttons, once the page and its player are there. The document may be gone
 * before it answers.
 */
export async function travel(
  { engine }: Visit,
  way: 'history.back()' | 'history.forward()' | 'location.reload()',
): Promise<void> {
  const isThere = `document.readyState === 'complete' && (${BAR}?.dataset.ready ?? '') === ''`;
  await expect.poll(() => engine.read(isThere), WAIT).toBe(true);
  await engine.read(`void setTimeout(() => ${way})`);
}
