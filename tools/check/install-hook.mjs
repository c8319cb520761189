import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** `pnpm install` runs this: git uses the hooks of `.githooks`, unless it has others already. */
const config = (...words) => spawnSync('git', ['config', ...words], { stdio: 'ignore' }).status === 0;
if (!process.env.CI && existsSync('.git') && !config('--get', 'core.hooksPath'))
  config('core.hooksPath', '.githooks');
