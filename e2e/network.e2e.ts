import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { loadAll } from './support/built-files';
import { type Rig, startChromium, startRig } from './support/rig';
import { itInAll } from './support/whole';

/** A network of sites: buttons and lists of one site that name another (`site-id`), and sites that are born. */
let rig: Rig;
let browser: Browser;
let page: Page;
/** Ids of a post of the first site and of one of the second; both may be the same number. */
let posts: { here: number; there: number };
let url: Record<'first' | 'second', string>;

const php = (code: string) => run(rig.site, { code });

beforeAll(async () => {
  rig = await startRig('network', { multisite: true, noSeed: true });
  browser = await startChromium();
  const made = await php(`
    $make = static fn(string $title): int => wp_insert_post(['post_title' => $title, 'post_content' => 'x', 'post_status' => 'publish']);
    $show = static fn(string $content): int => wp_insert_post(['post_title' => 'P', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => $content]);
    $everybody = static fn() => update_option('onda_settings', ['favorites' => ['who' => 'everybody']]);
    $everybody();
    $here = $make('Aquí');
    switch_to_blog(2);
    $everybody();
    $make('Otra');
    $there = $make('Allí');
    $second = get_permalink($show("[fav_button post_id=$there] [fav_list]"));
    restore_current_blog();
    $first = get_permalink($show("[fav_button post_id=$here] [fav_count] [fav_button post_id=$there site_id=2] [fav_count site_id=2] [fav_list site_id=2] [fav_clear site_id=2] [fav_button post_id=7 site_id=99]"));
    echo json_encode(['posts' => ['here' => $here, 'there' => $there], 'url' => ['first' => $first, 'second' => $second]]);
  `);
  ({ posts, url } = JSON.parse(made));
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
});

/** Buttons for the page's own site, for another site and for a site that does not exist. */
const OWN = 'fav-button:not([site-id])';
const THERE = 'fav-button[site-id="2"]';
const NOWHERE = 'fav-button[site-id="99"]';
const button = (which: string) => page.locator(`${which} button`);
const isPressed = (which: string) => button(which).getAttribute('aria-pressed');
const status = (which: string) => page.locator(`${which} [part~="status"]`).textContent();
const count = (at: number) => page.locator('fav-count').nth(at).textContent();
const titles = () => page.locator('fav-list [part~="title"]').allTextContents();

async function visit(address: string) {
  await page.goto(address);
  await loadAll(page);
  await page.waitForFunction(
    () => document.querySelectorAll(':is(fav-button, fav-list):not([data-ready])').length === 0,
  );
}

async function press(which: string) {
  await button(which).click();
  await expect.poll(() => isPressed(which)).toBe('true');
}

describe('a button that names another site of the network', () => {
  it('keeps the post there, and both sites show it after a reload', async () => {
    await visit(url.first);
    await press(THERE);
    await press(OWN);
    await visit(url.first);
    await expect.poll(() => isPressed(THERE)).toBe('true');
    await expect.poll(() => isPressed(OWN)).toBe('true');
    expect([await count(0), await count(1)]).toEqual(['1', '1']);
    await expect.poll(titles).toEqual(['Allí']);
    await visit(url.second);
    await expect.poll(() => isPressed(OWN)).toBe('true');
    await expect.poll(titles).toEqual(['Allí']);
  });

  itInAll('is emptied by the clear button of that site alone', async () => {
    await visit(url.first);
    await press(THERE);
    await press(OWN);
    await page.locator('fav-clear button').click();
    await expect.poll(() => isPressed(THERE)).toBe('false');
    expect(await isPressed(OWN)).toBe('true');
    await visit(url.second);
    await expect.poll(titles).toEqual([]);
    expect(await isPressed(OWN)).toBe('false');
  });

  itInAll('counts who keeps the post of that site, as printed and as counted', async () => {
    await visit(url.first);
    await press(THERE);
    const counted = await php(
      `switch_to_blog(2); echo get_post_meta(${posts.there}, 'simplefavorites_count', true);`,
    );
    const printed = await page.request.get(url.first).then((reply) => reply.text());
    expect(printed).toContain(`post-id="${posts.there}" site-id="2" favorite-count="${counted}"`);
    expect(Number(counted)).toBeGreaterThan(0);
  });

  itInAll('says that it failed where there is no such site, and stays as it was', async () => {
    await visit(url.first);
    await button(NOWHERE).click();
    await expect.poll(() => status(NOWHERE)).not.toBe('');
    expect(await isPressed(NOWHERE)).toBe('false');
  });

  it.each([
    ['closed', `update_blog_status(2, 'archived', 1);`, `update_blog_status(2, 'archived', 0);`],
    [
      'of another plugin',
      `switch_to_blog(2); update_option('onda_favorites_era', ['number' => 1, 'yielded' => true]);`,
      `switch_to_blog(2); update_option('onda_favorites_era', ['number' => 1, 'yielded' => false]);`,
    ],
  ])('changes nothing on a site that is %s', async (_, shut, reopen) => {
    await php(shut);
    await visit(url.first);
    await button(THERE).click();
    await expect.poll(() => status(THERE)).not.toBe('');
    expect(await isPressed(THERE)).toBe('false');
    await php(reopen);
  });
});

it('gives a new site its tables before anybody visits it', async () => {
  const made = await php(`
    $site = wp_insert_site(['domain' => get_network()->domain, 'path' => '/tercero/', 'title' => 'Tercero', 'user_id' => 1]);
    switch_to_blog($site);
    $wpdb->suppress_errors();
    update_option('onda_settings', []);
    update_option('onda_settings', ['volume' => 50]);
    echo json_encode([$wpdb->last_error, (int) get_option('onda_schema'), (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_feeds")]);
  `);
  const [error, version, feeds] = JSON.parse(made);
  expect([error, feeds]).toEqual(['', 0]);
  expect(version).toBeGreaterThan(0);
});

itInAll('takes nothing on one site that another has signed', async () => {
  const read = await php(`
    $signs = static fn(): array => [Onda\\Features\\Newsletter\\Guard\\Stamp::make(1, time()),
      (new Onda\\Features\\Theme\\Grid\\SignedQuery(Onda\\Core\\Site\\SiteSecret::of('auth')))->sign(Onda\\Features\\Theme\\Grid\\GridQuery::of([], time()))];
    $reads = static fn(array $signed): array => [Onda\\Features\\Newsletter\\Guard\\Stamp::age(1, $signed[0], time()) !== null,
      (new Onda\\Features\\Theme\\Grid\\SignedQuery(Onda\\Core\\Site\\SiteSecret::of('auth')))->read($signed[1]) !== null];
    $signed = $signs();
    $own = $reads($signed);
    switch_to_blog(2);
    echo json_encode([$own, $reads($signed)]);
  `);
  expect(JSON.parse(read)).toEqual([
    [true, true],
    [false, false],
  ]);
});

itInAll('returns from another site to its own, also after an exception', async () => {
  const sites = await php(`
    $seen = [];
    try {
      Onda\\Core\\Site\\Sites::within(2, static function () use (&$seen): never {
        $seen[] = get_current_blog_id();
        throw new RuntimeException();
      });
    } catch (RuntimeException) {
      $seen[] = get_current_blog_id();
    }
    echo json_encode([...$seen, count($GLOBALS['_wp_switched_stack']), array_slice(Onda\\Core\\Site\\Sites::all(), 0, 2)]);
  `);
  expect(JSON.parse(sites)).toEqual([2, 1, 0, [1, 2]]);
});

it('gives each site tables of its own', async () => {
  const read = await php(`
    $count = static fn(): int => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_favorites");
    $name = static fn(): string => $wpdb->prefix . 'onda_favorites';
    [$first, $own] = [$name(), $count()];
    switch_to_blog(2);
    [$second, $before] = [$name(), $count()];
    (new Onda\\Features\\Favorites\\FavoritesRepository())->add('visitor:test', [1], time());
    $after = $count();
    (new Onda\\Features\\Favorites\\FavoritesRepository())->remove_all('visitor:test');
    restore_current_blog();
    echo json_encode([$first !== $second, $after - $before, $count() - $own]);
  `);
  expect(JSON.parse(read)).toEqual([true, 1, 0]);
});

itInAll('gives a super admin on a site of others what its administrators have', async () => {
  const read = await php(`
    switch_to_blog(2);
    $user = wp_insert_user(['user_login' => 'super', 'user_pass' => 'x']);
    remove_user_from_blog($user, 2);
    $may = static function () use ($user): array {
      clean_user_cache($user);
      wp_set_current_user(0);
      wp_set_current_user($user);
      $page = Onda\\Features\\Inspector\\PageObject::named('post', ${posts.there});
      return [current_user_can('manage_options'), $page->may_be_changed(new Onda\\Core\\Settings\\SettingsStore())];
    };
    $before = $may();
    require_once ABSPATH . 'wp-admin/includes/ms.php';
    grant_super_admin($user);
    echo json_encode([$before, $may()]);
  `);
  expect(JSON.parse(read)).toEqual([
    [false, false],
    [true, true],
  ]);
});

/** After everything else: nothing is left. */
it('ends on every site when it is switched off for the network, and takes its data along but where the owner said otherwise', async () => {
  const read = await php(`
    $features = (new Onda\\Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features();
    $names = Onda\\Owner\\Lifecycle\\Lifecycle::events($features);
    // An event may be one of many of its name.
    $events = static fn(): int => count(array_filter($names, static fn(string $name) => wp_next_scheduled($name, [7])));
    $tables = static fn(): int => count(array_filter((new Onda\\Core\\Install\\Schema())->tables(get_current_blog_id()),
      static fn(string $table): bool => $wpdb->query("SELECT 1 FROM $table LIMIT 1") !== false));
    $on = static fn(int $site, callable $ask): mixed => Onda\\Core\\Site\\Sites::within($site, $ask);
    $wpdb->suppress_errors();
    $on(1, static fn() => update_option('onda_settings', ['deleteData' => false]));
    $on(2, static fn() => update_option('onda_settings', ['deleteData' => true]));
    foreach ([1, 2] as $site) {
      $on($site, static fn() => array_map(static fn($event) => wp_schedule_single_event(time() + 900, $event, [7]), $names));
    }
    $all = [$on(1, $events) === count($names), $on(2, $events) === count($names)];
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins('onda/onda.php', false, true);
    $off = [$on(1, $events), $on(2, $events), is_file(WPMU_PLUGIN_DIR . '/onda-early.php')];
    (new Onda\\Owner\\Lifecycle\\Uninstall(new Onda\\Core\\Settings\\SettingsStore(), new Onda\\Core\\Install\\Schema(), $features))->run();
    echo json_encode([$all, $off, [$on(1, $tables) > 0, $on(2, $tables)]]);
  `);
  expect(JSON.parse(read)).toEqual([
    [true, true],
    [0, 0, false],
    [true, 0],
  ]);
});
