<?php

/**
 * Answers the hot public ajax actions before the other plugins are loaded.
 * Required by the must-use file that activation writes, and by onda.php where that file could not be written.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

require_once __DIR__ . '/autoload.php';

if (wp_doing_ajax()) {
    (new Onda\Plugin(__DIR__ . '/onda.php'))->early_router()->answer();
}
