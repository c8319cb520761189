<?php

declare(strict_types=1);

namespace Onda\Database;

defined('ABSPATH') || exit;

/** Tables of other plugins. */
final class OtherTables
{
    /** @param string $table Without prefix. */
    public static function has(string $table): bool
    {
        global $wpdb;
        $name = $wpdb->prefix . $table;
        return $wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($name))) === $name;
    }
}
