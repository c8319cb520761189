<?php

/**
 * Makes a network of the site; its constants are written afterwards. $onda_rig_step: host, email.
 */

declare(strict_types=1);

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

foreach ($wpdb->tables('ms_global') as $table => $prefixed_table) {
    $wpdb->$table = $prefixed_table;
}
update_option('home', 'http://' . $onda_rig_step['host']);
update_option('siteurl', 'http://' . $onda_rig_step['host']);
install_network();
$result = populate_network(1, $onda_rig_step['host'], $onda_rig_step['email'], 'Onda', '/', false);
if (is_wp_error($result)) {
    throw new RuntimeException($result->get_error_message());
}
echo 'network';
