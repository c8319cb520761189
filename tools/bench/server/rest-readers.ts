import { type Fpm, startFpm } from '../../rig/fpm';
import { loadRecord } from '../../rig/record';
import { down, run, type Site, up } from '../../rig/site';
import { ensure } from '../../setup/setup';
import { medianOf } from '../median';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure } from '../table';
import { type Cdn, startCdn } from './cdn';
import { cpuOf } from './cpu';
import { LIST, replies, SETUP } from './readers';

const SITE = 'bench-rest-readers';
const CORES = 2;
const POLL_SECONDS = 15;
/** The kernel counts CPU in hundredths of a second. */
const REQUESTS = { rest: 100, ajax: 200, file: 2_000, cdn: 2_000, unchanged: 2_000 };
const LIMITS: Partial<Record<Side, number>> = { cdn: 20_000, unchanged: 20_000 };
const NAMES = {
  rest: 'REST, answered by PHP',
  ajax: 'admin-ajax, by PHP',
  file: 'the file of the poller',
  cdn: 'REST, from the cache',
  unchanged: 'REST, from the cache, unchanged (304)',
};
type Side = keyof typeof NAMES;

const REST = `/wp-json/onda/v1/most-viewed/${LIST}`;
const FILE = `/wp-content/uploads/onda/polls/most-viewed-${LIST}.json`;
const BODY = `action=onda_poll&want[most-viewed:${LIST}]=`;

/** The readers of a ranking by REST that 2 cores carry with nginx as the cache, by the CPU of a request. */
export const restReaders: Bench = {
  name: 'rest-readers',
  async run(options) {
    const title = `rest-readers: a ranking of ten posts, asked every ${POLL_SECONDS} s, nginx and php-fpm`;
    const head = ['', 'CPU a request', `readers on ${CORES} cores`, 'at least', ''];
    if (!(await ensure('mariadb')).ready) return { title, head, rows: [], notes: ['MariaDB is not there'] };
    const site = await up({ name: SITE, db: 'mariadb', noSeed: true, noBuild: true });
    const fpm = await startFpm(site.root);
    const cdn = await startCdn(fpm.port);
    try {
      const rows = await measured(site, fpm, cdn, options);
      const notes = ['a connection for each request; CPU of both nginx, PHP and database, not of the client'];
      return { title, head, rows, notes };
    } finally {
      cdn.stop();
      fpm.stop();
      await down(SITE);
    }
  },
};

async function measured(site: Site, fpm: Fpm, cdn: Cdn, options: BenchOptions): Promise<string[][]> {
  const host = new URL(site.url).host;
  const page = await run(site, { code: SETUP });
  await run(site, {
    code: "global $wpdb; update_option('permalink_structure', '/%postname%/'); flush_rewrite_rules();",
  });
  await fetch(`${site.url}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'onda_session' }),
  });
  await (await fetch(page)).text();
  const get = (path: string, ...more: string[]) =>
    [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...more, '', ''].join('\r\n');
  const poll = `POST /wp-admin/admin-ajax.php HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
  await replies(fpm.port, poll, 1);
  const etag = /etag: (.*)\r/i.exec(await replies(cdn.port, get(REST), 1))?.[1] ?? '';
  const groups = [
    cdn.process,
    fpm.processes.nginx,
    fpm.processes.php,
    ...(loadRecord(site.name)?.processes ?? []),
  ];
  const cost =
    (side: Side, port: number, request: string, status = '200') =>
    async () => {
      await replies(port, request, 1);
      const before = cpuOf(groups);
      const text = await replies(port, request, REQUESTS[side]);
      const good = text.split(`HTTP/1.1 ${status}`).length - 1;
      if (good !== REQUESTS[side]) throw new Error(`${side}: ${good} of ${REQUESTS[side]} were answered`);
      return (cpuOf(groups) - before) / REQUESTS[side];
    };
  const samples = await interleaved<Side, number>(options, {
    // The names of the lists: a ranking itself has a limit for each network.
    rest: cost('rest', fpm.port, get('/wp-json/onda/v1/most-viewed')),
    ajax: cost('ajax', fpm.port, poll),
    file: cost('file', fpm.port, get(FILE)),
    cdn: cost('cdn', cdn.port, get(REST)),
    unchanged: cost('unchanged', cdn.port, get(REST, `If-None-Match: ${etag}`), '304'),
  });
  return (Object.keys(NAMES) as Side[]).map((side) =>
    rowOf(
      side,
      medianOf(samples[side], (ms) => ms),
    ),
  );
}

function rowOf(side: Side, ms: number): string[] {
  const carried = (CORES * POLL_SECONDS * 1_000) / ms;
  const limit = LIMITS[side];
  const verdict = limit === undefined ? ['', ''] : [figure(limit, 0), carried >= limit ? 'ok' : 'missed'];
  return [NAMES[side], `${figure(ms, 3)} ms`, figure(carried, 0), ...verdict];
}
