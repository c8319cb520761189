import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/main';
import { browserNamed } from '../setup/browsers';
import { isOldChromium, programOf } from '../setup/old-chromium';
import { ensure, type Lane } from '../setup/setup';
import { beginRun } from './begin-run';
import { compiledPhp } from './compiled-php';
import { filesOf } from './e2e-files';

/**
 * `pnpm test:e2e [--smoke | --smoke-server | --floor | --nodes | --fpm | --budgets] [--browser chromium-111] [--wp 6.8]
 * [--db mariadb] [--playground] [--all] [--alone] [--times] [--plugin DIR]... [--setup FILE.php] [FILE...]`: the tests
 * end to end. `--all` runs also what `pnpm test` leaves out; named files are run whole. `--alone` runs one file after
 * another. `--times` does so, too, and holds times to their limits, which needs a quiet machine. `--plugin` makes them
 * run beside another plugin, which `--setup` configures. The choice travels in the environment to `e2e/support`.
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
    budgets: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
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

const isSmoke = values.smoke || values['smoke-server'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const browser = browserNamed(values.browser);
const isWhole = values.all || positionals.length > 0 || process.env.ONDA_WHOLE === '1';
const testRun = beginRun(root);
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
  const server: Lane[] = values.playground ? [] : ['php'];
  if (values.db === 'mariadb') server.push('mariadb');
  if (values.nodes) return [...server, 'mariadb', 'redis'];
  if (values.fpm) return [...server, 'fpm'];
  return values.budgets ? [...server, 'fpm', browser] : [...server, browser];
}

async function runFiles(): Promise<number> {
  if (!existsSync(`${root}/wordpress-plugin/build/manifest.php`)) await buildAll();
  // A smoke has one site and looks at the whole browser.
  if (!isSmoke && browser === 'chromium') await ensure('light');
  const shared = mkdtempSync(join(tmpdir(), 'onda-shared-'));
  const status = await vitest(chosenFiles(), shared);
  rmSync(shared, { recursive: true, force: true });
  await testRun.end();
  return status;
}

function chosenFiles(): string[] {
  if (positionals.length > 0) return positionals;
  const choices = ['smoke', 'smoke-server', 'nodes', 'fpm', 'budgets', 'floor'] as const;
  const choice = choices.find((name) => values[name]) ?? 'features';
  return filesOf(choice, { root, browser, isWhole, isPlayground: values.playground });
}

function vitest(files: string[], shared: string): Promise<number> {
  const order = values.alone || values.times ? ['--no-file-parallelism'] : [];
  const command = ['vitest', 'run', '--config', 'vitest.e2e.config.ts', ...order, ...files];
  return testRun.program(command, {
    env: {
      ...(isOldChromium(browser) && { ONDA_CHROMIUM: programOf(browser) }),
      ONDA_E2E_BROWSER: browser,
      ONDA_E2E_WP: values.wp,
      ONDA_E2E_DB: values.db,
      ONDA_E2E_SERVER: values.playground ? 'playground' : 'native',
      // PHP in WebAssembly takes some ten times as long as PHP does.
      ONDA_E2E_SLOWER: values.playground ? '6' : '1',
      ONDA_E2E_SEEDED_IN: isSmoke ? '' : shared,
      ...compiledPhp(shared),
      ONDA_E2E_TIMES: values.times ? '1' : '',
      ONDA_WHOLE: isWhole ? '1' : '',
      ONDA_E2E_PLUGINS: values.plugin.map((folder) => resolve(folder)).join(delimiter),
      ONDA_E2E_SETUP: values.setup && resolve(values.setup),
    },
  });
}
