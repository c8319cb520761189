<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/**
 * Counts requests in a short time, in table `onda_limits`. An object cache forgets, many read, add and write without
 * being one server for all, and some are of one server alone.
 */
final class RateLimitRepository
{
    private const MINUTE = 60;

    /** @param int $tidied_every One of so many first requests of a minute takes the rows of former minutes away. */
    public function __construct(private int $tidied_every = 16)
    {
    }

    /**
     * Counts one request, and refuses it over the limit.
     *
     * @param string $name What is limited.
     * @param string $who 16 characters of a network, or an account.
     * @param int $now Unix time.
     * @param int $seconds How long a window is, after which counting begins anew.
     * @return int Seconds to wait, 0 while there is room.
     */
    public function take(string $name, string $who, int $limit, int $now, int $seconds = self::MINUTE): int
    {
        return $this->count($name, $who, $now, $seconds) > $limit ? $seconds - $now % $seconds : 0;
    }

    /** Counts one request as `take` does; how many of its window there were, this one included. */
    public function count(string $name, string $who, int $now, int $seconds): int
    {
        return $this->hits("$name:$who:" . intdiv($now, $seconds), $now, $seconds);
    }

    /** Whether nobody brought this for so many seconds at least, across the ends of all windows. */
    public function is_first(string $name, string $what, int $now, int $seconds): bool
    {
        return $this->hits("$name:$what", $now, $seconds) === 1;
    }

    /** The statements decide and add, so that of two at the same moment both are counted. */
    private function hits(string $key, int $now, int $seconds): int
    {
        global $wpdb;
        $expires = $now + $seconds;
        $hits = $wpdb->dbh instanceof \mysqli ? $this->added($key, $expires) : $this->added_in_steps($key, $expires);
        if ($hits === 1) {
            $this->tidy($now);
        }
        return $hits;
    }

    /** MySQL gives the new number back as the id of the statement, 0 for a new row. */
    private function added(string $key, int $expires): int
    {
        global $wpdb;
        $sql = "INSERT INTO {$wpdb->prefix}onda_limits (limit_key, hits, expires) VALUES (%s, 1, %d)"
            . ' ON DUPLICATE KEY UPDATE hits = LAST_INSERT_ID(hits + 1)';
        $is_added = $wpdb->query($wpdb->prepare($sql, $key, $expires)) !== false;
        return $is_added ? max(1, (int) $wpdb->insert_id) : 0;
    }

    /** SQLite has no such function. Most visitors ask once a minute: that is one statement, too. */
    private function added_in_steps(string $key, int $expires): int
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_limits";
        $sql = "INSERT IGNORE INTO $table (limit_key, hits, expires) VALUES (%s, 1, %d)";
        if ($wpdb->query($wpdb->prepare($sql, $key, $expires)) === 1) {
            return 1;
        }
        $wpdb->query($wpdb->prepare("UPDATE $table SET hits = hits + 1 WHERE limit_key = %s", $key));
        return (int) $wpdb->get_var($wpdb->prepare("SELECT hits FROM $table WHERE limit_key = %s", $key));
    }

    private function tidy(int $now): void
    {
        global $wpdb;
        if (random_int(1, $this->tidied_every) === 1) {
            $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_limits WHERE expires < %d", $now));
        }
    }
}
