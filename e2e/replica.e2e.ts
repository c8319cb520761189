import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails, run } from '../tools/rig/site';
import { type Person, person } from './support/person';
import { type Rig, startRig } from './support/rig';

/** The database's replica is behind: nothing that a visitor does within a moment is lost. */
let rig: Rig;
let post: number;
let other: number;
let comment: number;
let visitors = 0;

const EMAIL = 'ana@example.com';

const CONTENT = `
update_option('onda_settings', ['favorites' => ['who' => 'everybody']]);
update_option('onda_newsletter', ['lists' => [['id' => 1, 'name' => 'Noticias', 'remote' => '']],
  'forms' => [['id' => 1, 'name' => 'Pie', 'lists' => [1]]]]);
$made = fn() => wp_insert_post(['post_title' => 'Canción', 'post_content' => 'x', 'post_status' => 'publish']);
$one = $made();
$comment = wp_insert_comment(['comment_post_ID' => $one, 'comment_content' => 'Bien', 'comment_approved' => 1]);
echo json_encode([$one, $made(), $comment]);`;

/** The replica has everything that the database has. */
const CATCH_UP = `
$wpdb->query('CREATE DATABASE IF NOT EXISTS replica');
foreach ($wpdb->get_col('SHOW TABLES FROM ' . DB_NAME) as $table) {
  $wpdb->query("DROP TABLE IF EXISTS replica.$table");
  $wpdb->query("CREATE TABLE replica.$table LIKE " . DB_NAME . ".$table");
  $wpdb->query("INSERT INTO replica.$table SELECT * FROM " . DB_NAME . ".$table");
}`;

beforeAll(async () => {
  rig = await startRig('replica', { db: 'mariadb', noSeed: true });
  [post, other, comment] = JSON.parse(await php(CONTENT));
  // A site has had visitors before.
  await visitor().ask({ action: 'onda_session' });
  await php(CATCH_UP);
  copyFileSync(
    join(import.meta.dirname, 'stand-ins/replica/db.php'),
    join(rig.site.root, 'wp-content/db.php'),
  );
});

beforeEach(() =>
  php(
    `foreach (['onda_favorites', 'onda_comment_votes'] as $table) $wpdb->query("DELETE FROM $wpdb->prefix$table");
    ${CATCH_UP}`,
  ),
);

afterAll(() => rig?.close());

const php = (code: string) => run(rig.site, { code });

/** Each has a network of their own. */
const visitor = (): Person => person(rig.site.url, `127.1.${++visitors}.1`);

async function does(one: Person, ...forms: Record<string, string | number>[]): Promise<number[]> {
  const said: number[] = [];
  for (const form of forms) said.push((await one.ask({ nonce: '', siteid: 1, ...form })).status);
  return said;
}

const favorite = (postid: number, status = 'active') => ({ action: 'favorites_favorite', postid, status });
const vote = (way: string) => ({ action: 'comment_vote_ajaxhandler', comment_id: comment, vote: way });

const KEPT = 'SELECT post_id FROM wp_onda_favorites ORDER BY post_id';
const VOTES = 'SELECT vote FROM wp_onda_comment_votes';

/** The requests of a visitor within a moment, and the rows that they leave. */
const TABLE: [string, () => Record<string, string | number>[], string, () => (string | number)[]][] = [
  ['keeps two posts', () => [favorite(post), favorite(other)], KEPT, () => [post, other]],
  ['keeps a post and no longer', () => [favorite(post), favorite(post, 'inactive')], KEPT, () => []],
  [
    'keeps two posts and none any more',
    () => [favorite(post), favorite(other), { action: 'favorites_clear' }],
    KEPT,
    () => [],
  ],
  ['votes twice the same', () => [vote('up'), vote('up')], VOTES, () => [1]],
  ['votes otherwise', () => [vote('up'), vote('down')], VOTES, () => [-1]],
  ['takes a vote back', () => [vote('up'), vote('none')], VOTES, () => []],
  ['takes a vote back and votes', () => [vote('up'), vote('none'), vote('down')], VOTES, () => [-1]],
];

it.each(TABLE)('knows of a visitor who %s', async (_, forms, question, expected) => {
  const statuses = await does(visitor(), ...forms());
  expect(new Set(statuses)).toEqual(new Set([200]));
  await php(CATCH_UP);
  expect(JSON.parse(await php(`echo json_encode($wpdb->get_col("${question}"));`))).toEqual(
    expected().map(String),
  );
});

it('shows the picture of a captcha that was just asked for, and another one', async () => {
  const id = await php(
    'echo (new Onda\\Features\\Newsletter\\Guard\\CaptchaSession(new Onda\\Core\\Database\\RateLimitRepository(), time(...)))->open();',
  );
  const data = encodeURIComponent(btoa(JSON.stringify({ captcha_session_id: id })));
  const ask = (action: string) =>
    visitor().ask({}, `/?mailpoet_router=&endpoint=captcha&action=${action}&data=${data}`);
  const [first, refreshed, second] = [await ask('image'), await ask('refresh'), await ask('image')];
  expect([first.status, refreshed.status, second.status]).toEqual([200, 200, 200]);
  expect(second.body).not.toBe(first.body);
});

it('takes a confirmation and a change within a moment, and the page of both says so', async () => {
  await php(`
    $form = ['form_id' => 1, Onda\\Features\\Newsletter\\FieldNames::of('email') => '${EMAIL}'];
    $check = new Onda\\Features\\Newsletter\\SignUp\\NoSpamCheck();
    Onda\\Features\\Newsletter\\NewsletterFeature::handler($check)->take($form, Onda\\Core\\Http\\Request::from_globals(true), time());`);
  const link = new URL(/http\S+onda_newsletter=confirm[^\s>]+/.exec(mails(rig.site).at(-1) ?? '')?.[0] ?? '');
  const one = visitor();
  const confirmed = await one.ask({}, link.pathname + link.search);
  const page = new URL(confirmed.headers.location ?? '');
  const read = async () => (await fetch(page)).text();
  expect(await read()).toContain('Gracias: tu suscripción está confirmada.');
  const status = await php("echo Onda\\Features\\Newsletter\\FieldNames::of('status');");
  const leave = { 'data[email]': EMAIL, [`data[${status}]`]: 'unsubscribed' };
  await one.ask(
    { action: 'mailpoet_subscription_update', token: page.searchParams.get('key') ?? '', ...leave },
    '/wp-admin/admin-post.php',
  );
  expect(/value="unsubscribed" selected/.test(await read())).toBe(true);
});
