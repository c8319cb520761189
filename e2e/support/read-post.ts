import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { run, type Site } from '../../tools/rig/site';

/** A browser of a person; the headless one says that it is none. */
export const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A visitor whose browser no program drives, as far as a page can tell. */
export async function personIn(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: PERSON, ...options });
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  return context;
}

/** A published post, read 9,000 times today. */
export async function publishRead(
  site: Site,
  content = '<p>Texto.</p>',
): Promise<{ id: number; url: string }> {
  const made = await run(site, {
    code: `kses_remove_filters();
      $id = wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Noche de boleros', 'post_content' => ${phpText(content)}]);
      global $wpdb;
      $row = ['post_id' => $id, 'views' => 9000];
      $wpdb->insert($wpdb->prefix . 'onda_views_daily', $row + ['day' => wp_date('Y-m-d')]);
      $wpdb->insert($wpdb->prefix . 'onda_views_total', $row);
      echo wp_json_encode(['id' => $id, 'url' => get_permalink($id)]);`,
  });
  return JSON.parse(made);
}

/** The one number that a statement gives; `{p}` is the prefix of the tables. */
export async function numberOf(site: Site, sql: string): Promise<number> {
  const code = `global $wpdb; echo (int) $wpdb->get_var(str_replace('{p}', $wpdb->prefix, ${JSON.stringify(sql)}));`;
  return Number(await run(site, { code }));
}

export const viewsOf = (site: Site, post: number) =>
  numberOf(site, `SELECT COALESCE(SUM(views), 0) FROM {p}onda_views_daily WHERE post_id = ${post}`);

const phpText = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
