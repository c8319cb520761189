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

// Without a query also where no setting was ever saved: the option is loaded with all others, or is not there.
if (
    isset(wp_load_alloptions()['onda_settings'])
    && (((array) get_option('onda_settings'))['earlyAnswers'] ?? false) === true
) {
    (new Onda\Plugin(__DIR__ . '/onda.php'))->answer_early();
}
