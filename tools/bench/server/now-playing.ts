import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../rig/options';
import { medianOf } from '../median';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure, times, verdict } from '../table';
import { presentDatabases } from './databases';
import { type NowPlayingSite, withNowPlayingSite } from './now-playing-site';

type Reply = Awaited<ReturnType<NowPlayingSite['ask']>>;
type Side = 'empty' | 'nowPlaying' | 'poll' | 'vote';

const ACTIONS: Record<Side, Record<string, string>> = {
  empty: { action: 'bench_nothing' },
  nowPlaying: { action: 'onda_now_playing', station: 'onda' },
  poll: { action: 'onda_poll', 'want[now-playing:onda]': '' },
  // On the comment that every new WordPress has; without a cookie each request is another visitor's.
  vote: { action: 'comment_vote_ajaxhandler', comment_id: '1', vote: 'up' },
};
const NAMES: Record<Side, string> = {
  empty: 'an action that does nothing',
  nowPlaying: 'onda_now_playing',
  poll: 'onda_poll, one station',
  vote: 'comment_vote_ajaxhandler, a new vote',
};

/** Requests are cheap beside pages. */
const REQUESTS_PER_RUN = 40;
const VISITORS = 100;
/** The last crowd starts then; all must be answered while one reading is fresh. */
const VISITORS_MS = 5000;
const ROUND_MS = 1000;
/** Ten seconds, counted in whole ones. */
const FRESH_MS = 9000;

/** The cost of our public actions beside eight other plugins, and the load of many visitors on the station. */
export const nowPlaying: Bench = {
  name: 'now-playing',
  async run({ runs, signal }) {
    const { databases, notes } = await presentDatabases();
    const requests = { runs: runs * REQUESTS_PER_RUN, signal };
    const parts: Part[] = [];
    for (const db of databases)
      parts.push(await withNowPlayingSite(db, (site) => measure(db, site, requests)));
    return {
      title: `now-playing: admin-ajax with eight stand-in plugins (one request after the other, medians of ${requests.runs})`,
      head: ['', 'ms', 'of the empty one', 'answered early', 'failed'],
      rows: parts.flatMap(({ rows }) => rows),
      notes: [...parts.map(({ note }) => note), ...notes],
    };
  },
};

type Part = { rows: string[][]; note: string };

/** First with the switch of early answers off, as a site begins. */
async function measure(db: Database, site: NowPlayingSite, requests: BenchOptions): Promise<Part> {
  const rows = rowsOf(`${db}, early answers off`, await asked(site, requests));
  await site.answerEarly();
  rows.push(...rowsOf(db, await asked(site, requests)));
  return { rows, note: visitorsNote(db, await manyVisitors(site)) };
}

async function asked(site: NowPlayingSite, requests: BenchOptions): Promise<Record<Side, Reply[]>> {
  // The owner table is filled by the first ordinary request.
  for (const action of [ACTIONS.empty, ACTIONS.nowPlaying, ACTIONS.empty]) await site.ask(action);
  const ask = (side: Side) => () => site.ask(ACTIONS[side]);
  const sides = { empty: ask('empty'), nowPlaying: ask('nowPlaying'), poll: ask('poll'), vote: ask('vote') };
  return await interleaved(requests, sides);
}

interface Visitors {
  requests: number;
  ms: number;
  failed: number;
  upstream: number;
}

/** A hundred visitors at once, again and again, for as long as one reading of the station is fresh. */
async function manyVisitors(site: NowPlayingSite): Promise<Visitors> {
  await site.expire();
  const before = site.upstream();
  const started = Date.now();
  const end = started + VISITORS_MS;
  const replies: Reply[] = [];
  while (Date.now() < end) {
    const visitors = Array.from({ length: VISITORS }, () => site.ask(ACTIONS.nowPlaying));
    replies.push(...(await Promise.all(visitors)));
    await wait(Math.min(ROUND_MS, Math.max(0, end - Date.now())));
  }
  return {
    requests: replies.length,
    ms: Date.now() - started,
    failed: replies.filter(({ status }) => status !== 200).length,
    upstream: site.upstream() - before,
  };
}

function rowsOf(place: string, replies: Record<Side, Reply[]>): string[][] {
  const ms = (side: Side) => medianOf(replies[side], (reply) => reply.ms);
  const share = (side: Side, isMeant: (reply: Reply) => boolean) =>
    `${replies[side].filter(isMeant).length}/${replies[side].length}`;
  return (Object.keys(NAMES) as Side[]).map((side) => [
    `${place}: ${NAMES[side]}`,
    figure(ms(side), 2),
    times(ms(side), ms('empty')),
    share(side, ({ isEarly }) => isEarly),
    share(side, ({ status }) => status !== 200),
  ]);
}

function visitorsNote(db: Database, { requests, ms, failed, upstream }: Visitors): string {
  const limit = Math.ceil(ms / FRESH_MS);
  const asked = `${VISITORS} visitors at once, ${requests} requests in ${figure(ms / 1000)} s`;
  return `${db}: ${asked}: ${upstream} to the station, limit ${limit}: ${verdict(upstream, limit)}; ${failed} failed`;
}
