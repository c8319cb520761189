<?php

declare(strict_types=1);

namespace Onda\Database;

defined('ABSPATH') || exit;

/** Rows of table `onda_limits` whose time is over: counts of requests, shares of networks, marks of phrases. */
final class LapsedLimits
{
    public static function drop(int $now): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_limits WHERE expires < %d", $now));
    }

    /** @param int $every One of so many calls drops them. */
    public static function drop_at_times(int $now, int $every): void
    {
        random_int(1, $every) === 1 && self::drop($now);
    }
}
