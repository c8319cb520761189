import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RigError } from './error';
import type { Database } from './options';
import { PHP_DIR } from './places';
import { attempt, capture, detach } from './process';

const WORKERS = '4';
const MIN_PHP = 80100;
const NEEDED = { sqlite: ['pdo_sqlite', 'mbstring'], mariadb: ['mysqli', 'mbstring'] };
/** Changes in the plugin's folder show at once. */
const SERVER_INI = [
  'opcache.enable_cli=1',
  'opcache.revalidate_freq=0',
  'memory_limit=256M',
  'display_errors=0',
];
const RUN_INI = ['memory_limit=512M', 'display_errors=stderr'];

export type PhpCall = { root: string; host: string; target: string; boot: boolean };

/** Whether this machine's PHP can run a site with that database. */
export async function hasNativePhp(db: Database): Promise<boolean> {
  const probe = 'echo json_encode([PHP_VERSION_ID, array_map("strtolower", get_loaded_extensions())]);';
  const { code, stdout } = await attempt('php', ['-r', probe]).catch(() => ({ code: 1, stdout: '' }));
  if (code !== 0) return false;
  const [version, extensions] = JSON.parse(stdout) as [number, string[]];
  return version >= MIN_PHP && NEEDED[db].every((name) => extensions.includes(name));
}

/** Starts PHP's own server; its command line holds the site's folder, by which `down` knows it again. */
export function startNative(
  folder: string,
  root: string,
  port: number,
  router: string,
  further: string[],
): Promise<number> {
  const path = join(folder, 'router.php');
  writeFileSync(path, router);
  const args = [...ini([...SERVER_INI, ...further]), '-S', `127.0.0.1:${port}`, '-t', root, path];
  const env = { ...process.env, PHP_CLI_SERVER_WORKERS: WORKERS };
  return detach('php', args, join(folder, 'server.log'), { env, cwd: root });
}

/** Runs one PHP file by the command line and returns what it printed. */
export async function runNative(call: PhpCall): Promise<string> {
  const args = [...ini(RUN_INI), join(PHP_DIR, 'run.php'), JSON.stringify(call)];
  return capture('php', args, { cwd: call.root }).catch((error: unknown) => {
    throw error instanceof RigError ? new RigError(`PHP failed: ${error.message}`) : error;
  });
}

function ini(settings: string[]): string[] {
  return settings.flatMap((setting) => ['-d', setting]);
}
