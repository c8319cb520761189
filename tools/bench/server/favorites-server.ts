import type { Database } from '../../rig/options';
import { down, run, type Site, up } from '../../rig/site';
import { medianOf } from '../median';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure, times } from '../table';
import { presentDatabases } from './databases';
import { makeStandIns } from './stand-ins';

type Side = 'empty' | 'array' | 'repeat' | 'change';
type Reply = { ms: number; isWell: boolean };

const NAMES: Record<Side, string> = {
  empty: 'an action that does nothing',
  array: 'favorites_array, 20 kept',
  repeat: 'favorites_favorite, said again',
  change: 'favorites_favorite, in and out by turns',
};

/** Two sides write: together they stay within the 300 a minute that one network may write. */
const REQUESTS_PER_RUN = 20;
const SITE = 'bench-favorites';
const CONTENT = `
update_option('onda_settings', ['favorites' => ['who' => 'everybody']]);
$post = ['post_title' => 'Canción', 'post_content' => 'x', 'post_status' => 'publish'];
echo json_encode(array_map(fn() => wp_insert_post($post), range(1, 21)));`;

/** The cost of a favorite on a site with eight other plugins. */
export const favoritesServer: Bench = {
  name: 'favorites-server',
  async run({ runs, signal }) {
    const { databases, notes } = await presentDatabases();
    const requests = { runs: runs * REQUESTS_PER_RUN, signal };
    const rows: string[][] = [];
    for (const db of databases) rows.push(...(await measured(db, requests)));
    return {
      title: `favorites-server: admin-ajax with eight stand-in plugins (one request after the other, medians of ${requests.runs})`,
      head: ['', 'ms', 'of the empty one', 'failed'],
      rows,
      notes,
    };
  },
};

async function measured(db: Database, requests: BenchOptions): Promise<string[][]> {
  const standIns = makeStandIns();
  try {
    const site = await up({ name: SITE, db, plugins: standIns.folders, noSeed: true, noBuild: true });
    return rowsOf(db, await interleaved(requests, await sidesOf(site)));
  } finally {
    await down(SITE);
    standIns.remove();
  }
}

/** One visitor, who keeps twenty posts and changes their mind about another. */
async function sidesOf(site: Site): Promise<Record<Side, () => Promise<Reply>>> {
  const posts = JSON.parse(await run(site, { code: CONTENT })) as number[];
  const [changing = 0, kept = 0] = posts;
  const first = await ask(site, '', favorite(kept, 'active'));
  const cookie = first.headers.getSetCookie().map((line) => line.split(';')[0]);
  const visitor = cookie.join('; ');
  for (const post of posts.slice(2)) await ask(site, visitor, favorite(post, 'active'));
  let isKept = false;
  const timed = (fields: () => Record<string, string>, status: string) => async () => {
    const started = performance.now();
    const body = await (await ask(site, visitor, fields())).text();
    return { ms: performance.now() - started, isWell: body.includes(status) };
  };
  const success = '"status":"success"';
  return {
    empty: timed(() => ({ action: 'bench_nothing' }), ''),
    array: timed(() => ({ action: 'favorites_array' }), success),
    repeat: timed(() => favorite(kept, 'active'), success),
    change: timed(() => {
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

function rowsOf(db: Database, replies: Record<Side, Reply[]>): string[][] {
  const ms = (side: Side) => medianOf(replies[side], (reply) => reply.ms);
  return (Object.keys(NAMES) as Side[]).map((side) => [
    `${db}: ${NAMES[side]}`,
    figure(ms(side), 2),
    times(ms(side), ms('empty')),
    `${replies[side].filter(({ isWell }) => !isWell).length}/${replies[side].length}`,
  ]);
}
