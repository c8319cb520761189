<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** WordPress's own copies of options. */
final class OptionCache
{
    /** The next reading of the option asks the database: another request may have written it since this one began. */
    public static function forget(string $option): void
    {
        foreach (['alloptions', 'notoptions', $option] as $key) {
            wp_cache_delete($key, 'options');
        }
    }
}
