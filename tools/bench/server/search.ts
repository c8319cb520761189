import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFpm } from '../../rig/fpm';
import { loadRecord } from '../../rig/record';
import { down, run, type Site, up } from '../../rig/site';
import { ensure } from '../../setup/setup';
import { median, percentile } from '../median';
import { OWNERS_SITE } from '../owners-site';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure, verdict } from '../table';
import { cpuOf } from './cpu';
import { ask, askerOf, type Door, type Question, type Reply } from './search-asks';
import { makeStandIns } from './stand-ins';

const SITE = 'bench-search';
/** `ONDA_BENCH_POSTS` seeds fewer. */
const POSTS = Number(process.env.ONDA_BENCH_POSTS ?? 100_000);
const PLUGINS = 5;
/** Questions of each class in a run; each answer of WordPress itself takes seconds. */
const QUESTIONS_PER_RUN = 15;
const WORDPRESS_PER_RUN = 2;
/** Visitors who search at once, behind nginx and php-fpm, and how often all of them ask in a run. */
const TOGETHER = 8;
const QUESTIONS_TOGETHER = 160;
const UPDATES = 30;

/** Issue 6; with a filter and together: issue 19. */
const LIMITS = { p95: 15, filteredP95: 12, togetherP95: 35, times: 100, megabytes: 80, update: 50 };

const SEED = readFileSync(join(import.meta.dirname, 'search-seed.php'), 'utf8').replace(
  /^<\?php[\s\S]*?declare\(strict_types=1\);/,
  `$onda_bench_posts = ${POSTS};`,
);

/** The build of cron, without the pauses. */
const BUILD = `
global $wpdb;
$cpu = static fn(array $used): float => $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec']
  + ($used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec']) / 1e6;
$started = $cpu(getrusage());
Onda\\Owner\\Search\\SearchOwner::build_command()->run(true, static fn(string $line) => null);
// Cron looks within the hour who changes texts; until then each request looks.
do_action('onda_shown_texts');
$tables = $wpdb->get_col("SHOW TABLES LIKE '{$wpdb->prefix}onda\\\\_search\\\\_%'");
// A database that has just been filled plans by statistics of before, and reads all prices for a few.
$wpdb->query('ANALYZE TABLE ' . implode(', ', [...$tables, $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships]));
$size = "SELECT SUM(data_length + index_length) FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name IN ('"
  . implode("', '", $tables) . "')";
echo wp_json_encode(['cpu' => $cpu(getrusage()) - $started, 'bytes' => (int) $wpdb->get_var($size),
  'memory' => memory_get_peak_usage(true), 'posts' => Onda\\Features\\Search\\Index\\IndexParts::progress()->read()['done']]);`;

/** Milliseconds of reading one post anew, of posts of all ages. */
const UPDATE = `
global $wpdb;
$posts = $wpdb->get_col("SELECT ID FROM {$wpdb->posts} WHERE post_name LIKE 'entrada-%' ORDER BY MD5(ID) LIMIT ${UPDATES}");
$updater = Onda\\Features\\Search\\Index\\IndexParts::updater();
echo wp_json_encode(array_map(static function (string $post) use ($updater): float {
  $started = hrtime(true);
  $updater->refresh((int) $post);
  return (hrtime(true) - $started) / 1e6;
}, $posts));`;

const engine = (name: string) =>
  `update_option('onda_settings', ['search' => ['engine' => '${name}'], 'earlyAnswers' => true]); do_action('wp_loaded');`;

type Built = { cpu: number; bytes: number; memory: number; posts: number };

/** The cost of a search in 100,000 posts, on a site with five other plugins. */
export const search: Bench = {
  name: 'search',
  async run(options) {
    const title = `search: ${POSTS} posts in MariaDB, ${PLUGINS} stand-in plugins, over HTTP, one after the other`;
    const head = ['', 'measured', 'at most', ''];
    const { ready } = await ensure('mariadb');
    if (!ready) return { title, head, rows: [], notes: ['MariaDB is not there: not measured'] };
    const standIns = makeStandIns(PLUGINS);
    try {
      const plugins = standIns.folders;
      const site = await up({
        name: SITE,
        db: 'mariadb',
        plugins,
        noSeed: true,
        noBuild: true,
        constants: OWNERS_SITE,
      });
      const questions = JSON.parse(await run(site, { code: SEED })) as Record<string, Question[]>;
      const built = JSON.parse(await run(site, { code: BUILD })) as Built;
      const fpm = await startFpm(site.root);
      try {
        const { rows, notes } = await measured(site, fpm.port, questions, options);
        return { title, head, rows: [...rows, ...rowsOf(built)], notes: [...notes, noteOf(built)] };
      } finally {
        fpm.stop();
      }
    } finally {
      await down(SITE);
      standIns.remove();
    }
  },
};

async function measured(
  site: Site,
  fpmPort: number,
  questions: Record<string, Question[]>,
  options: BenchOptions,
) {
  const { host, port } = new URL(site.url);
  const door: Door = { port: Number(port), host };
  const sides = Object.fromEntries(
    Object.entries(questions).map(([name, list]) => [name, askerOf(door, list, QUESTIONS_PER_RUN)]),
  );
  const mixed = (isMeant: boolean) => {
    const list = mixedOf(questions, isMeant);
    return askerOf({ port: fpmPort, host }, list, QUESTIONS_TOGETHER, TOGETHER);
  };
  const together = { [PLAIN_TOGETHER]: mixed(false), [FILTERED_TOGETHER]: mixed(true) };
  // The first of the same words.
  const askWordpress = askerOf(door, questions['a word'] ?? [], WORDPRESS_PER_RUN);
  const wordpress = async () => {
    await run(site, { code: engine('wordpress') });
    const replies = await askWordpress();
    await run(site, { code: engine('auto') });
    // The owner table is made anew by the first request after settings changed.
    await ask(door, 'radio');
    return replies;
  };
  await run(site, { code: engine('auto') });
  await ask(door, 'radio');
  const before = cpuOf(groupsOf(site));
  const warm = (await askerOf(door, questions['a word'] ?? [], QUESTIONS_PER_RUN)()).length;
  const cpu = (cpuOf(groupsOf(site)) - before) / warm;
  const replies = await interleaved(options, { ...sides, ...together, wordpress });
  const updates = JSON.parse(await run(site, { code: UPDATE })) as number[];
  return {
    rows: report(questions, replies, updates),
    notes: [`a word: ${figure(cpu)} ms of CPU a request, PHP and database`],
  };
}

const PLAIN_TOGETHER = `${TOGETHER} at a time, without a filter`;
const FILTERED_TOGETHER = `${TOGETHER} at a time, with a filter`;

const hasFilter = (list: Question[]): boolean => list.some(([, filters]) => filters !== '');

/** Questions of all kinds, one of each by turns. */
function mixedOf(questions: Record<string, Question[]>, isFiltered: boolean): Question[] {
  const lists = Object.values(questions).filter((list) => hasFilter(list) === isFiltered);
  const turns = lists[0]?.keys() ?? [];
  return [...turns].flatMap((turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
}

function report(
  questions: Record<string, Question[]>,
  replies: Record<string, Reply[][]>,
  updates: number[],
): string[][] {
  const classes = Object.keys(questions);
  const isFiltered = (name: string) => hasFilter(questions[name] ?? []);
  const of = (names: string[]) => names.flatMap((name) => (replies[name] ?? []).flat());
  const ours = of(classes);
  const ms = (list: Reply[]) => list.map((reply) => reply.ms);
  const wordpress = median(ms((replies.wordpress ?? []).flat()));
  const word = median(ms((replies['a word'] ?? []).flat()));
  const failed = ours.filter(({ isEarly, isWell }) => !isEarly || !isWell).length;
  return [
    ...classes.map((name) => {
      const list = ms((replies[name] ?? []).flat());
      return [`${name}: median, p95`, `${figure(median(list))} ${figure(percentile(list, 95))} ms`];
    }),
    row(
      'all without a filter: p95',
      percentile(ms(of(classes.filter((name) => !isFiltered(name)))), 95),
      LIMITS.p95,
      ' ms',
    ),
    row(
      'all with a filter: p95',
      percentile(ms(of(classes.filter(isFiltered))), 95),
      LIMITS.filteredP95,
      ' ms',
    ),
    row(`${PLAIN_TOGETHER}: p95`, percentile(ms(of([PLAIN_TOGETHER])), 95), LIMITS.togetherP95, ' ms'),
    [`${FILTERED_TOGETHER}: p95`, `${figure(percentile(ms(of([FILTERED_TOGETHER])), 95))} ms`],
    [`WordPress's own search, a word: median`, `${figure(wordpress)} ms`],
    [
      '  times as long',
      `${figure(wordpress / word, 0)} x`,
      `≥ ${LIMITS.times} x`,
      verdict(LIMITS.times, wordpress / word),
    ],
    row('answers that were late or empty', failed, 0, '', 0),
    row('a post read anew: p95', percentile(updates, 95), LIMITS.update, ' ms'),
  ];
}

const rowsOf = ({ bytes }: Built): string[][] => [
  row('index in the database', bytes / 1_000_000, LIMITS.megabytes, ' MB'),
];

const noteOf = ({ cpu, memory, posts }: Built): string =>
  `built of ${posts} posts in ${figure(cpu, 0)} s of CPU with ${figure(memory / 1_000_000, 0)} MB of memory`;

const row = (name: string, value: number, limit: number, unit: string, digits = 1): string[] => [
  name,
  figure(value, digits) + unit,
  figure(limit, 0) + unit,
  verdict(value, limit),
];

const groupsOf = (site: Site): number[] => loadRecord(site.name)?.processes ?? [];
