import type { Database } from '../../rig/options';
import { down, run, type Site, up } from '../../rig/site';
import { OWNERS_SITE } from '../owners-site';
import type { Bench, BenchOptions } from '../report';
import { figure, verdict } from '../table';
import { presentDatabases } from './databases';
import { createVisitors } from './visitors';

const SITE = 'bench-views-sums';
const VIEWS = 4_000;
/** Connections are as many as a busy server's workers; the others wait in line. */
const CONNECTIONS = 64;

const POST = `echo wp_insert_post(['post_title' => 'Canción', 'post_content' => 'x', 'post_status' => 'publish']);`;
const countedCode = (post: number) => `
global $wpdb;
$of = static fn(string $what): int => (int) $wpdb->get_var($what);
echo wp_json_encode([
  'daily' => $of("SELECT SUM(views) FROM {$wpdb->prefix}onda_views_daily WHERE post_id = ${post}"),
  'people' => $of("SELECT SUM(uniques) FROM {$wpdb->prefix}onda_views_daily WHERE post_id = ${post}"),
  'total' => $of("SELECT views FROM {$wpdb->prefix}onda_views_total WHERE post_id = ${post}"),
  'seen' => $of("SELECT COUNT(*) FROM {$wpdb->prefix}onda_seen"),
]);`;

/** Whether every one of 4,000 views that come together is counted, and once. */
export const viewsSums: Bench = {
  name: 'views-sums',
  async run(options) {
    const { databases, notes } = await presentDatabases();
    const rows: string[][] = [];
    for (const db of databases) rows.push(await measured(db, options));
    return {
      title: `views-sums: ${VIEWS} visitors of one post, ${CONNECTIONS} at a time`,
      head: ['', 'answered "counted"', 'by day', 'people', 'in all', 'marks', 'seconds', ''],
      rows,
      notes,
    };
  },
};

async function measured(db: Database, { signal }: BenchOptions): Promise<string[]> {
  try {
    const site = await up({ name: SITE, db, noSeed: true, noBuild: true, constants: OWNERS_SITE });
    const post = Number(await run(site, { code: POST }));
    const started = performance.now();
    const answered = await send(site, post, signal);
    const seconds = (performance.now() - started) / 1_000;
    const counted = JSON.parse(await run(site, { code: countedCode(post) })) as Record<string, number>;
    const sums = [answered, counted.daily, counted.people, counted.total, counted.seen];
    const wrong = sums.filter((sum) => sum !== VIEWS).length;
    return [db, ...sums.map(String), figure(seconds), verdict(wrong, 0)];
  } finally {
    await down(SITE);
  }
}

async function send(site: Site, post: number, signal: AbortSignal): Promise<number> {
  const { ask } = createVisitors(site, CONNECTIONS);
  const answers = await Promise.all(
    Array.from({ length: VIEWS }, () => ask(`action=spv_record_view&post_id=${post}`)),
  );
  signal.throwIfAborted();
  return answers.filter((answer) => answer.includes('"counted":true')).length;
}
