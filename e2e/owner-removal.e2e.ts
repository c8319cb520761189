import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';

/** The screen of plugins tells what becomes of the data, and the deletion leaves that behind and nothing else. */
let rig: Rig;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  rig = await startRig('owner-removal');
  browser = await startChromium();
  page = await (await browser.newContext()).newPage();
  await logIn(page, rig.site);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** A site that was used: each kind of record that a feature writes. */
const USE = `
  $post = (int) get_posts(['fields' => 'ids', 'numberposts' => 1])[0];
  $comment = (int) wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'x', 'comment_approved' => '1']);
  (new Onda\\Features\\Favorites\\FavoritesRepository())->add('u1', [$post], time());
  $mirror = new Onda\\Features\\Favorites\\MirrorRepository(new Onda\\Features\\Favorites\\FavoritesRepository());
  $mirror->import(1); $mirror->write_user(1); $mirror->write_counts([$post]);
  $votes = new Onda\\Features\\Votes\\CommentVoteRepository(); $votes->keep($comment, 'u1', 1, time());
  (new Onda\\Features\\Votes\\VoteCountRepository($votes))->write($comment);
  update_post_meta($post, Onda\\Features\\Inspector\\HiddenRecords::META, '{}');
  (new Onda\\Features\\Newsletter\\People\\SubscriberRepository())->made('ana@example.com', 1, time());
  update_option('widget_onda_radio_player', [2 => []]);
  update_option('onda_import', ['source' => 'x']);
  set_transient('onda_captcha_1', 'x', 600);
  foreach (['onda_checklist_away', 'onda_subscribers_per_page'] as $key) update_user_meta(1, $key, '1');
  update_option('onda_settings', ['earlyAnswers' => true] + (get_option('onda_settings') ?: []));`;

/** WordPress deletes a plugin in this way, except for its files: in a rig they are those of the sources. */
const UNINSTALL = `require_once ABSPATH . 'wp-admin/includes/plugin.php';
  deactivate_plugins('onda/onda.php');
  uninstall_plugin('onda/onda.php');
  echo 'gone';`;

const LEFT = `
  global $wpdb; wp_cache_flush(); $left = [];
  foreach ([[$wpdb->options, 'option_name'], [$wpdb->usermeta, 'meta_key'], [$wpdb->postmeta, 'meta_key'], [$wpdb->commentmeta, 'meta_key'], [$wpdb->termmeta, 'meta_key']] as [$table, $column])
    foreach ($wpdb->get_col("SELECT DISTINCT $column FROM $table WHERE $column LIKE '%onda%' OR $column LIKE 'simplefavorites%'") as $name)
      str_starts_with($name, '_onda_demo') || $left[] = "$table $name";
  $had = $wpdb->suppress_errors(true);
  foreach ((new Onda\\Core\\Install\\Schema())->tables(get_current_blog_id()) as $table)
    if ($wpdb->query("SELECT 1 FROM $table LIMIT 1") !== false) $left[] = $table;
  $wpdb->suppress_errors($had);
  foreach (_get_cron_array() ?: [] as $events) foreach (array_keys($events) as $event) if (str_starts_with($event, 'onda')) $left[] = "cron $event";
  if (is_file(WPMU_PLUGIN_DIR . '/onda-early.php')) $left[] = 'must-use file';
  foreach (glob(wp_upload_dir()['basedir'] . '/onda{,-*}', GLOB_BRACE) ?: [] as $file) if (is_dir($file)) $left[] = "uploads " . basename($file);
  echo wp_json_encode($left);`;

/** The marks of the demo's posts are of its seed. The classes of a plugin that is off are read by the test itself. */
const left = async (): Promise<string[]> =>
  JSON.parse(await run(rig.site, { code: `require_once WP_PLUGIN_DIR . '/onda/autoload.php'; ${LEFT}` }));

/** No data of the owner’s: files, tasks, and options with what was seen on the site. */
const NO_DATA = /^(cron|must-use|uploads)|onda_(owners|builds|dynamic_blocks|shortcodes|elements|placed)\b/;

describe('the removal of the plugin', () => {
  const row = () => page.locator('tr[data-plugin="onda/onda.php"]');

  it('is explained in the row of the plugin, by what the owner chose', async () => {
    await page.goto(`${rig.site.url}/wp-admin/plugins.php`);
    await row().getByText('sus datos se quedan en la base de datos').waitFor();
    const box = page.getByLabel('Borrar todos los datos al eliminar el plugin');
    const choose = async (link: string, isWanted: boolean) => {
      await row().getByRole('link', { name: link }).click();
      await box.setChecked(isWanted);
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await page.getByText('Guardado.').first().waitFor();
      await page.goto(`${rig.site.url}/wp-admin/plugins.php`);
    };
    await choose('Borrarlos también', true);
    await row().getByText('Si se borra Onda, también se borran sus datos').waitFor();
    await row().getByRole('link', { name: 'Guarda antes los suscriptores en un archivo' }).waitFor();
    await choose('Conservar los datos', false);
    await row().getByText('sus datos se quedan en la base de datos').waitFor();
  });

  it('keeps the data unless the owner said otherwise, and takes the file, the tasks and nothing else', async () => {
    await page.goto(rig.site.url);
    await run(rig.site, {
      code: `${USE} $o = get_option('onda_settings'); unset($o['deleteData']); update_option('onda_settings', $o);`,
    });
    const before = await left();
    expect(before).toContain('must-use file');
    expect(await run(rig.site, { code: UNINSTALL })).toContain('gone');
    const after = await left();
    const gone = before.filter((one) => !after.includes(one));
    expect(gone.filter((one) => !NO_DATA.test(one))).toEqual([]);
    expect(after.filter((one) => /^(cron|must-use)/.test(one))).toEqual([]);
  });

  it('leaves nothing where the owner ticked that the data goes', async () => {
    await run(rig.site, {
      code: `require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('onda/onda.php');`,
    });
    await run(rig.site, {
      code: `${USE} $o = get_option('onda_settings'); $o['deleteData'] = true; remove_all_filters('sanitize_option_onda_settings'); update_option('onda_settings', $o);`,
    });
    await page.goto(rig.site.url);
    await page.goto(`${rig.site.url}/wp-admin/admin.php?page=onda`);
    expect(await run(rig.site, { code: UNINSTALL })).toContain('gone');
    expect(await left()).toEqual([]);
  });
});
