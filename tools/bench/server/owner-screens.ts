import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { down, ownerCookies, run, type Site, up } from '../../rig/site';
import { ensure } from '../../setup/setup';
import { medianOf } from '../median';
import { OWNERS_SITE } from '../owners-site';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure, verdict } from '../table';

const SITE = 'bench-owner-screens';
const SEED = fileURLToPath(new URL('owner-seed.php', import.meta.url));
const SUBSCRIBERS = 200_000;
/** `ONDA_BENCH_VIEWS` seeds fewer; 0 leaves the screens of views out. */
const VIEW_ROWS = Number(process.env.ONDA_BENCH_VIEWS ?? 10_000_000);
const LIMIT_MS = 500;
/** Extra memory of an export of everybody over one of a few. */
const LIMIT_MB = 2;
const INI = ['opcache.revalidate_freq=2'];

/** Writes down what a request took: its queries, and its memory in megabytes. */
const PROBE = `<?php
register_shutdown_function(static function (): void {
    global $wpdb;
    $line = ['queries' => $wpdb->num_queries, 'peak' => memory_get_peak_usage() / 1e6];
    // At once: whoever reads it finds all of it.
    file_put_contents(WP_CONTENT_DIR . '/probe.new', json_encode($line));
    rename(WP_CONTENT_DIR . '/probe.new', WP_CONTENT_DIR . '/probe.json');
});`;

interface Seeded {
  subscribers: number;
  views: number;
  sums: number;
  day: string;
  today: string;
}

interface Look {
  ms: number;
  bytes: number;
  peak: number;
  queries: number;
}

/** The screens of an owner with many subscribers and many views, over HTTP in wp-admin. */
export const ownerScreens: Bench = {
  name: 'owner-screens',
  async run(options) {
    const title = `owner-screens: wp-admin with ${SUBSCRIBERS} subscribers and ${VIEW_ROWS} rows of views, MariaDB`;
    const head = ['', 'ms', 'at most', '', 'queries', 'memory, MB'];
    const { ready } = await ensure('mariadb');
    if (!ready) return { title, head, rows: [], notes: ['MariaDB is not there: not measured'] };
    const constants = {
      ...OWNERS_SITE,
      ONDA_BENCH_SUBSCRIBERS: `${SUBSCRIBERS}`,
      ONDA_BENCH_VIEW_ROWS: `${VIEW_ROWS}`,
    };
    const site = await up({ name: SITE, db: 'mariadb', noSeed: true, noBuild: true, constants, ini: INI });
    try {
      const seeded = JSON.parse(await run(site, { file: SEED })) as Seeded;
      writeFileSync(join(site.root, 'wp-content/mu-plugins/probe.php'), PROBE);
      const notes = [
        `${seeded.subscribers} subscribers, ${seeded.views} rows; sums made in ${seeded.sums} s`,
      ];
      return { title, head, rows: await measured(site, seeded, options), notes };
    } finally {
      await down(SITE);
    }
  },
};

async function measured(site: Site, seeded: Seeded, options: BenchOptions): Promise<string[][]> {
  const cookie = (await ownerCookies(site)).join('; ');
  const screens = Object.entries({
    'wp-admin, a screen of WordPress alone': 'options-reading.php',
    ...subscriberScreens(),
    ...(VIEW_ROWS > 0 ? viewScreens(seeded) : {}),
  });
  const sides = Object.fromEntries(
    screens.map(([name, path]) => [name, () => look(site, cookie, path)] as const),
  );
  const looks = await interleaved(options, sides);
  const rows = screens.map(([name]) => {
    const of = (pick: (one: Look) => number) => medianOf(looks[name] ?? [], pick);
    const [ms, queries, peak] = [of((one) => one.ms), of((one) => one.queries), of((one) => one.peak)];
    return row(name, { ms, queries, peak });
  });
  return [...rows, ...(await actions(site, cookie))];
}

/** `limit` in milliseconds; none for what takes as long as it needs. */
function row(name: string, { ms, queries, peak }: Omit<Look, 'bytes'>, limit = LIMIT_MS): string[] {
  const held = Number.isFinite(limit) ? [figure(limit, 0), verdict(ms, limit)] : ['', ''];
  return [name, figure(ms), ...held, figure(queries, 0), figure(peak)];
}

const list = (query: string) => `admin.php?page=onda-newsletter&tab=subscribers${query}`;

const subscriberScreens = () => ({
  'subscribers, the first page': list(''),
  '… a page in the middle': list('&paged=5000'),
  '… the last page': list('&paged=10000'),
  '… the oldest first, in the middle': list('&orderby=since&order=asc&paged=4999'),
  '… the unconfirmed': list('&status=unconfirmed'),
  '… the unconfirmed, in the middle': list('&status=unconfirmed&paged=500'),
  '… of a list, in the middle': list('&list=2&paged=1650'),
  '… the unconfirmed of a list': list('&status=unconfirmed&list=2&paged=160'),
  '… a whole address': list('&s=c4ca4238a0b923820dcc509a6f75849b@example.org'),
  '… the beginning of an address': list('&s=c4c'),
  '… one letter': list('&s=c'),
  '… one letter, unconfirmed, of a list': list('&s=c&status=unconfirmed&list=2'),
  '… a beginning that nobody has': list('&s=zz'),
  '… one person': list('&person=100000'),
  'statistics: sign-ups of a year': 'admin.php?page=onda-statistics&topic=newsletter&range=year',
});

const viewScreens = ({ day, today }: Seeded) => ({
  'statistics, the overview: 7 days': 'admin.php?page=onda-statistics&range=7d',
  'the overview: 90 days': 'admin.php?page=onda-statistics&range=90d',
  '… this year, by month': 'admin.php?page=onda-statistics&range=year&by=month',
  'most viewed posts: 7 days': 'admin.php?page=onda-statistics&topic=posts&range=7d',
  '… 30 days': 'admin.php?page=onda-statistics&topic=posts&range=30d',
  '… 90 days': 'admin.php?page=onda-statistics&topic=posts&range=90d',
  '… 371 days': `admin.php?page=onda-statistics&topic=posts&from=${day}&to=${today}`,
  '… this year, beside the same of the last one': 'admin.php?page=onda-statistics&topic=posts&range=year',
  'the dashboard': 'index.php',
  'the list of posts, by views': 'edit.php?orderby=onda_views&order=desc',
  '… a page in the middle, the least viewed first': 'edit.php?orderby=onda_views&order=asc&paged=600',
  '… by date': 'edit.php',
});

/** A page of the list unsubscribed at once, and the file of everybody beside one of a few. */
async function actions(site: Site, cookie: string): Promise<string[][]> {
  const page = await (await ask(site, cookie, list('&status=subscribed'))).text();
  const nonce = /name="_wpnonce" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const ids = [...page.matchAll(/name="subscriber\[\]" value="(\d+)"/g)].map(
    ([, id]) => `subscriber[]=${id}`,
  );
  const bulk = await look(site, cookie, list(`&action=unsubscribe&_wpnonce=${nonce}&${ids.join('&')}`));
  const file = (filter: string) => look(site, cookie, list(`&export_all=1&_wpnonce=${nonce}${filter}`));
  const few = await file('&status=unsubscribed&list=2&s=c');
  const all = await file('');
  const megabytes = ({ bytes }: Look) => `${figure(bytes / 1e6, 2)} MB`;
  const more = all.peak - few.peak;
  return [
    row(`${ids.length} unsubscribed at once`, bulk),
    row(`a file of a few, ${megabytes(few)}`, few, Infinity),
    row(`a file of everybody, ${megabytes(all)}`, all, Infinity),
    ['… more memory than that of a few, MB', '', `${LIMIT_MB}`, verdict(more, LIMIT_MB), '', figure(more)],
  ];
}

const ask = (site: Site, cookie: string, path: string) =>
  fetch(`${site.url}/wp-admin/${path}`, { headers: { cookie }, redirect: 'manual' });

async function look(site: Site, cookie: string, path: string): Promise<Look> {
  const file = join(site.root, 'wp-content/probe.json');
  rmSync(file, { force: true });
  const started = performance.now();
  const answer = await ask(site, cookie, path);
  const bytes = (await answer.arrayBuffer()).byteLength;
  const ms = performance.now() - started;
  if (![200, 303].includes(answer.status)) throw new Error(`${path} answers ${answer.status}`);
  // It is written after the answer.
  while (!existsSync(file)) await setTimeout(5);
  return { ms, bytes, ...JSON.parse(readFileSync(file, 'utf8')) };
}
