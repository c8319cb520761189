import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserName, engineOf } from '../setup/browsers';

export type FileChoice = 'features' | 'floor' | 'smoke' | 'smoke-server' | 'nodes' | 'fpm' | 'budgets';

export interface Circumstances {
  root: string;
  browser: BrowserName;
  /** Whether all tests run, as in `pnpm test all`. */
  isWhole: boolean;
  isPlayground: boolean;
}

/** The tests that ask the site: all that differs between one WordPress, PHP or database and another. */
const SMOKE_SERVER = ['smoke-server'];
/** WordPress in WebAssembly alone runs a blueprint. */
const PLAYGROUND = ['blueprint'];
const SMOKE = ['smoke', ...SMOKE_SERVER];
/** Several servers of one site, for PHP or for the database; no browser is opened. */
const NODES = ['nodes', 'replica'];
/** Visitors who hang up before nginx and php-fpm; it opens no browser either. */
const FPM = ['fpm'];
/** The bytes of pages, before nginx with gzip. */
const BUDGETS = ['page-budgets'];

const LOST_FILES = ['lost-files'];
/** The behaviors that differ between old browsers and new ones. */
const OLD = [...LOST_FILES, 'core-menus', 'old-styles'];
/** The network can be taken away from Chromium alone. */
const OLD_CHROMIUM = [...OLD, 'network-away'];

/** Files that `pnpm test` leaves to `pnpm test all`, each with the file that has the same behavior once. */
export const ONLY_WHOLE: Record<string, string> = {
  'admin-schedule-year': 'admin-schedule: the editor of a week; ScheduleYearTest: what a year has',
  demo: 'every other file uses the demo',
  editor: 'blocks and blocks-editing: the preview, the pickers, the console',
  icecast: 'sound and sound-transports; here with titles and mirrors of a whole station',
  'long-attributes': 'growth.test.ts of bundle: each reader of an attribute; here whole elements',
  'old-styles': 'for browsers before the newest',
  'owner-looks':
    'owner-tools, previews: axe on a screen; here each, with much data, other languages and colors',
  'owner-removal': 'LifecycleTest, RemovalNoteTest',
  'page-width': 'columns: no element is wider than its column; here at four widths, used',
  'sound-outages': 'sound-transports: an encoder that restarts; here for long and in each format',
  'statistics-counted': 'statistics: the numbers of the screen; PlaysTest, SumsTest: what is counted',
  walls: 'WallsTest: each wall and each door; here before a real server',
};

/** The paths of the chosen test files, from the root of the repository. */
export function filesOf(choice: FileChoice, circumstances: Circumstances): string[] {
  return namesOf(choice, circumstances).map((name) => `e2e/${name}.e2e.ts`);
}

function namesOf(choice: FileChoice, { root, browser, isWhole, isPlayground }: Circumstances): string[] {
  if (choice === 'smoke') return SMOKE;
  if (choice === 'smoke-server') return isPlayground ? [...SMOKE_SERVER, ...PLAYGROUND] : SMOKE_SERVER;
  if (choice === 'nodes') return NODES;
  if (choice === 'fpm') return FPM;
  if (choice === 'budgets') return BUDGETS;
  if (choice === 'floor') return floorNames(browser, isWhole);
  return everyFeature(root).filter((name) => isWhole || !Object.hasOwn(ONLY_WHOLE, name));
}

/** The smoke is for the oldest browser of each engine. */
function floorNames(browser: BrowserName, isWhole: boolean): string[] {
  if (!isWhole) return SMOKE;
  const old = engineOf(browser) === 'chromium' ? OLD_CHROMIUM : OLD;
  return browser === 'chromium-131' ? old : [...SMOKE, ...old];
}

/** All but the smoke, which drives the same features, and what has a lane of its own. */
function everyFeature(root: string): string[] {
  const names = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.e2e.ts'));
  const others = [...SMOKE, ...PLAYGROUND, ...NODES, ...FPM, ...BUDGETS, 'dev'];
  return names.map((name) => name.replace('.e2e.ts', '')).filter((name) => !others.includes(name));
}
