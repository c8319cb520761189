import { connect } from 'node:net';
import { type Fpm, startFpm } from '../../rig/fpm';
import { loadRecord } from '../../rig/record';
import { down, run, type Site, up } from '../../rig/site';
import { ensure } from '../../setup/setup';
import { medianOf } from '../median';
import { OWNERS_SITE } from '../owners-site';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure } from '../table';
import { cpuOf } from './cpu';

const SITE = 'bench-readers';
const CORES = 2;
const POLL_SECONDS = 15;
/** The kernel counts CPU in hundredths of a second. */
const REQUESTS = { php: 300, file: 3_000, unchanged: 3_000 };
const LIMITS = { php: 12_000, file: 200_000, unchanged: 200_000 };
const NAMES = {
  php: 'by PHP, MariaDB',
  file: 'by the file',
  unchanged: 'by the file, unchanged (304)',
};
type Side = keyof typeof NAMES;

export const LIST = 'most-viewed';
const BODY = `action=onda_poll&want[most-viewed:${LIST}]=`;
const FILE = `/wp-content/uploads/onda/polls/most-viewed-${LIST}.json`;

export const SETUP = `update_option('onda_settings', ['earlyAnswers' => true]); global $wpdb;
foreach (range(1, 10) as $n) {
  $id = wp_insert_post(['post_title' => "Una canción de la radio, número $n", 'post_status' => 'publish', 'post_content' => 'x']);
  $wpdb->insert($wpdb->prefix . 'onda_views_daily', ['day' => wp_date('Y-m-d'), 'post_id' => $id, 'views' => 100 * $n]);
}
$page = wp_insert_post(['post_type' => 'page', 'post_title' => 'Lista', 'post_status' => 'publish', 'post_content' => '[most_viewed list_id="${LIST}"]']);
echo get_permalink($page);`;

/** The readers of a ranking that 2 cores carry on nginx and php-fpm, by the CPU of a request. */
export const readers: Bench = {
  name: 'readers',
  async run(options) {
    const title = `readers: a ranking of ten posts, asked every ${POLL_SECONDS} s, nginx and php-fpm`;
    const head = ['', 'CPU a request', `readers on ${CORES} cores`, 'at least', ''];
    if (!(await ensure('mariadb')).ready) return { title, head, rows: [], notes: ['MariaDB is not there'] };
    const site = await up({ name: SITE, db: 'mariadb', noSeed: true, noBuild: true, constants: OWNERS_SITE });
    const fpm = await startFpm(site.root);
    try {
      const rows = await measured(site, fpm, options);
      return {
        title,
        head,
        rows,
        notes: ['a connection for each request; CPU of nginx, PHP and database, not of the client'],
      };
    } finally {
      fpm.stop();
      await down(SITE);
    }
  },
};

async function measured(site: Site, fpm: Fpm, options: BenchOptions): Promise<string[][]> {
  const host = new URL(site.url).host;
  const page = await run(site, { code: SETUP });
  // An ordinary request finds who answers the actions, a page makes the folder.
  await fetch(`${site.url}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'onda_session' }),
  });
  await (await fetch(page)).text();
  const poll = [
    'POST /wp-admin/admin-ajax.php HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${BODY.length}`,
    '',
    BODY,
  ].join('\r\n');
  await replies(fpm.port, poll, 1);
  const get = (...more: string[]) => [`GET ${FILE} HTTP/1.1`, `Host: ${host}`, ...more, '', ''].join('\r\n');
  // Each poll may have renewed the file.
  const known = async () => {
    const etag = /etag: (.*)\r/i.exec(await replies(fpm.port, get(), 1))?.[1] ?? '';
    return get(`If-None-Match: ${etag}`);
  };
  const groups = [fpm.processes.nginx, fpm.processes.php, ...(loadRecord(site.name)?.processes ?? [])];
  const cost = (side: Side, requestOf: () => Promise<string>, status: string) => async () => {
    const request = await requestOf();
    await replies(fpm.port, request, 1);
    const before = cpuOf(groups);
    const text = await replies(fpm.port, request, REQUESTS[side]);
    const good = text.split(`HTTP/1.1 ${status}`).length - 1;
    if (good !== REQUESTS[side]) throw new Error(`${side}: ${good} of ${REQUESTS[side]} were answered`);
    return (cpuOf(groups) - before) / REQUESTS[side];
  };
  const samples = await interleaved<Side, number>(options, {
    php: cost('php', async () => poll, '200'),
    file: cost('file', async () => get(), '200'),
    unchanged: cost('unchanged', known, '304'),
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
  const isMet = carried >= LIMITS[side];
  return [
    NAMES[side],
    `${figure(ms, 3)} ms`,
    figure(carried, 0),
    figure(LIMITS[side], 0),
    isMet ? 'ok' : 'missed',
  ];
}

/** Sends a request so often, each over a connection of its own, and resolves with all replies, heads included. */
export async function replies(port: number, request: string, times: number): Promise<string> {
  let text = '';
  for (let sent = 0; sent < times; sent++) text += await reply(port, request);
  return text;
}

function reply(port: number, request: string): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (data) => {
      text += data;
    });
    socket.on('error', fail).on('close', () => done(text));
    socket.write(request.replace('\r\n', '\r\nConnection: close\r\n'));
  });
}
