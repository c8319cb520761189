<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** Tables of other plugins. */
final class OtherTables
{
    /**
     * Some servers store names in lower case, and some know no backslash: `_` stands for any character here.
     *
     * @param string $table Without prefix.
     */
    public static function has(string $table): bool
    {
        global $wpdb;
        $name = $wpdb->prefix . $table;
        $found = $wpdb->get_col($wpdb->prepare('SHOW TABLES LIKE %s', $name));
        return in_array(strtolower($name), array_map(strtolower(...), $found), true);
    }
}
