import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Rig, startRig } from './support/rig';

/**
 * Walls of no name × everything that a visitor may ask for: nothing of ours comes past one. `WallsTest` of PHP has each
 * wall of `walls.php`; here a real server stands before three of a kind.
 */
let rig: Rig;
let doors: Door[];

interface Door {
  name: string;
  path: string;
  method?: string;
  fields?: Record<string, string>;
}

const WALLS = 'wordpress-plugin/tests/fixtures/walls.php';
const AJAX = '/wp-admin/admin-ajax.php';
const POLL_FILE = 'uploads/onda/polls/most-viewed-x.json';
const AT_ONCE = 4;
const HIDDEN = 'zanahoriazul';
const VIEW: Door = { name: 'a view', path: AJAX, fields: { action: 'spv_record_view', post_id: '0' } };
const SESSION: Door = { name: 'a session', path: AJAX, fields: { action: 'onda_session' } };
const FRONT_PAGE: Door = { name: 'the front page', path: '/' };
/**
 * A friend comes from elsewhere, and says which wall stands and whether early answers are on: a request takes a tenth
 * of the time of the command line.
 */
const PLACES = `<?php
  isset($_COOKIE['site_pass']) && $_SERVER = ['REMOTE_ADDR' => '198.51.100.7', 'GEOIP_CODE' => 'ES'] + $_SERVER;
  isset($_SERVER['HTTP_X_WALL']) && add_action('init', function () {
    update_option('onda_test_wall', $_SERVER['HTTP_X_WALL']);
    update_option('onda_settings', ['earlyAnswers' => isset($_SERVER['HTTP_X_EARLY'])]);
  });`;
/** Passes each wall. */
const FRIEND = {
  Cookie: 'site_pass=ok',
  Authorization: `Basic ${btoa('friend:x')}`,
  'CF-IPCountry': 'ES',
  'X-Token': '1',
  Referer: 'http://example.org/',
};

/** Everything of ours that is registered on this site, nonces of a member, and a post that is not for strangers. */
const REGISTRY = `
  wp_set_current_user(1);
  $plugin = new Onda\\Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
  $actions = array_column(array_merge(...array_values(Onda\\Plugin::actions($plugin->features()))), 'name');
  $forms = array_filter(array_keys($GLOBALS['wp_filter']), fn($hook) => str_starts_with($hook, 'admin_post_nopriv_'));
  $routes = [];
  foreach (rest_get_server()->get_routes('onda/v1') as $route => $handlers) {
    $path = preg_replace('/\\(\\?P<\\w+>.*?\\)(?=\\/|$)/', '1', $route);
    foreach ($handlers as $handler) foreach (array_keys($handler['methods']) as $method) $routes[] = [$method, $path];
  }
  $nonces = ['nonce' => wp_create_nonce('simple_favorites_nonce'), '_wpnonce' => wp_create_nonce('wp_rest')];
  $text = ['post_title' => '${HIDDEN}', 'post_content' => '${HIDDEN} radio', 'post_status' => 'publish'];
  echo json_encode(compact('actions', 'forms', 'routes', 'nonces') + ['post' => wp_insert_post($text)]);
  update_option('onda_test_wall', 'a cookie');
  update_option('active_plugins', [...get_option('active_plugins'), 'walls.php']);`;

beforeAll(async () => {
  rig = await startRig('walls', { noSeed: true, constants: { WP_DEBUG: 'false' } });
  copyFileSync(WALLS, file('plugins/walls.php'));
  writeFileSync(file('mu-plugins/aaa-places.php'), PLACES);
  doors = doorsOf(JSON.parse(await run(rig.site, { code: REGISTRY })));
});

afterAll(() => rig?.close());

const stand = (wall: string, isEarly: boolean) =>
  ask(SESSION, { ...FRIEND, 'X-Wall': wall, ...(isEarly && { 'X-Early': '1' }) });
const file = (path: string) => join(rig.site.root, 'wp-content', path);

interface Registry {
  actions: string[];
  forms: Record<string, string>;
  routes: [string, string][];
  nonces: Record<string, string>;
  post: number;
}

function doorsOf({ actions, forms, routes, nonces, post }: Registry): Door[] {
  const words = {
    s: HIDDEN,
    aspp: HIDDEN,
    sauto: HIDDEN,
    q: HIDDEN,
    asid: '1',
    post_id: String(post),
    ...nonces,
  };
  const pages = ['', `?p=${post}`, '?s=radio', '?feed=rss2', `?p=${post}&feed=rss2`, `?p=${post}&embed=true`];
  const others = [
    '?onda_shown=1',
    '?onda_inspect=1',
    '?onda_calendar',
    '?mailpoet_router&endpoint=captcha&action=image&data=e30',
  ];
  const wordpress = ['wp/v2/posts', 'oembed/1.0/embed&url=/', 'wp/v2/search&search=radio'];
  return [
    ...actions.map((action) => ({ name: action, path: AJAX, fields: { action, ...words } })),
    ...Object.values(forms).map((hook) => {
      const action = hook.replace('admin_post_nopriv_', '');
      return { name: hook, path: '/wp-admin/admin-post.php', fields: { action, ...words } };
    }),
    ...routes.map(([method, path]) => ({
      name: `${method} ${path}`,
      path: `/?rest_route=${path}&search=${HIDDEN}&_wpnonce=${nonces._wpnonce}`,
      method,
    })),
    ...wordpress.map((route) => ({ name: route, path: `/?rest_route=/${route}` })),
    ...[...pages, ...others].map((query) => ({ name: `/${query}`, path: `/${query}` })),
  ];
}

/** Words that some walls refuse travel with the request, as a field where there are fields. */
const bad = (door: Door): Door =>
  door.fields
    ? { ...door, fields: { ...door.fields, x: 'union select' } }
    : { ...door, path: `${door.path}${door.path.includes('?') ? '&' : '?'}x=union+select` };

async function ask(door: Door, headers: Record<string, string> = {}) {
  const reply = await fetch(rig.site.url + door.path, {
    method: door.method ?? (door.fields ? 'POST' : 'GET'),
    headers,
    redirect: 'manual',
    ...(door.fields && { body: new URLSearchParams(door.fields) }),
  });
  return { reply, text: await reply.text() };
}

/** The doors that a stranger came through. */
async function past(status: number, isMeant: (door: Door) => boolean): Promise<string[]> {
  const found: string[] = [];
  const waiting = doors.filter(isMeant).map(bad);
  const work = async () => {
    for (let door = waiting.pop(); door; door = waiting.pop()) {
      const { reply, text } = await ask(door);
      const isRefused =
        reply.status === status && !text.includes(HIDDEN) && !reply.headers.has('X-Onda-Early');
      if (!isRefused) found.push(`${door.name}: ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

const isEvery = () => true;
const isSent = ({ fields }: Door) => fields !== undefined;

/** The wall, how it refuses, what it looks at, and the request by which that is seen. */
const TABLE: [string, number, (door: Door) => boolean, Door][] = [
  ['a token in a header', 403, isEvery, FRONT_PAGE],
  ['an address', 403, isEvery, FRONT_PAGE],
  ['words in a form', 403, isSent, bad(SESSION)],
];

it.each(TABLE)('lets nothing past %s while early answers are off', async (wall, status, isMeant) => {
  await stand(wall, false);
  expect(doors.length).toBeGreaterThan(60);
  expect(await past(status, isMeant)).toEqual([]);
});

it.each(TABLE)(
  'lets nothing past %s after its first refusal while they are on',
  async (wall, status, isMeant, seen) => {
    await stand(wall, true);
    mkdirSync(file('uploads/onda/polls'), { recursive: true });
    writeFileSync(file(POLL_FILE), HIDDEN);
    // An ordinary request finds who answers the actions.
    await ask(SESSION, FRIEND);
    expect((await ask(bad(VIEW))).reply.headers.get('X-Onda-Early')).toBe('1');
    await ask(seen);
    expect(await past(status, isMeant)).toEqual([]);
    expect(existsSync(file('mu-plugins/onda-early.php'))).toBe(false);
    expect(readFileSync(file(POLL_FILE), 'utf8')).not.toContain(HIDDEN);
  },
);
