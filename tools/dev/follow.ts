import { join, relative, sep } from 'node:path';
import { buildAdminScripts } from '../build/admin-scripts';
import { buildBlockEditor } from '../build/block-editor';
import { PLUGIN_DIR, REPO } from '../rig/places';
import type { Bundle } from './bundle';
import { createGenerator, isGeneratedFrom } from './generate';
import type { Pages } from './pages';
import { copyChanged } from './plugin-copy';
import { watchSources } from './watch';

export interface Followed {
  /** The copy of the plugin that the site has. */
  plugin: string;
  bundle: Bundle;
  pages: Pages;
  hasPhp: boolean;
  say(line: string): void;
}

const pathInRepository = (path: string) => relative(REPO, path).split(sep).join('/');
const isOfPlugin = (path: string) => path.startsWith(PLUGIN_DIR + sep);

/** Builds once, then brings each change of a source to the pages; resolves when changes are seen. */
export async function followSources(followed: Followed) {
  const { plugin, bundle, pages, say } = followed;
  const generate = createGenerator();
  await bundle.rebuild();
  await buildAdmin(plugin);
  let generated = Promise.resolve();
  const watcher = await watchSources(async (paths) => {
    const started = performance.now();
    const shown = await bring(paths, followed);
    const ms = Math.round(performance.now() - started);
    say(`${paths.map(pathInRepository).join(' ')} → ${shown} (${ms} ms)`);
    if (paths.some(isGeneratedFrom)) generated = generate(pages);
    await bringAdmin(paths.map(pathInRepository), plugin, pages);
  });
  return {
    async close() {
      await watcher.close();
      await generated;
    },
  };
}

/** Returns what the pages do, for the terminal. */
async function bring(paths: string[], { plugin, bundle, pages, hasPhp }: Followed): Promise<string> {
  const copying = paths.filter(isOfPlugin).map((path) =>
    pages.attempt(pathInRepository(path), async () => {
      await copyChanged(path, plugin, hasPhp);
      return true;
    }),
  );
  const isCopied = (await Promise.all(copying)).some(Boolean);
  const rebuilt = paths.every(isOfPlugin)
    ? undefined
    : await pages.attempt('build', () => bundle.rebuild(paths));
  const sheets = rebuilt?.sheets ?? [];
  if (isCopied || rebuilt?.scripts) {
    pages.change();
    return 'pages reload';
  }
  if (sheets.length === 0) return 'nothing changed';
  pages.change(sheets);
  return sheets.join(' ');
}

/** The scripts of wp-admin and of the block editor take a second, so pages of visitors do not wait for them. */
async function bringAdmin(paths: string[], plugin: string, pages: Pages): Promise<void> {
  if (!paths.some((path) => /^packages\/(admin|block-editor|core)\//.test(path))) return;
  await pages.attempt('admin', () => buildAdmin(plugin));
  if (paths.some((path) => !path.startsWith('packages/core/'))) pages.change();
}

async function buildAdmin(plugin: string): Promise<void> {
  await buildAdminScripts(join(plugin, 'build', 'admin'));
  await buildBlockEditor(join(plugin, 'build', 'editor'));
}
