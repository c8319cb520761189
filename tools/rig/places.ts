import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** The repository. */
export const REPO = resolve(import.meta.dirname, '..', '..');
export const PLUGIN_DIR = join(REPO, 'wordpress-plugin');
export const SEED_FILE = join(REPO, 'demo', 'site', 'seed.php');
/** PHP that the rig runs inside a site. */
export const PHP_DIR = join(import.meta.dirname, 'php');

/** The user's cache: WordPress, its databases, Playground and the sites; never in the repository. */
export function cacheDir(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'onda');
}

/** Two checkouts may each have a site of the same name, so sites are kept by checkout. */
export function sitesDir(): string {
  return join(cacheDir(), 'sites', createHash('sha256').update(REPO).digest('hex').slice(0, 8));
}
