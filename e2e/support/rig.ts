import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { createStation, type Station } from '../../demo/station/station';
import { DATABASES, DEFAULT_OPTIONS, SERVERS, type SiteOptions, WP_VERSIONS } from '../../tools/rig/options';
import { down, run, type Site, up } from '../../tools/rig/site';
import { browserNamed, type EngineName, engineOf } from '../../tools/setup/browsers';
import { CHROMIUM_ARGS, chromiumPath, lightChromiumPath } from '../../tools/setup/chromium';
import { PATIENCE_MS } from './engine';

/** A real WordPress with the built plugin and the demo content, and the stream server that it tells of. */
export interface Rig {
  site: Site;
  station: Station;
  close(): Promise<void>;
}

/** The station by default changes its track only when a test says so, however slow the machine is. */
const TRACK_SECONDS = 60 * 60;

/** The neighbors that the command names: folders of other plugins, and a file of PHP that sets them up. */
function neighbors(): { plugins: string[]; setup: string } {
  const { ONDA_E2E_PLUGINS = '', ONDA_E2E_SETUP = '' } = process.env;
  return {
    plugins: ONDA_E2E_PLUGINS.split(delimiter).filter((folder) => folder !== ''),
    setup: ONDA_E2E_SETUP,
  };
}

/** The options of the lane; `tools/test/e2e.ts` puts them into the environment. */
function laneOptions(): Pick<SiteOptions, 'wp' | 'db' | 'server'> {
  const { ONDA_E2E_WP, ONDA_E2E_DB, ONDA_E2E_SERVER } = process.env;
  return {
    wp: oneOf(WP_VERSIONS, ONDA_E2E_WP) ?? '7.1',
    db: oneOf(DATABASES, ONDA_E2E_DB) ?? 'sqlite',
    server: oneOf(SERVERS, ONDA_E2E_SERVER) ?? 'native',
  };
}

const oneOf = <T extends string>(all: readonly T[], word: string | undefined): T | undefined =>
  all.find((one) => one === word);

const browserInLane = () => browserNamed(process.env.ONDA_E2E_BROWSER || 'chromium');

/** The engine of the browser that the lane asks for. */
export const chosenBrowser = (): EngineName => engineOf(browserInLane());

/** Whether the lane drives another browser than the newest Chromium, which runs every test. */
export const isFloor = (): boolean => browserInLane() !== 'chromium';

/** For a site whose plugin folder is replaced: PHP would remember for two minutes where its link led. */
export const NO_PATH_CACHE = ['realpath_cache_size=0'];

/** Several lanes may run the same tests at once, each with a site of its own. */
function nameInLane(name: string): string {
  return [name, ...Object.values(laneOptions()), browserInLane()].join('-').replaceAll('.', '');
}

const open = new Set<string>();

/**
 * The files of a test worker have their sites at one path, one after another: PHP keeps what it compiled there. A
 * second site at the same time has the name of its subject. Another run at the same time has other names.
 */
function chooseName(subject: string): string {
  const ofWorker = nameInLane(`worker-${process.ppid}-${process.env.VITEST_POOL_ID ?? 0}`);
  const name = open.has(ofWorker) ? nameInLane(subject) : ofWorker;
  open.add(name);
  return name;
}

export async function startRig(
  subject: string,
  options: Partial<SiteOptions> = {},
  trackSeconds = TRACK_SECONDS,
): Promise<Rig> {
  const name = chooseName(subject);
  const station = await createStation({ port: 0, trackSeconds });
  const { plugins, setup } = neighbors();
  const site = await up({
    ...DEFAULT_OPTIONS,
    ...laneOptions(),
    ...(process.env.ONDA_E2E_SEEDED_IN && { seededIn: process.env.ONDA_E2E_SEEDED_IN }),
    ...options,
    plugins: [...plugins, ...(options.plugins ?? [])],
    name,
    trusted: [new URL(station.url).host, ...(options.trusted ?? [])],
    constants: { ...options.constants, ONDA_STATION_URL: station.url },
  });
  if (setup) await run(site, { code: readFileSync(setup, 'utf8').replace(/^<\?php/, '') });
  return {
    site,
    station,
    async close() {
      open.delete(name);
      await down(name);
      await station.close();
    },
  };
}

/**
 * Chromium with a policy for sound: most visitors' browsers want a gesture. Windows come only where its path is given.
 */
export function startChromium(
  autoplay = 'user-gesture-required',
  executablePath = lightChromiumPath(),
): Promise<Browser> {
  return launch({ executablePath, args: [...CHROMIUM_ARGS, `--autoplay-policy=${autoplay}`] });
}

/** The whole Chromium, which keeps a page for the way back: the tool would switch that off. */
export function startKeepingChromium(): Promise<Browser> {
  return launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** Throws in a lane of another engine: what such a test says of Chromium must not pass for that one. */
async function launch(options: LaunchOptions): Promise<Browser> {
  if (chosenBrowser() !== 'chromium') throw new Error(`this test drives no ${chosenBrowser()}`);
  const browser = await chromium.launch(options);
  return browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
}

/** A part of the widget, through its shadow root. */
export const part = (page: Page, name: string, tag = 'radio-player') =>
  page.locator(`${tag} [part~="${name}"]`).first();
