<?php

/**
 * Walks through a site whose plugin lacks the folder and the lines of one feature, or a floor. Prints `done` at the
 * end; errors go to stderr, each name of the missing feature that was asked for among them. Every write is taken back.
 * Arguments: the folder of WordPress, host:port of the site, the folder of plugins, the feature or, with | between,
 * floors.
 */

declare(strict_types=1);

use Onda\Core\Feature;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Elements;
use Onda\Owner\Forms\SectionForm;
use Onda\Plugin;
use Onda\Rest\RestHooks;

[, $root, $host, $plugins, $feature] = $argv;

ini_set('display_errors', 'stderr');
define('WP_PLUGIN_DIR', $plugins);
define('WPMU_PLUGIN_DIR', "$plugins/none");
define('WP_ADMIN', true);
// The error itself, in place of WordPress's page about it.
define('WP_DISABLE_FATAL_ERROR_HANDLER', true);
$_SERVER['HTTP_HOST'] = $host;
$_SERVER['REQUEST_URI'] = '/wp-admin/admin.php?page=onda';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['PHP_SELF'] = '/wp-admin/admin.php';

// Behind the plugin's loader: it is asked for names of which there is no file.
$report = static function (string $class) use ($feature): void {
    preg_match("~^Onda\\\\((Features|Owner)\\\\)?($feature)\\\\~", $class) === 1 && fwrite(STDERR, "asked for $class\n");
};
ob_start();
require "$root/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/admin.php';
spl_autoload_register($report);
$wpdb->query('START TRANSACTION');
wp_set_current_user(1);

$page = static function (string $content): void {
    $id = wp_insert_post(['post_type' => 'page', 'post_title' => 'A', 'post_content' => $content, 'post_status' => 'publish']);
    query_posts(['page_id' => $id]);
    do_action('wp');
    apply_filters('the_content', $content);
    array_map(static fn(string $hook) => do_action($hook), ['template_redirect', 'wp_head', 'wp_footer']);
};
$content = '';
foreach ((new Onda\Core\Printing\Elements(WP_PLUGIN_DIR . '/onda/generated'))->of_authors() as $tag => $spec) {
    $content .= implode('', array_map(static fn(string $code): string => "[$code]\n\n", $spec['shortcodes'])) . "<$tag></$tag>";
}
$page($content);

[$has_owner, $has_rest] = [!str_contains($feature, 'Owner'), !str_contains($feature, 'Rest')];
// The admin: its menus, its screen as it is read and as it is saved, the report of Site Health, the dashboard.
array_map(static fn(string $hook) => do_action($hook, ''), ['admin_menu', 'admin_init', 'admin_notices']);
$screens = array_column($GLOBALS['submenu']['onda'] ?? [], 2);
array_map(static fn(string $screen) => do_action(get_plugin_page_hookname($screen, 'onda')), $screens);
!$has_owner || substr_count((string) ob_get_contents(), 'class="wrap onda-screen"') > 6 || fwrite(STDERR, "screens are missing\n");
$features = (new Onda\Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features();
foreach (Onda\Plugin::sections($features) as $section) {
    (Onda\Owner\Forms\SectionForm::tab($section)->print)();
}
update_option('onda_settings', ['deleteData' => false]);
apply_filters('debug_information', []);
array_map(static fn(array $test) => $test['test'] instanceof Closure || is_array($test['test']) ? $test['test']() : null, array_filter(
    apply_filters('site_status_tests', ['direct' => [], 'async' => []])['direct'],
    static fn(string $name): bool => str_starts_with($name, 'onda'),
    ARRAY_FILTER_USE_KEY,
));
require_once ABSPATH . 'wp-admin/includes/dashboard.php';
do_action('wp_dashboard_setup');

// Every action, polls and fresh nonces among them.
$plugin = new Onda\Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
$server = ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '192.0.2.71'];
$fields = ['want' => ['now-playing:a' => '', 'most-viewed:a' => '', 'other:a' => '']];
foreach (array_merge(...array_values(Onda\Plugin::actions($plugin->features()))) as $action) {
    Reply::of($action, new Request($fields, [], $server));
}
add_filter('wp_doing_ajax', '__return_true');
$plugin->answer_early();
remove_filter('wp_doing_ajax', '__return_true');

// Every route and ability that is left, and the functions for themes.
foreach ($has_rest ? Onda\Rest\RestHooks::routes($plugin->features()) : [] as $route) {
    $path = preg_replace(['/\{(?:station|list|page)\}/', '/\{\w+\}/'], ['a', '1'], $route->path);
    rest_do_request(new WP_REST_Request($route->method, "/onda/v1$path"))->get_status() === 500 && fwrite(STDERR, "500: $path\n");
}
function_exists('wp_get_abilities') && wp_get_abilities();
[onda_now_playing(), onda_get_views(1), onda_most_viewed(), onda_favorites_count(1), onda_search('a')];

// The end of the plugin.
array_map(static fn(Onda\Core\Feature $one) => $one->merge('v-1', 'u-1'), $plugin->features());
do_action('deactivate_onda/onda.php', false);
define('WP_UNINSTALL_PLUGIN', 'onda/onda.php');
$has_owner && require WP_PLUGIN_DIR . '/onda/uninstall.php';
array_map(static fn(Onda\Core\Feature $one) => $one->forget(), $plugin->features());
$wpdb->query('ROLLBACK');
ob_end_clean();
echo 'done';
