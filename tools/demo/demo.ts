import { join } from 'node:path';
import { serveStatic } from '../../demo/static/server';
import { createStation } from '../../demo/station/station';
import { buildAll } from '../build/main';
import { REPO } from '../rig/places';
import { choosePort } from '../rig/port';
import { down, run, up } from '../rig/site';
import { buildSite, isSiteStale } from '../site/build';
import { serveSite } from '../site/serve';
import type { DemoOptions } from './options';
import type { Running } from './report';
import { isBuildStale } from './stale';
import { WORDS } from './words';

export interface Demo extends Running {
  /** The site's name for the rig. */
  name: string;
  close(): Promise<void>;
}

/**
 * Builds missing files, then starts the station, WordPress and the page without it. After a failure it ends all that
 * was started, and rejects. `say` gets a line at each step that takes time.
 */
export async function startDemo(options: DemoOptions, say: (line: string) => void): Promise<Demo> {
  const words = WORDS[options.lang];
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await checkPort(options.port, words.taken(options.port, '--port'));
    await checkPort(options.stationPort, words.taken(options.stationPort, '--station-port'));
    const station = await createStation({ port: options.stationPort });
    undo.push(station.close);
    if (isBuildStale(REPO)) {
      say(words.building);
      await buildAll();
    }
    const plain = await serveStatic({ stationUrl: station.url });
    undo.push(plain.close);
    // Built when somebody asks for it: a demo need not wait for it.
    const prepare = async () => (isSiteStale(REPO) ? buildSite(REPO) : undefined);
    const docs = await serveSite({ root: REPO, prepare });
    undo.push(docs.close);
    say(words.starting);
    const name = `demo-${options.port}`;
    undo.push(() => down(name));
    const site = await up({
      name,
      port: options.port,
      trusted: [new URL(station.url).host],
      constants: { ONDA_STATION_URL: station.url },
    });
    await run(site, { file: join(REPO, 'demo/site/back-office.php') });
    return { name, site, streamUrl: station.streamUrl, staticUrl: plain.url, docsUrl: docs.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function checkPort(port: number, sentence: string): Promise<void> {
  await choosePort(port).catch(() => {
    throw new Error(sentence);
  });
}
