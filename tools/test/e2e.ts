import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/main';
import { browserNamed, engineOf } from '../setup/browsers';
import { isOldChromium, programOf } from '../setup/old-chromium';
import { ensure, type Lane } from '../setup/setup';

/**
 * `pnpm test:e2e [--smoke | --floor | --nodes | --fpm] [--browser chromium-111] [--wp 6.8] [--db mariadb] [--playground] [--alone]
 * [--plugin DIR]... [--setup FILE.php] [FILE...]`: the tests end to end. `--alone` runs one file after another. `--plugin`
 * makes them run beside another plugin, which `--setup` configures. The choice travels in the environment to
 * `e2e/support/world.ts`.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: {
    smoke: { type: 'boolean', default: false },
    floor: { type: 'boolean', default: false },
    nodes: { type: 'boolean', default: false },
    fpm: { type: 'boolean', default: false },
    browser: { type: 'string', default: 'chromium' },
    wp: { type: 'string', default: '7.1' },
    db: { type: 'string', default: 'sqlite' },
    playground: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    plugin: { type: 'string', multiple: true, default: [] },
    setup: { type: 'string', default: '' },
  },
});

const SMOKE = ['e2e/smoke.e2e.ts'];
/** What differs between old browsers and new ones, in any of them. */
const FLOOR = [...SMOKE, 'e2e/lost-files.e2e.ts', 'e2e/core-menus.e2e.ts', 'e2e/old-styles.e2e.ts'];
/** The network can be taken away from Chromium alone. */
const CHROMIUM_FLOOR = [...FLOOR, 'e2e/network-away.e2e.ts'];

/** Several servers of one site; it opens no browser. */
const NODES = ['e2e/nodes.e2e.ts'];

/** Visitors who hang up before nginx and php-fpm; it opens no browser either. */
const FPM = ['e2e/fpm.e2e.ts'];

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
  if (!values.smoke && browser === 'chromium') await ensure('light');
  const seededIn = values.smoke ? '' : mkdtempSync(join(tmpdir(), 'onda-seeded-'));
  const status = vitest(chosenFiles(), seededIn);
  if (seededIn) rmSync(seededIn, { recursive: true, force: true });
  return status;
}

/** None for all of them but those that need servers of their own. */
function chosenFiles(): string[] {
  if (values.smoke) return SMOKE;
  if (values.nodes) return NODES;
  if (values.fpm) return FPM;
  if (values.floor) return engineOf(browser) === 'chromium' ? CHROMIUM_FLOOR : FLOOR;
  return positionals;
}

function vitest(files: string[], seededIn: string): number {
  const order = values.alone ? ['--no-file-parallelism'] : [];
  const projects = files.length === 0 ? ['--project=!servers'] : [];
  const command = ['run', '--config', 'vitest.e2e.config.ts', ...projects, ...order, ...files];
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
      ONDA_E2E_SEEDED_IN: seededIn,
      ONDA_E2E_PLUGINS: values.plugin.map((folder) => resolve(folder)).join(delimiter),
      ONDA_E2E_SETUP: values.setup && resolve(values.setup),
    },
  });
  return status ?? 1;
}
