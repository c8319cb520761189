import { createStation, type Station } from '../../../demo/station/station';
import type { Database } from '../../rig/options';
import { down, run, type Site, up } from '../../rig/site';
import { OWNERS_SITE } from '../owners-site';
import { makeStandIns } from './stand-ins';

/** A WordPress with Onda, eight stand-in plugins and one station, `onda`. */
export interface NowPlayingSite {
  /** Milliseconds from the request to the last byte, and whether the other plugins were loaded for it. */
  ask(action: Record<string, string>): Promise<{ ms: number; isEarly: boolean; status: number }>;
  /** Requests that the station has had for a document. */
  upstream(): number;
  /** The owner switches early answers on. */
  answerEarly(): Promise<void>;
  /** Makes the reading of the station expire. */
  expire(): Promise<void>;
}

const NAME = 'bench';
/** Every document that could be asked for what plays. */
const DOCUMENTS = [
  '/status-json.xsl',
  '/status.xsl',
  '/7.html',
  '/stats',
  '/played.html',
  '/api/nowplaying/onda',
];

export async function withNowPlayingSite<T>(
  db: Database,
  use: (site: NowPlayingSite) => Promise<T>,
): Promise<T> {
  const station = await createStation();
  const standIns = makeStandIns();
  try {
    const trusted = [new URL(station.url).host];
    const plugins = standIns.folders;
    const site = await up({
      name: NAME,
      db,
      plugins,
      noSeed: true,
      noBuild: true,
      trusted,
      constants: OWNERS_SITE,
    });
    await run(site, { code: settingsCode(station) });
    return await use(openSite(site, station));
  } finally {
    await down(NAME);
    standIns.remove();
    await station.close();
  }
}

function settingsCode({ streamUrl }: Station): string {
  return `$onda = ['id' => 'onda', 'name' => 'Radio Onda', 'stream' => '${streamUrl}', 'feed' => '', 'kind' => 'icecast-json', 'cover' => ''];
update_option('onda_settings', ['stations' => [$onda], 'network' => ['votes' => 10000], 'deleteData' => false]);`;
}

function openSite(site: Site, station: Station): NowPlayingSite {
  return {
    async ask(action) {
      const started = performance.now();
      const reply = await fetch(`${site.url}/wp-admin/admin-ajax.php`, {
        method: 'POST',
        body: new URLSearchParams(action),
      });
      await reply.arrayBuffer();
      const isEarly = !reply.headers.has('X-Stand-In');
      return { ms: performance.now() - started, isEarly, status: reply.status };
    },
    upstream: () => DOCUMENTS.reduce((sum, path) => sum + station.requests(path), 0),
    async answerEarly() {
      const code = "update_option('onda_settings', ['earlyAnswers' => true] + get_option('onda_settings'));";
      await run(site, { code });
    },
    async expire() {
      const code = 'global $wpdb; $wpdb->query("UPDATE {$wpdb->prefix}onda_feeds SET tried_at = 0");';
      await run(site, { code });
    },
  };
}
