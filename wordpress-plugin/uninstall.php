<?php

/** Deleting the plugin: on each site whose owner asked for it, everything goes; elsewhere the settings stay. */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;

require_once __DIR__ . '/autoload.php';

$features = (new Onda\Plugin(__DIR__ . '/onda.php'))->features();
(new Onda\Uninstall(new Onda\Settings\SettingsStore(), new Onda\Database\Schema(), $features))->run();
Onda\Caching\FormerBuilds::remove();
(new Onda\Admin\MustUseFile(WPMU_PLUGIN_DIR, __DIR__ . '/onda.php'))->remove();
