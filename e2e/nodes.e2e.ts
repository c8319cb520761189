import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNode, run } from '../tools/rig/site';
import { type Person, person } from './support/person';
import { type Redis, startRedis } from './support/redis';
import { type Rig, startRig } from './support/rig';

/**
 * Two servers with disks of their own, one database and one object cache in Redis: what comes at once comes to both.
 */
let rig: Rig;
let redis: Redis;
let nodes: string[];
let post: number;
let comment: number;
let asked = 0;

const PEOPLE = 60;
/** The plugin takes so many views of one network in a minute. */
const VIEWS_A_MINUTE = 60;
const TOO_MANY = 30;
const MINUTE_MS = 60_000;

const CONTENT = `
update_option('onda_settings', ['favorites' => ['who' => 'everybody'], 'earlyAnswers' => true]);
wp_create_user('ana', 'pass-ana', 'ana@example.org');
$post = wp_insert_post(['post_title' => 'Canción', 'post_content' => 'x', 'post_status' => 'publish']);
$comment = wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'Bien', 'comment_approved' => 1]);
echo json_encode(['post' => $post, 'comment' => $comment]);`;

beforeAll(async () => {
  redis = await startRedis();
  rig = await startRig('nodes', {
    db: 'mariadb',
    noSeed: true,
    constants: { ONDA_REDIS_SOCKET: redis.socket },
  });
  copyFileSync(
    join(import.meta.dirname, 'stand-ins/redis/object-cache.php'),
    join(rig.site.root, 'wp-content/object-cache.php'),
  );
  ({ post, comment } = JSON.parse(await php(CONTENT)));
  nodes = [rig.site.url, await addNode(rig.site)];
});

afterAll(async () => {
  await rig?.close();
  redis?.stop();
});

const php = (code: string) => run(rig.site, { code });
const number = (sql: string) => php(`echo (int) $wpdb->get_var("${sql}");`).then(Number);

/** Somebody with an address of their own; one after another they come to the one server and the other. */
const someone = (at: number, block = 1): Person =>
  person(rig.site.url, `127.0.${block}.${at}`, nodes[at % nodes.length]);

const everybody = <T>(ask: (one: Person, at: number) => Promise<T>, block: number): Promise<T[]> =>
  Promise.all(Array.from({ length: PEOPLE }, (_, at) => ask(someone(at + 1, block), at)));

const atEachNode = <T>(ask: (one: Person) => Promise<T>): Promise<T[]> =>
  Promise.all(nodes.map((node) => ask(person(rig.site.url, '127.0.0.2', node))));

it('is one site for both servers, with the cache that they share', async () => {
  const said = await atEachNode((one) => one.ask({ action: 'favorites_totalcount', postid: post }));
  expect(said.map(({ status }) => status)).toEqual([200, 200]);
  expect(await php('var_dump(wp_using_ext_object_cache());')).toContain('true');
  expect(Number(await redis.ask('dbsize'))).toBeGreaterThan(10);
});

describe('what many do at once', () => {
  it('counts 60 favorites as 60, and each server says so', async () => {
    const fields = { action: 'favorites_favorite', postid: post, siteid: 1, status: 'active', nonce: '' };
    const replies = await everybody((one) => one.ask(fields), 2);
    expect(new Set(replies.map(({ body }) => JSON.parse(body).status))).toEqual(new Set(['success']));
    const counts = await atEachNode((one) => one.ask({ action: 'favorites_totalcount', postid: post }));
    expect(counts.map(({ body }) => JSON.parse(body).count)).toEqual([PEOPLE, PEOPLE]);
    expect(await php(`echo get_post_meta(${post}, 'simplefavorites_count', true);`)).toBe(`${PEOPLE}`);
  });

  it('counts a visitor once who keeps a post 60 times through both', async () => {
    const fields = { action: 'favorites_favorite', postid: post, siteid: 1, status: 'active', nonce: '' };
    const first = someone(1, 3);
    const added = JSON.parse((await first.ask(fields)).body).favorite_data.total;
    const again = await Promise.all(
      Array.from({ length: PEOPLE }, (_, at) => {
        const tab = person(rig.site.url, '127.0.3.1', nodes[at % nodes.length]);
        for (const [name, value] of first.cookies) tab.cookies.set(name, value);
        return tab.ask(fields);
      }),
    );
    expect(new Set(again.map(({ body }) => JSON.parse(body).favorite_data?.total))).toEqual(new Set([added]));
  });

  it('counts 60 votes, in the table and in what pages print', async () => {
    const vote = (at: number) => (at % 3 === 0 ? 'down' : 'up');
    const replies = await everybody(
      (one, at) =>
        one.ask({ action: 'comment_vote_ajaxhandler', comment_id: comment, vote: vote(at), nonce: '' }),
      4,
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const expected = { up: (PEOPLE * 2) / 3, down: PEOPLE / 3 };
    const printed = await php(
      `echo json_encode(Onda\\Features\\Votes\\VoteCountRepository::printed(${comment}));`,
    );
    expect(JSON.parse(printed)).toEqual(expected);
    expect(await number(`SELECT COUNT(*) FROM {$wpdb->prefix}onda_comment_votes`)).toBe(PEOPLE);
  });

  it('counts 60 views of 60 visitors: of the day, in all, and people', async () => {
    const replies = await everybody((one) => one.ask({ action: 'spv_record_view', post_id: post }), 5);
    expect(replies.filter(({ body }) => body.includes('"counted":true'))).toHaveLength(PEOPLE);
    const sums = await php(`
      $of = static fn(string $what): int => (int) $wpdb->get_var($what);
      echo json_encode([
        $of("SELECT SUM(views) FROM {$wpdb->prefix}onda_views_daily WHERE post_id = ${post}"),
        $of("SELECT SUM(uniques) FROM {$wpdb->prefix}onda_views_daily WHERE post_id = ${post}"),
        $of("SELECT views FROM {$wpdb->prefix}onda_views_total WHERE post_id = ${post}"),
      ]);`);
    expect(JSON.parse(sums)).toEqual([PEOPLE, PEOPLE, PEOPLE]);
  });
});

it('knows at one server who signed in at the other, and what they keep', async () => {
  const there = someone(2, 8);
  await there.ask({ log: 'ana', pwd: 'pass-ana', testcookie: 1 }, '/wp-login.php');
  const here = someone(1, 8);
  for (const [name, value] of there.cookies) here.cookies.set(name, value);
  const session = JSON.parse((await here.ask({ action: 'onda_session' })).body);
  const fields = { action: 'favorites_favorite', postid: post, siteid: 1, status: 'active' };
  await here.ask({ ...fields, nonce: session.data.nonces.favorites });
  const kept = JSON.parse((await there.ask({ action: 'favorites_array' })).body);
  expect(Object.keys(kept.favorites[0].posts)).toEqual([`${post}`]);
});

it('asks for the same captcha at both servers, and the same new one', async () => {
  const id = await php(
    'echo (new Onda\\Features\\Newsletter\\Guard\\CaptchaSession(new Onda\\Core\\Database\\RateLimitRepository(), time(...)))->open();',
  );
  const data = encodeURIComponent(btoa(JSON.stringify({ captcha_session_id: id })));
  const address = `/?mailpoet_router=&mailpoet_page=template&endpoint=captcha&data=${data}`;
  const pictures = () => atEachNode((one) => one.ask({}, `${address}&action=image`));
  const [first, second] = await pictures();
  expect([first?.status, second?.body]).toEqual([200, first?.body]);
  await someone(1).ask({}, `${address}&action=refresh`);
  const [third, fourth] = await pictures();
  expect(third?.body).not.toBe(first?.body);
  expect(fourth?.body).toBe(third?.body);
});

it('has one limit of a network for both servers, whatever the cache forgets', async () => {
  let minute: number;
  let said: number[][];
  do {
    minute = Math.floor(Date.now() / MINUTE_MS);
    said = [await manyVisitors(6, VIEWS_A_MINUTE - 2), await manyVisitors(6, 1), await manyVisitors(6, 1)];
    await redis.ask('flushdb');
    said.push(await manyVisitors(6, TOO_MANY));
  } while (Math.floor(Date.now() / MINUTE_MS) !== minute);
  expect(said.map((statuses) => [...new Set(statuses)])).toEqual([[200], [200], [200], [429]]);
  expect(await redis.ask('keys', 'onda_limits:*')).toBe('');
});

/**
 * The statuses of views that come from one network at once. Simultaneous views may be refused where they are the last
 * that have room: the database says how many there are by then, not which one this is.
 */
function manyVisitors(network: number, size: number): Promise<number[]> {
  const fields = { action: 'spv_record_view', post_id: post };
  const views = Array.from({ length: size }, () => {
    asked += 1;
    return person(rig.site.url, `127.0.${network}.1`, nodes[asked % nodes.length]).ask(fields);
  });
  return Promise.all(views.map(async (view) => (await view).status));
}
