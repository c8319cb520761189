import { join, relative } from 'node:path';
import { watch } from 'chokidar';
import { PLUGIN_DIR, REPO } from '../rig/places';

export const WATCHED = [join(REPO, 'packages'), PLUGIN_DIR];

const IGNORED =
  /(^|[\\/])(node_modules|dist|tests?|testing)([\\/]|$)|\.test\.tsx?$|^wordpress-plugin[\\/](build|classes\.php)/;

/** An editor writes a file in several steps, and a generator writes several files. */
const TOGETHER_MS = 20;

/** Calls `follow` with the changed files, one call after another; resolves when changes are seen. */
export async function watchSources(follow: (paths: string[]) => Promise<void>) {
  const changed = new Set<string>();
  let following = Promise.resolve();
  const run = () => {
    const paths = [...changed];
    changed.clear();
    following = following.then(() => follow(paths));
  };
  const watcher = watch(WATCHED, {
    ignoreInitial: true,
    ignored: (path) => IGNORED.test(relative(REPO, path)),
  });
  watcher.on('all', (event, path) => {
    if (event.endsWith('Dir')) return;
    if (changed.size === 0) setTimeout(run, TOGETHER_MS);
    changed.add(path);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return {
    async close() {
      await watcher.close();
      await following;
    },
  };
}
