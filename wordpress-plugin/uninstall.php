<?php

/** Deleting the plugin: on each site whose owner asked for it, everything goes; elsewhere the settings stay. */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;

require_once __DIR__ . '/autoload.php';

$features = (new Onda\Plugin(__DIR__ . '/onda.php'))->features();
$store = new Onda\Core\Settings\SettingsStore();
(new Onda\Owner\Lifecycle\Uninstall($store, new Onda\Core\Install\Schema(), $features))->run();
Onda\Core\Caching\FormerBuilds::remove();
(new Onda\Early\MustUseFile(WPMU_PLUGIN_DIR, __DIR__ . '/onda.php'))->remove();
