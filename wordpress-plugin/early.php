<?php

/**
 * Answers the hot public ajax actions before the other plugins are loaded, where the owner chose so.
 * Required by the must-use file that the owner's switch writes, and by onda.php where that file could not be written.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

// onda.php says so.
if (!extension_loaded('mbstring')) {
    return;
}

require_once __DIR__ . '/autoload.php';

Onda\Core\Settings\SettingsStore::widen('onda_settings');

if (Onda\Core\Access\PublicReplies::are_on()) {
    (new Onda\Plugin(__DIR__ . '/onda.php'))->answer_early();
}
