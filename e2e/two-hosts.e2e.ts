import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { publishAll } from './support/player-page';
import { personIn, viewsOf } from './support/read-post';
import { type Rig, startChromium, startRig } from './support/rig';
import { takeTime } from './support/take-time';

/** The site's address and WordPress's have different hosts. A name below `localhost` is this machine for a browser. */
let rig: Rig;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let paths: { favorite: string; search: string; newsletter: string };
/** Each row has its own post: a visitor's second view of a post is not counted. */
let posts: { id: number; path: string }[];

const HOSTS = [
  ['www.radio.localhost', 'radio.localhost'],
  ['radio.localhost', 'www.radio.localhost'],
  ['radio.localhost', 'wordpress.radio.localhost'],
];

/** A host is allowed or refused for all actions alike. The form says that to a visitor. */
const ONE = HOSTS.slice(0, 1);

const rowOf = (hosts: string[]) => HOSTS.findIndex((row) => row.join() === hosts.join());
const pathOf = (address: string | undefined) => new URL(`${address}`).pathname + new URL(`${address}`).search;

beforeAll(async () => {
  rig = await startRig('two-hosts');
  browser = await startChromium();
  const code = `$post = ['post_title' => 'Noche de boleros', 'post_content' => 'x', 'post_status' => 'publish'];
    $ids = array_map(static fn() => wp_insert_post($post), range(1, ${HOSTS.length}));
    update_option('onda_settings', ['favorites' => ['who' => 'everybody']] + (array) get_option('onda_settings'));
    $told = static fn(int $id): array => ['id' => $id, 'path' => wp_make_link_relative(get_permalink($id))];
    echo wp_json_encode(array_map($told, $ids));`;
  posts = JSON.parse(await run(rig.site, { code }));
  const { favorite, search, newsletter } = await publishAll(rig, {
    favorite: `[fav_button post_id="${posts[0]?.id}"]`,
    search: '[asp_search statistics="false" autocomplete="false"]',
    newsletter: '[onda_newsletter]',
  });
  paths = { favorite: pathOf(favorite), search: pathOf(search), newsletter: pathOf(newsletter) };
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => context?.close());

/** WordPress names the origins of its two addresses without their ports, which real sites seldom have. */
async function visit([home = '', site = '']: string[], path: string) {
  const { port } = new URL(rig.site.url);
  const address = (host: string) => `http://${host}:${port}`;
  await run(rig.site, {
    code: `update_option('home', '${address(home)}'); update_option('siteurl', '${address(site)}');
      global $wpdb; $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
      file_put_contents(WPMU_PLUGIN_DIR . '/port.php', "<?php
add_filter('allowed_http_origins', static fn(array \\$all): array => [...\\$all, home_url(), site_url()]);");`,
  });
  context = await personIn(browser);
  page = await context.newPage();
  await page.goto(address(home) + path);
}

const button = () => page.locator('fav-button[data-ready] button').first();
/** `busy` from the press until the reply is in. */
const isPressed = () =>
  button().evaluate((node: HTMLButtonElement) => (node.disabled ? 'busy' : node.ariaPressed));

it.each(ONE)('pages of %s keep a favorite, which WordPress at %s knows again', async (...hosts) => {
  await visit(hosts, paths.favorite);
  await button().click();
  await expect.poll(isPressed).toBe('true');
  await page.reload();
  await expect.poll(isPressed).toBe('true');
});

it.each(ONE)('pages of %s vote, which WordPress at %s counts', async (...hosts) => {
  await visit(hosts, pathOf(rig.site.pages.article));
  const votes = page.locator('comment-vote').first();
  await votes.scrollIntoViewIfNeeded();
  await votes.and(page.locator('[data-ready]')).waitFor();
  const up = votes.getByRole('button', { name: 'A favor' });
  await up.click();
  await expect.poll(() => up.getAttribute('aria-pressed')).toBe('true');
});

it.each(ONE)('a view of a page of %s is counted by WordPress at %s', async (...hosts) => {
  const { id = 0, path = '' } = posts[rowOf(hosts)] ?? {};
  await visit(hosts, path);
  await page.mouse.move(100, 100);
  await expect.poll(() => viewsOf(rig.site, id), { timeout: 20_000 }).toBe(1);
});

it.each(ONE)('pages of %s search at %s while one types', async (...hosts) => {
  await visit(hosts, paths.search);
  await page.locator('asp-search[data-ready] [part="field"]').first().click();
  await page.keyboard.type('boleros');
  await page.locator('asp-search .item h3').getByText('Noche de boleros').first().waitFor();
});

/** A browser of one host sends the form to another as it is, without the signs of a person. */
const CAME_OF_IT = ['Mira tu correo para confirmar tu suscripción.', 'Escribe los caracteres'];

it.each(HOSTS)('pages of %s subscribe at %s, and say what came of it', async (...hosts) => {
  await visit(hosts, paths.newsletter);
  await page.locator('newsletter-form input[type="email"]').click();
  await page.keyboard.type(`ana-${rowOf(hosts)}@ejemplo.es`);
  await takeTime(page);
  await page.locator('newsletter-form [type="submit"]').click();
  const isForeign = hosts.join().includes('wordpress');
  await page.getByText(CAME_OF_IT[isForeign ? 1 : 0] ?? '').waitFor();
  expect(new URL(page.url()).hostname).toBe(hosts[0]);
});
