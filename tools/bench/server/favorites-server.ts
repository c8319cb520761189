import type { Database } from '../../rig/options';
import { loadRecord } from '../../rig/record';
import { down, run, type Site, up } from '../../rig/site';
import { medianOf } from '../median';
import { OWNERS_SITE } from '../owners-site';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure, times, verdict } from '../table';
import { cpuOf, untilQuiet } from './cpu';
import { presentDatabases } from './databases';
import { makeStandIns } from './stand-ins';

type Side = 'empty' | 'array' | 'repeat' | 'change';
type Cost = { cpu: number; failed: number };

const NAMES: Record<Side, string> = {
  empty: 'an action that does nothing',
  array: 'favorites_array, 20 kept',
  repeat: 'favorites_favorite, said again',
  change: 'favorites_favorite, in and out by turns',
};

const REQUESTS_PER_RUN = 40;
/** The limit is a share of the time of the empty action. */
const LIMIT = 0.15;
/** Two sides write more than the 300 a minute that one network may write. */
const FORGET_LIMITS = `global $wpdb; $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");`;
const SITE = 'bench-favorites';
const CONTENT = `
update_option('onda_settings', ['favorites' => ['who' => 'everybody'], 'earlyAnswers' => true]);
$post = ['post_title' => 'Canción', 'post_content' => 'x', 'post_status' => 'publish'];
echo json_encode(array_map(fn() => wp_insert_post($post), range(1, 21)));`;

/** The cost of a favorite on a site with eight other plugins. */
export const favoritesServer: Bench = {
  name: 'favorites-server',
  async run({ runs, signal }) {
    const { databases, notes } = await presentDatabases();
    const rows: string[][] = [];
    for (const db of databases) rows.push(...(await measured(db, { runs, signal })));
    return {
      title: `favorites-server: admin-ajax with eight stand-in plugins (CPU of PHP and database for one request, medians of ${runs} runs)`,
      head: ['', 'CPU, ms', 'of the empty one', 'limit', '', 'failed'],
      rows,
      notes,
    };
  },
};

async function measured(db: Database, options: BenchOptions): Promise<string[][]> {
  const standIns = makeStandIns();
  try {
    const site = await up({
      name: SITE,
      db,
      plugins: standIns.folders,
      noSeed: true,
      noBuild: true,
      constants: OWNERS_SITE,
    });
    const sides = await sidesOf(site);
    await untilQuiet(groupsOf(site));
    return rowsOf(db, await interleaved(options, sides));
  } finally {
    await down(SITE);
    standIns.remove();
  }
}

/** The visitor keeps twenty posts and changes their mind about another. */
async function sidesOf(site: Site): Promise<Record<Side, () => Promise<Cost>>> {
  const posts = JSON.parse(await run(site, { code: CONTENT })) as number[];
  const [changing = 0, kept = 0] = posts;
  const first = await ask(site, '', favorite(kept, 'active'));
  const cookie = first.headers.getSetCookie().map((line) => line.split(';')[0]);
  const visitor = cookie.join('; ');
  for (const post of posts.slice(2)) await ask(site, visitor, favorite(post, 'active'));
  let isKept = false;
  const cost = (fields: () => Record<string, string>, status: string) => async () => {
    await run(site, { code: FORGET_LIMITS });
    const before = cpuOf(groupsOf(site));
    let failed = 0;
    for (let sent = 0; sent < REQUESTS_PER_RUN; sent++) {
      const body = await (await ask(site, visitor, fields())).text();
      if (!body.includes(status)) failed += 1;
    }
    return { cpu: (cpuOf(groupsOf(site)) - before) / REQUESTS_PER_RUN, failed };
  };
  const success = '"status":"success"';
  return {
    empty: cost(() => ({ action: 'bench_nothing' }), ''),
    array: cost(() => ({ action: 'favorites_array' }), success),
    repeat: cost(() => favorite(kept, 'active'), success),
    change: cost(() => {
      isKept = !isKept;
      return favorite(changing, isKept ? 'active' : 'inactive');
    }, success),
  };
}

const favorite = (post: number, status: string) => ({
  action: 'favorites_favorite',
  postid: `${post}`,
  siteid: '1',
  status,
});

const ask = (site: Site, cookie: string, fields: Record<string, string>) =>
  fetch(`${site.url}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url },
    body: new URLSearchParams(fields),
  });

const groupsOf = (site: Site): number[] => loadRecord(site.name)?.processes ?? [];

function rowsOf(db: Database, costs: Record<Side, Cost[]>): string[][] {
  const ms = (side: Side) => medianOf(costs[side], ({ cpu }) => cpu);
  return (Object.keys(NAMES) as Side[]).map((side) => {
    const isLimited = side !== 'empty';
    return [
      `${db}: ${NAMES[side]}`,
      figure(ms(side), 2),
      times(ms(side), ms('empty')),
      isLimited ? figure(LIMIT, 2) : '',
      isLimited ? verdict(ms(side) / ms('empty'), LIMIT) : '',
      `${costs[side].reduce((sum, { failed }) => sum + failed, 0)}/${costs[side].length * REQUESTS_PER_RUN}`,
    ];
  });
}
