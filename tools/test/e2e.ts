import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/main';
import { browserNamed, engineOf } from '../setup/browsers';
import { isOldChromium, programOf } from '../setup/old-chromium';
import { ensure, type Lane } from '../setup/setup';

/**
 * `pnpm test:e2e [--smoke | --smoke-server | --floor | --nodes | --fpm] [--browser chromium-111] [--wp 6.8] [--db
 * mariadb] [--playground] [--alone] [--times] [--plugin DIR]... [--setup FILE.php] [FILE...]`: the tests end to end.
 * `--alone` runs one file after another. `--times` does so, too, and holds times to their limits, which needs a quiet
 * machine. `--plugin` makes them run beside another plugin, which `--setup` configures. The choice travels in the
 * environment to `e2e/support/rig.ts`.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: {
    smoke: { type: 'boolean', default: false },
    'smoke-server': { type: 'boolean', default: false },
    floor: { type: 'boolean', default: false },
    nodes: { type: 'boolean', default: false },
    fpm: { type: 'boolean', default: false },
    browser: { type: 'string', default: 'chromium' },
    wp: { type: 'string', default: '7.1' },
    db: { type: 'string', default: 'sqlite' },
    playground: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    times: { type: 'boolean', default: false },
    plugin: { type: 'string', multiple: true, default: [] },
    setup: { type: 'string', default: '' },
  },
});

/** The tests that ask the site: all that differs between one WordPress, PHP or database and another. */
const SMOKE_SERVER = ['e2e/smoke-server.e2e.ts'];
/** WordPress in WebAssembly alone runs a blueprint. */
const PLAYGROUND = ['e2e/blueprint.e2e.ts'];
const SMOKE = ['e2e/smoke.e2e.ts', ...SMOKE_SERVER];
/** The behaviors that differ between old browsers and new ones. */
const OLD = ['e2e/lost-files.e2e.ts', 'e2e/core-menus.e2e.ts', 'e2e/old-styles.e2e.ts'];
/** The network can be taken away from Chromium alone. */
const OLD_CHROMIUM = [...OLD, 'e2e/network-away.e2e.ts'];

/** Several servers of one site; it opens no browser. */
const NODES = ['e2e/nodes.e2e.ts'];

/** Visitors who hang up before nginx and php-fpm; it opens no browser either. */
const FPM = ['e2e/fpm.e2e.ts'];

const isSmoke = values.smoke || values['smoke-server'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const browser = browserNamed(values.browser);
if (await isReady()) process.exitCode = await runFiles();

async function isReady(): Promise<boolean> {
  for (const need of needs()) {
    const state = await ensure(need);
    if (state.ready) continue;
    console.error(`not run: ${need} lacks ${state.missing.join(', ')}`);
    process.exitCode = 2;
    return false;
  }
  return true;
}

function needs(): Lane[] {
  if (values.nodes) return ['mariadb', 'redis'];
  return [values.fpm ? 'fpm' : browser];
}

async function runFiles(): Promise<number> {
  if (!existsSync(`${root}/wordpress-plugin/build/manifest.php`)) await buildAll();
  // A smoke has one site and looks at the whole browser.
  if (!isSmoke && browser === 'chromium') await ensure('light');
  const seededIn = isSmoke ? '' : mkdtempSync(join(tmpdir(), 'onda-seeded-'));
  const status = vitest(chosenFiles(), seededIn);
  if (seededIn) rmSync(seededIn, { recursive: true, force: true });
  return status;
}

function chosenFiles(): string[] {
  if (values.smoke) return SMOKE;
  if (values['smoke-server']) return values.playground ? [...SMOKE_SERVER, ...PLAYGROUND] : SMOKE_SERVER;
  if (values.nodes) return NODES;
  if (values.fpm) return FPM;
  if (values.floor) return floorFiles();
  return positionals.length > 0 ? positionals : everyFeature();
}

/** All but the smoke, which drives the same features, and what needs servers of its own. */
function everyFeature(): string[] {
  const files = readdirSync(`${root}/e2e`).filter((name) => name.endsWith('.e2e.ts'));
  const others = [...SMOKE, ...PLAYGROUND, ...NODES, ...FPM];
  return files.map((name) => `e2e/${name}`).filter((file) => !others.includes(file));
}

/** The smoke is for the oldest browser of each engine. */
function floorFiles(): string[] {
  const old = engineOf(browser) === 'chromium' ? OLD_CHROMIUM : OLD;
  return browser === 'chromium-131' ? old : [...SMOKE, ...old];
}

function vitest(files: string[], seededIn: string): number {
  const order = values.alone || values.times ? ['--no-file-parallelism'] : [];
  const command = ['run', '--config', 'vitest.e2e.config.ts', ...order, ...files];
  const { status } = spawnSync('node_modules/.bin/vitest', command, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(isOldChromium(browser) && { ONDA_CHROMIUM: programOf(browser) }),
      ONDA_E2E_BROWSER: browser,
      ONDA_E2E_WP: values.wp,
      ONDA_E2E_DB: values.db,
      ONDA_E2E_SERVER: values.playground ? 'playground' : 'native',
      // PHP in WebAssembly takes some ten times as long as PHP does.
      ONDA_E2E_SLOWER: values.playground ? '6' : '1',
      ONDA_E2E_SEEDED_IN: seededIn,
      ONDA_E2E_TIMES: values.times ? '1' : '',
      ONDA_E2E_PLUGINS: values.plugin.map((folder) => resolve(folder)).join(delimiter),
      ONDA_E2E_SETUP: values.setup && resolve(values.setup),
    },
  });
  return status ?? 1;
}
