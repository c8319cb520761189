<?php

declare(strict_types=1);

use Onda\Core\Caching\BuildRecord;
use Onda\Core\Printing\PlacedElements;

defined('ABSPATH') || exit;

/** Widgets that nobody placed have no option, and options that each screen of wp-admin reads are loaded together. */
return static function (): void {
    foreach (preg_grep('/^widget_onda_/', array_keys(wp_load_alloptions())) ?: [] as $name) {
        array_filter(array_keys((array) get_option($name)), is_int(...)) === [] && delete_option($name);
    }
    $read = [PlacedElements::OPTION, ...(is_multisite() ? [] : [BuildRecord::OPTION])];
    wp_set_option_autoload_values(array_fill_keys($read, true));
};
