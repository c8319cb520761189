<?php

/**
 * Installs WordPress: what every site of a lane shares. $onda_rig_step: root, user, password, email, themes.
 */

declare(strict_types=1);

define('WP_INSTALLING', true);
require_once $onda_rig_step['root'] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install(
    'Onda',
    $onda_rig_step['user'],
    $onda_rig_step['email'],
    true,
    '',
    $onda_rig_step['password'],
    'es_ES'
);
update_option('permalink_structure', '/%postname%/');
update_option('timezone_string', 'Europe/Madrid');
update_option('fresh_site', 0);
echo 'installed';
