<?php

declare(strict_types=1);

namespace Onda\Storage;

defined('ABSPATH') || exit;

/** How often somebody asked in this minute: in the object cache where it outlives the request, else in table `onda_limits`. */
final class RateLimits
{
    private const WINDOW_SECONDS = 60;
    private const CACHE_GROUP = 'onda_limits';

    /**
     * Counts one request.
     *
     * @param string $name What is limited.
     * @param string $who 16 characters of a network, or an account.
     * @param int $now Unix time.
     * @return int Seconds to wait, 0 while there is room.
     */
    public function wait(string $name, string $who, int $limit, int $now): int
    {
        $window = intdiv($now, self::WINDOW_SECONDS);
        $key = "$name:$who:$window";
        $hits = wp_using_ext_object_cache() ? $this->cached($key) : $this->stored($key, $now);
        return $hits > $limit ? ($window + 1) * self::WINDOW_SECONDS - $now : 0;
    }

    private function cached(string $key): int
    {
        wp_cache_add($key, 0, self::CACHE_GROUP, 2 * self::WINDOW_SECONDS);
        return (int) wp_cache_incr($key, 1, self::CACHE_GROUP);
    }

    /** The statement adds, so that of two at the same moment both are counted. */
    private function stored(string $key, int $now): int
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_limits";
        $sql = "INSERT INTO $table (limit_key, hits, expires) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE hits = hits + 1";
        $wpdb->query($wpdb->prepare($sql, $key, $now + self::WINDOW_SECONDS));
        $hits = (int) $wpdb->get_var($wpdb->prepare("SELECT hits FROM $table WHERE limit_key = %s", $key));
        if ($hits === 1) {
            $wpdb->query($wpdb->prepare("DELETE FROM $table WHERE expires < %d", $now));
        }
        return $hits;
    }
}
