import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStation } from '../../demo/station/station';
import { hasNativePhp } from '../rig/native';
import type { Site, SiteOptions } from '../rig/options';
import { REPO } from '../rig/places';
import { down, up } from '../rig/site';
import { createBundle } from './bundle';
import { startEvents } from './events';
import { followSources } from './follow';
import { createPages } from './pages';
import { copyPlugin } from './plugin-copy';

export interface Dev {
  site: Site;
  close(): Promise<void>;
}

/** Starts site, build and watchers; a failure ends all of it and rejects. `say` gets the lines of the terminal. */
export async function startDev(options: Partial<SiteOptions>, say: (line: string) => void): Promise<Dev> {
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    process.chdir(REPO);
    const folder = mkdtempSync(join(tmpdir(), 'onda-dev-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const plugin = join(folder, 'onda');
    copyPlugin(plugin);
    say('building');
    const bundle = await createBundle(join(plugin, 'build'));
    undo.push(bundle.close);
    const events = await startEvents({ version: 0, sheets: [], problem: '' });
    undo.push(events.close);
    const pages = createPages(plugin, events, say);
    const hasPhp = await hasNativePhp('sqlite');
    const followed = await followSources({ plugin, bundle, pages, hasPhp, say });
    undo.push(followed.close);
    const station = await createStation({ port: 0 });
    undo.push(station.close);
    say('starting WordPress');
    const site = await startSite({ ...options, pluginFolder: plugin }, station.url, events.url, undo);
    return { site, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startSite(
  options: Partial<SiteOptions>,
  station: string,
  events: string,
  undo: (() => unknown)[],
): Promise<Site> {
  const name = options.name ?? `dev-${process.pid}`;
  undo.push(() => down(name));
  const site = await up({
    ...options,
    name,
    noBuild: true,
    trusted: [new URL(station).host, ...(options.trusted ?? [])],
    constants: { SCRIPT_DEBUG: 'true', ONDA_STATION_URL: station, ...options.constants },
  });
  const mustUse = join(site.root, 'wp-content', 'mu-plugins', 'onda-dev.php');
  const source = readFileSync(join(import.meta.dirname, 'must-use.php'), 'utf8');
  writeFileSync(mustUse, source.replace('{{URL}}', events));
  return site;
}
