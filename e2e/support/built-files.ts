import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PLUGIN_DIR } from '../../tools/rig/places';
import type { Site } from '../../tools/rig/site';

/** The built files of one site, which a test may take away and put back. */
export interface BuiltFiles {
  /** The file that holds a source, such as `player/src/engine.ts`. */
  holding(source: string): string;
  lose(file: string): void;
  restore(): void;
}

/** The name of the built script in that folder which holds a source, such as `player/src/engine.ts`. */
export function fileHolding(folder: string, source: string): string {
  const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  const map = maps.find((name) => readFileSync(join(folder, name), 'utf8').includes(`/packages/${source}"`));
  if (!map) throw new Error(`no built file holds ${source}`);
  return map.replace(/\.map$/, '');
}

/** Gives a site a copy of the plugin in place of the link to the repository's. */
export function ownBuiltFiles(site: Site): BuiltFiles {
  const plugin = join(site.root, 'wp-content', 'plugins', 'onda');
  rmSync(plugin, { recursive: true });
  cpSync(PLUGIN_DIR, plugin, { recursive: true });
  const folder = join(plugin, 'build');
  const kept = join(site.root, 'wp-content', 'uploads', 'onda', 'builds');
  const path = (file: string) => join(folder, file);
  const lost = new Set<string>();

  return {
    holding: (source) => fileHolding(folder, source),
    lose(file) {
      // WordPress would send the copy that it keeps for pages in caches.
      rmSync(kept, { recursive: true, force: true });
      renameSync(path(file), path(`${file}.lost`));
      lost.add(file);
    },
    restore() {
      for (const file of lost) renameSync(path(`${file}.lost`), path(file));
      lost.clear();
    },
  };
}

/** Loads the code of every element of the page, also of those that wait for the screen or for a scroll. */
export async function loadAll(page: Page) {
  await page.waitForFunction(() => 'ondaLoad' in window);
  await page.evaluate(async () => {
    const { chunks } = JSON.parse(
      document.querySelector<HTMLScriptElement>('script#onda-config')?.text ?? '{}',
    );
    const tags = Object.keys(chunks ?? {}).filter((tag) => document.querySelector(tag));
    await Promise.all(tags.map((tag) => window.ondaLoad?.(chunks[tag])));
  });
}
