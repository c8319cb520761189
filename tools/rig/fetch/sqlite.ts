import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RigError } from '../error';
import { cacheDir } from '../places';
import { untar, unzip } from './archive';
import { cached } from './cache';
import { packPackage } from './npm';

/** Also what the Playground lane installs; its package.json names the same version. */
export const PLAYGROUND = {
  spec: '@wp-playground/cli@3.1.56',
  version: '3.1.56',
  integrity:
    'sha512-JTxl6djPEM2YRYz/w+BUoyoCvhSGHIjqMi4fMV1b8o1UPNvZatLaS7opo57UsrVElXrfdZwvi6IuyS4LswUx9Q==',
};
const ZIP = 'package/sqlite-database-integration.zip';
const IMPLEMENTATION = 'sqlite-database-integration';

/** A folder to be copied over wp-content: the drop-in `db.php` and what it loads, outside the plugins. */
export function obtainSqlite(): Promise<string> {
  return cached(join(cacheDir(), 'sqlite', PLAYGROUND.version), async (draft) => {
    const work = `${draft}.npm`;
    mkdirSync(work);
    try {
      const tgz = await packPackage(PLAYGROUND.spec, PLAYGROUND.integrity, work);
      const zip = [...untar(tgz)].find(({ name }) => name === ZIP);
      if (!zip) throw new RigError(`${PLAYGROUND.spec} holds no ${ZIP}`);
      unzip(zip.content, draft, (name) => name.replace(/^[^/]+/, IMPLEMENTATION));
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
    writeFileSync(
      join(draft, 'db.php'),
      fillDropIn(readFileSync(join(draft, IMPLEMENTATION, 'db.copy'), 'utf8')),
    );
  });
}

/** The path is relative to the drop-in, because a site moves; no plugin of that name is there to be switched on. */
function fillDropIn(source: string): string {
  return source
    .replace("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", `__DIR__ . '/${IMPLEMENTATION}'`)
    .replaceAll('{SQLITE_PLUGIN}', 'none/none.php');
}
