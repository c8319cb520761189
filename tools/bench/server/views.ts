import { loadRecord } from '../../rig/record';
import { down, run, type Site, up } from '../../rig/site';
import { ensure } from '../../setup/setup';
import { medianOf } from '../median';
import { OWNERS_SITE } from '../owners-site';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure, verdict } from '../table';
import { cpuOf } from './cpu';
import { makeStandIns } from './stand-ins';
import { costs } from './views-cost';
import { createVisitors } from './visitors';

const SITE = 'bench-views';
const POSTS = 20_000;
const DAYS = 90;
/** `ONDA_BENCH_VIEWS` seeds fewer. */
const VIEWS = Number(process.env.ONDA_BENCH_VIEWS ?? 10_000_000);
const PARALLEL = 50;

const LIMITS = { cold: 500, warm: 5, rebuilds: 1 };
/** PHP's own default; the rig looks at each file on each request, so that a change shows at once. */
const INI = ['opcache.revalidate_freq=2'];

/**
 * A site whose owner saved the settings once, with views of 20,000 posts as they are: the post of rank k has a k-th of
 * the first one's.
 */
const SEED = `
global $wpdb;
update_option('onda_settings', ['earlyAnswers' => true]);
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
$lists = Onda\\Features\\Views\\ViewsFeature::lists();
$list = $lists->find('most-viewed');
foreach (['cold', 'warm'] as $name) {
  $started = hrtime(true);
  $document = $lists->document($list);
  $ms[$name] = (hrtime(true) - $started) / 1e6;
}
$wpdb->query("DELETE FROM {$wpdb->prefix}onda_lists");
echo wp_json_encode($ms + ['items' => count($document['items'])]);`;

const BUILDS = `global $wpdb; echo (int) $wpdb->get_var("SELECT SUM(builds) FROM {$wpdb->prefix}onda_lists");`;
const NONCE = 'echo Onda\\Features\\Views\\ListNonce::make(time());';

interface Seeded {
  post: number;
  rows: number;
  views: number;
}

/** The cost of views at ten million of them, on a site with eight other plugins. */
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
        constants: OWNERS_SITE,
        noBuild: true,
        ini: INI,
      });
      const seeded = JSON.parse(await run(site, { code: SEED })) as Seeded;
      const notes = [`${seeded.views} views of ${POSTS} posts in ${DAYS} days, ${seeded.rows} rows`];
      const cost = await costs(site, seeded.post, options);
      const rows = [...(await lists(site, options)), ...cost.rows];
      return { title, head, rows, notes: [...notes, ...cost.notes] };
    } finally {
      await down(SITE);
      standIns.remove();
    }
  },
};

async function lists(site: Site, options: BenchOptions): Promise<string[][]> {
  const { list } = await interleaved(options, { list: () => listsOf(site) });
  const rebuilds = await rebuildsOf(site);
  const cold = medianOf(list, ({ cold }) => cold);
  const warm = medianOf(list, ({ warm }) => warm);
  return [
    row('a list of 30 days, built', cold, LIMITS.cold, ' ms'),
    ['CPU of the database for it', `${figure(medianOf(list, ({ cpu }) => cpu))} ms`, '', ''],
    row('the same list again', warm, LIMITS.warm, ' ms', 2),
    row(
      `${PARALLEL} requests at once for a list that is not built: builds`,
      rebuilds,
      LIMITS.rebuilds,
      '',
      0,
    ),
  ];
}

const row = (name: string, value: number, limit: number, unit: string, digits = 1): string[] => [
  name,
  figure(value, digits) + unit,
  figure(limit, digits) + unit,
  verdict(value, limit),
];

/** Builds the list in a PHP of its own, so that the site's processes show what the database does. */
async function listsOf(site: Site): Promise<{ cold: number; warm: number; cpu: number }> {
  const groups = loadRecord(site.name)?.processes ?? [];
  const before = cpuOf(groups);
  const times = JSON.parse(await run(site, { code: LISTS })) as { cold: number; warm: number };
  return { ...times, cpu: cpuOf(groups) - before };
}

async function rebuildsOf(site: Site): Promise<number> {
  const nonce = await run(site, { code: NONCE });
  const visitors = createVisitors(site, PARALLEL);
  const fields = `action=spv_get_list&list_id=most-viewed&nonce=${nonce}`;
  await Promise.all(Array.from({ length: PARALLEL }, () => visitors.ask(fields)));
  return Number(await run(site, { code: BUILDS }));
}
