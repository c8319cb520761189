<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** WordPress's own copies of options. */
final class OptionCache
{
    /**
     * An option that is always written to be loaded with the others: where it is not among them, nobody asks the
     * database.
     */
    public static function loaded(string $option): mixed
    {
        return isset(wp_load_alloptions()[$option]) ? get_option($option) : null;
    }

    /** The next reading of the option asks the database: another request may have written it since this one began. */
    public static function forget(string $option): void
    {
        foreach (['alloptions', 'notoptions', $option] as $key) {
            wp_cache_delete($key, 'options');
        }
    }
}
