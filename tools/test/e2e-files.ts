import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserName, engineOf } from '../setup/browsers';

export type FileChoice = 'features' | 'floor' | 'smoke' | 'smoke-server' | 'nodes' | 'fpm';

export interface Circumstances {
  root: string;
  browser: BrowserName;
  /** As in `pnpm test all`. */
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

const LOST_FILES = ['lost-files'];
/** The behaviors that differ between old browsers and new ones. */
const OLD = [...LOST_FILES, 'core-menus', 'old-styles'];
/** The network can be taken away from Chromium alone. */
const OLD_CHROMIUM = [...OLD, 'network-away'];

/** Files that `pnpm test` leaves to `pnpm test all`, each with the file that has the same behavior once. */
export const ONLY_WHOLE: Record<string, string> = {
  demo: 'every other file uses the demo',
  icecast: 'sound and sound-transports; here with titles and mirrors of a whole station',
  'old-styles': 'for browsers before the newest',
  'owner-looks':
    'owner-screens: axe and sizes of each screen; here with much data, other languages and colors',
  'sound-outages': 'sound-transports: an encoder that restarts; here for long and in each format',
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
  if (choice === 'floor') return floorNames(browser, isWhole);
  return everyFeature(root).filter((name) => isWhole || !Object.hasOwn(ONLY_WHOLE, name));
}

/** The smoke is for the oldest browser of each engine. */
function floorNames(browser: BrowserName, isWhole: boolean): string[] {
  if (!isWhole) return SMOKE;
  const old = engineOf(browser) === 'chromium' ? OLD_CHROMIUM : OLD;
  return browser === 'chromium-131' ? old : [...SMOKE, ...old];
}

/** All but the smoke, which drives the same features, and what needs servers of its own. */
function everyFeature(root: string): string[] {
  const names = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.e2e.ts'));
  const others = [...SMOKE, ...PLAYGROUND, ...NODES, ...FPM];
  return names.map((name) => name.replace('.e2e.ts', '')).filter((name) => !others.includes(name));
}
