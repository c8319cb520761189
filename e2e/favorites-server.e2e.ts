import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Person, person } from './support/person';
import { type Rig, startRig } from './support/rig';

/** The favorites' half of the server under many real requests at once: no browser, the wire alone. */
let rig: Rig;
let posts: number[];
let page: string;

const PEOPLE = 61;
const REPEATS = 200;

interface Reply {
  status: string;
  favorites?: { posts: unknown }[];
  favorite_data?: { total: number };
}

/** Everything at once: each `run` starts a WordPress. */
const CONTENT = `
update_option('onda_settings', ['favorites' => ['who' => 'everybody'], 'earlyAnswers' => true]);
foreach (['ana', 'eva'] as $name) wp_create_user($name, "pass-$name", "$name@example.org");
$post = ['post_title' => 'Canción', 'post_content' => 'x', 'post_status' => 'publish'];
$posts = array_map(fn() => wp_insert_post($post), range(1, 7));
$page = wp_insert_post(['post_type' => 'page', 'post_content' => "[fav_button post_id=$posts[6]]"] + $post);
echo json_encode(['posts' => $posts, 'page' => get_permalink($page)]);`;

beforeAll(async () => {
  rig = await startRig('favorites-server', { noSeed: true });
  ({ posts, page } = JSON.parse(await run(rig.site, { code: CONTENT })));
});

afterAll(() => rig?.close());

describe('favorites on the server', () => {
  it('counts 61 people who come together as 61 and refuses none', async () => {
    const post = postAt(0);
    const people = Array.from({ length: PEOPLE }, (_, at) => someone(2 + at));
    const replies = await Promise.all(people.map((one) => keep(one, post)));
    expect(replies.filter(({ status }) => status !== 'success')).toEqual([]);
    expect(await count(post)).toBe(PEOPLE);
    expect(await mirrored(post)).toBe(`${PEOPLE}`);
  });

  it('counts a visitor once, who says it 200 times at once', async () => {
    const post = postAt(1);
    const visitor = someone(100);
    await keep(visitor, post);
    const replies = await Promise.all(Array.from({ length: REPEATS - 1 }, () => keep(visitor, post)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['success']));
    expect(new Set(replies.map(({ favorite_data }) => favorite_data?.total))).toEqual(new Set([1]));
    expect(await count(post)).toBe(1);
  });

  it('refuses who goes on without end, and says until when', async () => {
    const visitor = someone(101);
    const post = postAt(1);
    await keep(visitor, post);
    const code = `global $wpdb; $wpdb->query("UPDATE {$wpdb->prefix}onda_limits SET hits = 300 WHERE limit_key LIKE 'favorites:%'");`;
    const asked = async () => {
      await run(rig.site, { code });
      return visitor.ask({ action: 'favorites_favorite', postid: post, status: 'active' });
    };
    // A window of the limit may end between the two.
    await expect.poll(asked).toMatchObject({
      status: 429,
      body: expect.stringContaining('"rate_limited"'),
      headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
    });
  });

  it('joins three of a visitor and two of an account, of which one is shared, to four', async () => {
    const [shared, ...others] = [postAt(2), postAt(3), postAt(4), postAt(5)] as const;
    const desktop = someone(110);
    await signIn(desktop, 'ana');
    for (const post of [shared, others[0]]) await keepSignedIn(desktop, post);

    const phone = someone(111);
    for (const post of [shared, others[1], others[2]]) await keep(phone, post);
    await signIn(phone, 'ana');
    expect(phone.cookies.has('onda_visitor')).toBe(false);
    expect(await kept(phone)).toEqual([shared, ...others].map(String).sort());
    expect(await count(shared)).toBe(1);

    for (const name of phone.cookies.keys()) {
      if (name.startsWith('wordpress_')) phone.cookies.delete(name);
    }
    expect(await kept(phone)).toEqual([]);
  });

  it('writes from a page that a cache kept, with one more request for a nonce', async () => {
    const post = postAt(6);
    const html = await (await fetch(page)).text();
    expect(html).toContain(`post-id="${post}"`);
    const user = someone(120);
    await signIn(user, 'eva');
    const stale = await user.ask({
      action: 'favorites_favorite',
      postid: post,
      status: 'active',
      nonce: '0123456789',
    });
    expect(JSON.parse(stale.body)).toMatchObject({ status: 'error', code: 'invalid_nonce' });
    expect(html).not.toContain(await nonceOf(user));
    expect((await keepSignedIn(user, post)).status).toBe('success');
  });
});

/** Somebody with an address and a browser of their own. */
const someone = (number: number): Person => person(rig.site.url, `127.0.0.${number}`);

async function keep(one: Person, post: number, nonce = ''): Promise<Reply> {
  const fields = { action: 'favorites_favorite', postid: post, siteid: 1, status: 'active', nonce };
  return JSON.parse((await one.ask(fields)).body) as Reply;
}

const keepSignedIn = async (one: Person, post: number) => keep(one, post, await nonceOf(one));

async function nonceOf(one: Person): Promise<string> {
  const { body } = await one.ask({ action: 'onda_session' });
  return (JSON.parse(body) as { data: { nonces: { favorites: string } } }).data.nonces.favorites;
}

async function kept(one: Person): Promise<string[]> {
  const { favorites } = JSON.parse((await one.ask({ action: 'favorites_array' })).body) as Reply;
  return Object.keys(Object(favorites?.[0]?.posts)).sort();
}

async function count(post: number): Promise<number> {
  const { body } = await someone(1).ask({ action: 'favorites_totalcount', postid: post });
  return (JSON.parse(body) as { count: number }).count;
}

const mirrored = (post: number) =>
  run(rig.site, { code: `echo get_post_meta(${post}, 'simplefavorites_count', true);` });

const postAt = (at: number) => posts[at] ?? 0;

async function signIn(one: Person, name: string): Promise<void> {
  await one.ask({ log: name, pwd: `pass-${name}`, testcookie: 1 }, '/wp-login.php');
  expect([...one.cookies.keys()].some((cookie) => cookie.startsWith('wordpress_logged_in'))).toBe(true);
}
