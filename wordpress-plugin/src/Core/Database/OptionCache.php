<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** WordPress's own copies of options. */
final class OptionCache
{
    /** Reads an option that is always autoloaded: if it is not among the autoloaded ones, it does not exist. */
    public static function loaded(string $option): mixed
    {
        return isset(wp_load_alloptions()[$option]) ? get_option($option) : null;
    }

    /** Makes the next read ask the database: another request may have written the option. */
    public static function forget(string $option): void
    {
        foreach (['alloptions', 'notoptions', $option] as $key) {
            wp_cache_delete($key, 'options');
        }
    }
}
