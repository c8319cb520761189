<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** Rows of table `onda_limits`: each counts the hits of a key until it expires. */
final class Hits
{
    /**
     * A single statement adds: two transactions, each an INSERT IGNORE and an UPDATE, would wait for each other.
     *
     * @param int $expires Unix time.
     * @return int|null How many there are, this one included; null when the database failed.
     */
    public static function add(string $key, int $expires): ?int
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_limits";
        $is_mysql = $wpdb->dbh instanceof \mysqli;
        // MySQL gives the new number back as the id of the statement, 0 for a new row. SQLite has no such function.
        $sql = "INSERT INTO $table (limit_key, hits, expires) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE hits = "
            . ($is_mysql ? 'LAST_INSERT_ID(hits + 1)' : 'hits + 1');
        if ($wpdb->query($wpdb->prepare($sql, $key, $expires)) === false) {
            return null;
        }
        return $is_mysql
            ? max(1, (int) $wpdb->insert_id)
            : (int) $wpdb->get_var($wpdb->prepare("SELECT hits FROM $table WHERE limit_key = %s", $key));
    }
}
