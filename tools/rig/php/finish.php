<?php

/**
 * Sets up one site: address, theme, plugins, second site. $onda_rig_step: url, theme, plugins, network.
 */

declare(strict_types=1);

require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user(1);
update_option('home', $onda_rig_step['url']);
update_option('siteurl', $onda_rig_step['url']);

$themes = array_keys(wp_get_themes());
$theme  = $onda_rig_step['theme'] ?? WP_Theme::get_core_default_theme()->get_stylesheet();
if (! in_array($theme, $themes, true)) {
    throw new RuntimeException("theme $theme is not in this WordPress: " . implode(', ', $themes));
}
switch_theme($theme);

if ($onda_rig_step['network']) {
    $host   = (string) preg_replace('~^https?://~', '', $onda_rig_step['url']);
    $second = wpmu_create_blog($host, '/segundo/', 'Segundo sitio', 1);
    if (is_wp_error($second)) {
        throw new RuntimeException($second->get_error_message());
    }
}

// Tests read mails and log: those of the installation are removed.
foreach ([...glob(ABSPATH . 'mail/*.eml'), WP_CONTENT_DIR . '/debug.log'] as $left_over) {
    if (is_file($left_over)) {
        unlink($left_over);
    }
}

$installed = array_keys(get_plugins());
foreach ($onda_rig_step['plugins'] as $folder) {
    $files = array_filter($installed, static fn (string $file): bool => str_starts_with($file, $folder . '/'));
    if ($files === []) {
        throw new RuntimeException("no plugin header in $folder");
    }
    $result = activate_plugin(reset($files), '', $onda_rig_step['network']);
    if (is_wp_error($result)) {
        throw new RuntimeException("$folder: " . $result->get_error_message());
    }
}
$wp_rewrite->init();
flush_rewrite_rules();
echo 'finished';
