import { Agent, request } from 'node:http';
import { loadRecord } from '../rig/record';
import { down, run, type Site, up } from '../rig/site';
import { ensure } from '../setup/setup';
import { cpuOf } from './cpu';
import { medianOf } from './median';
import { type Bench, type BenchOptions, interleaved } from './report';
import { makeStandIns } from './stand-ins';
import { figure, verdict } from './table';

const SITE = 'bench-views';
const POSTS = 20_000;
const DAYS = 90;
/** `ONDA_BENCH_VIEWS` seeds fewer. */
const VIEWS = Number(process.env.ONDA_BENCH_VIEWS ?? 10_000_000);
const PARALLEL = 50;
const REQUESTS_PER_RUN = 20;
/** A network may count 60 views a minute, so each sends a few. */
const NETWORKS = 200;

const LIMITS = { cold: 500, warm: 5, rebuilds: 1, share: 1 / 15 };

/** Views of 20,000 posts as they are: the post of rank k has a k-th of the first one's. */
const SEED = `
global $wpdb;
$wpdb->query('SET SESSION sql_mode = ""');
$wpdb->query("INSERT INTO {$wpdb->posts} (post_title, post_status, post_type, post_date, post_name, post_content, post_excerpt, to_ping, pinged, post_content_filtered)
  SELECT CONCAT('Canción ', seq), 'publish', 'post', NOW() - INTERVAL seq HOUR, CONCAT('cancion-', seq), 'x', '', '', '', '' FROM seq_1_to_${POSTS}");
$first = (int) $wpdb->get_var("SELECT MIN(ID) FROM {$wpdb->posts} WHERE post_name = 'cancion-1'");
$weight = ${VIEWS} / ${DAYS} / array_sum(array_map(fn(int $rank): float => 1 / $rank, range(1, ${POSTS})));
for ($ago = 0; $ago < ${DAYS}; $ago++) {
  $day = wp_date('Y-m-d', time() - $ago * DAY_IN_SECONDS);
  $wpdb->query("INSERT INTO {$wpdb->prefix}onda_views_daily (day, post_id, views, uniques)
    SELECT '$day', $first + seq - 1, FLOOR($weight / seq + RAND()), FLOOR($weight / seq * .7) FROM seq_1_to_${POSTS}");
}
$wpdb->query("DELETE FROM {$wpdb->prefix}onda_views_daily WHERE views = 0");
$wpdb->query("INSERT INTO {$wpdb->prefix}onda_views_total (post_id, views) SELECT post_id, SUM(views) FROM {$wpdb->prefix}onda_views_daily GROUP BY post_id");
$wpdb->query("ANALYZE TABLE {$wpdb->prefix}onda_views_daily");
echo wp_json_encode(['post' => $first, 'rows' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_views_daily"),
  'views' => (int) $wpdb->get_var("SELECT SUM(views) FROM {$wpdb->prefix}onda_views_daily")]);`;

/** Milliseconds in PHP of a list that has to be built, and of the same list again. */
const LISTS = `
global $wpdb;
$lists = Onda\\Views\\Feature::lists();
$list = $lists->find('most-viewed');
foreach (['cold', 'warm'] as $name) {
  $started = hrtime(true);
  $document = $lists->document($list);
  $ms[$name] = (hrtime(true) - $started) / 1e6;
}
$wpdb->query("DELETE FROM {$wpdb->prefix}onda_lists");
echo wp_json_encode($ms + ['items' => count($document['items'])]);`;

const BUILDS = `global $wpdb; echo (int) $wpdb->get_var("SELECT SUM(builds) FROM {$wpdb->prefix}onda_lists");`;
const NONCE = 'echo Onda\\Ajax\\ListNonce::make(time());';

interface Seeded {
  post: number;
  rows: number;
  views: number;
}

/** What views cost at ten million of them, on a site with eight other plugins. */
export const views: Bench = {
  name: 'views',
  async run(options) {
    const title = 'views: recording and ranking in MariaDB, with eight stand-in plugins';
    const head = ['', 'measured', 'at most', ''];
    const { ready } = await ensure('mariadb');
    if (!ready) return { title, head, rows: [], notes: ['MariaDB is not there: not measured'] };
    const standIns = makeStandIns();
    try {
      const site = await up({
        name: SITE,
        db: 'mariadb',
        plugins: standIns.folders,
        noSeed: true,
        noBuild: true,
      });
      const seeded = JSON.parse(await run(site, { code: SEED })) as Seeded;
      const notes = [`${seeded.views} views of ${POSTS} posts in ${DAYS} days, ${seeded.rows} rows`];
      return { title, head, rows: await measured(site, seeded, options), notes };
    } finally {
      await down(SITE);
      standIns.remove();
    }
  },
};

async function measured(site: Site, { post }: Seeded, options: BenchOptions): Promise<string[][]> {
  const lists = await interleaved(options, { list: () => listsOf(site) });
  const cold = medianOf(lists.list, ({ cold }: { cold: number }) => cold);
  const coldCpu = medianOf(lists.list, ({ cpu }: { cpu: number }) => cpu);
  const warm = medianOf(lists.list, ({ warm }: { warm: number }) => warm);
  const rebuilds = await rebuildsOf(site);
  const costs = await interleaved(options, {
    empty: () => cpuOfRequests(site, () => 'action=bench_nothing'),
    early: () => cpuOfRequests(site, () => 'action=onda_poll&want[x]='),
    view: () => cpuOfRequests(site, () => `action=spv_record_view&post_id=${post}`),
  });
  const cpu = (side: keyof typeof costs) => medianOf(costs[side], (cost) => cost.cpu);
  const [empty, early, view] = [cpu('empty'), cpu('early'), cpu('view')];
  const failed = costs.view.reduce((sum, { counted }) => sum + REQUESTS_PER_RUN - counted, 0);
  return [
    row('a list of 30 days, built', cold, LIMITS.cold, ' ms'),
    row('CPU of the database for it', coldCpu, Number.NaN, ' ms'),
    row('the same list again', warm, LIMITS.warm, ' ms', 2),
    row(
      `${PARALLEL} requests at once for a list that is not built: builds`,
      rebuilds,
      LIMITS.rebuilds,
      '',
      0,
    ),
    row('CPU of an action that does nothing', empty, Number.NaN, ' ms', 2),
    row('CPU of an early answer that reads nothing', early, Number.NaN, ' ms', 2),
    row('CPU of a view', view, Number.NaN, ' ms', 2),
    row('a view as a part of the empty action', view / empty, LIMITS.share, '', 3),
    row('views that were not counted', failed, 0, '', 0),
  ];
}

const row = (name: string, value: number, limit: number, unit: string, digits = 1): string[] =>
  Number.isNaN(limit)
    ? [name, figure(value, digits) + unit, '', '']
    : [name, figure(value, digits) + unit, figure(limit, digits) + unit, verdict(value, limit)];

/** Builds the list in a PHP of its own, so that the site's processes show what the database does. */
async function listsOf(site: Site): Promise<{ cold: number; warm: number; cpu: number }> {
  const groups = groupsOf(site);
  const before = cpuOf(groups);
  const times = JSON.parse(await run(site, { code: LISTS })) as { cold: number; warm: number };
  return { ...times, cpu: cpuOf(groups) - before };
}

const groupsOf = (site: Site): number[] => loadRecord(site.name)?.processes ?? [];

async function rebuildsOf(site: Site): Promise<number> {
  const nonce = await run(site, { code: NONCE });
  const fields = `action=spv_get_list&list_id=most-viewed&nonce=${nonce}`;
  await Promise.all(Array.from({ length: PARALLEL }, (_, visitor) => post(site, fields, visitor)));
  return Number(await run(site, { code: BUILDS }));
}

/** PHP and database together, a request. */
async function cpuOfRequests(site: Site, fields: () => string): Promise<{ cpu: number; counted: number }> {
  const groups = groupsOf(site);
  const before = cpuOf(groups);
  let counted = 0;
  for (let sent = 0; sent < REQUESTS_PER_RUN; sent++) {
    visitors += 1;
    const reply = await post(site, fields(), visitors);
    if (reply.includes('"counted":true')) counted += 1;
  }
  return { cpu: (cpuOf(groups) - before) / REQUESTS_PER_RUN, counted };
}

let visitors = 0;
const agent = new Agent({ maxSockets: 8 });

function post(site: Site, fields: string, visitor: number): Promise<string> {
  const localAddress = `127.0.1.${1 + (visitor % NETWORKS)}`;
  const headers = {
    'user-agent': `Mozilla/5.0 Firefox/160.${visitor}`,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  };
  return new Promise((done, fail) => {
    const url = `${site.url}/wp-admin/admin-ajax.php`;
    const sent = request(url, { method: 'POST', localAddress, headers, agent }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      done(text);
    });
    sent.on('error', fail);
    sent.end(fields);
  });
}
