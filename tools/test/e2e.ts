import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/main';
import { ensure } from '../setup/setup';

/**
 * `pnpm test:e2e [--smoke] [--browser firefox] [--wp 6.8] [--db mariadb] [--playground] [--alone] [FILE...]`: the tests
 * end to end; `--alone` runs one file after another. The choice travels in the environment to `e2e/support/world.ts`.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: {
    smoke: { type: 'boolean', default: false },
    browser: { type: 'string', default: 'chromium' },
    wp: { type: 'string', default: '7.1' },
    db: { type: 'string', default: 'sqlite' },
    playground: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
if (!existsSync(`${root}/wordpress-plugin/build/manifest.php`)) await buildAll();
// A smoke has one site and looks at the whole browser.
if (!values.smoke) await ensure('light');
const seededIn = values.smoke ? '' : mkdtempSync(join(tmpdir(), 'onda-seeded-'));
const files = values.smoke ? ['e2e/smoke.e2e.ts'] : positionals;
const order = values.alone ? ['--no-file-parallelism'] : [];
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--config', 'vitest.e2e.config.ts', ...order, ...files],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ONDA_E2E_BROWSER: values.browser,
      ONDA_E2E_WP: values.wp,
      ONDA_E2E_DB: values.db,
      ONDA_E2E_SERVER: values.playground ? 'playground' : 'native',
      ONDA_E2E_SEEDED_IN: seededIn,
    },
  },
);
if (seededIn) rmSync(seededIn, { recursive: true, force: true });
process.exitCode = status ?? 1;
