import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RigError } from './error';
import { startNative } from './native';
import type { Site } from './options';
import { choosePort, untilAnswering } from './port';
import { isRunning } from './process';
import { loadRecord, saveRecord, siteFolder } from './record';
import { copy } from './template/copy';

const START_TIMEOUT_MS = 60_000;

/**
 * Starts one more server for a site on MariaDB: the same database, a copy of the files as they are now. It stands
 * behind the site's name as behind a balancer: requests must carry the site's own `Host`. `down` ends it with the site.
 *
 * @returns Its address, without a closing slash. Throws RigError.
 */
export async function addNode({ name, root, db }: Site): Promise<string> {
  const record = loadRecord(name);
  if (!record || db !== 'mariadb') throw new RigError(`${name} is no site on MariaDB that is up`);
  const folder = join(siteFolder(name), `node-${record.processes.length}`);
  copy(root, join(folder, 'www'));
  const port = await choosePort();
  const router = readFileSync(join(siteFolder(name), 'router.php'), 'utf8');
  const server = await startNative(folder, join(folder, 'www'), port, router, []);
  // Last started, first ended; the site's own server stays the last one.
  record.processes.splice(-1, 0, server);
  saveRecord(record);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(
    `${url}/wp-includes/images/blank.gif`,
    () => isRunning(server, folder),
    START_TIMEOUT_MS,
  );
  return url;
}
