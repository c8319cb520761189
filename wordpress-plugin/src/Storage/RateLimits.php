<?php

declare(strict_types=1);

namespace Onda\Storage;

defined('ABSPATH') || exit;

/** How often somebody asked within a short time: in the object cache where it outlives the request, else in table `onda_limits`. */
final class RateLimits
{
    private const MINUTE = 60;
    private const CACHE_GROUP = 'onda_limits';

    /**
     * Counts one request.
     *
     * @param string $name What is limited.
     * @param string $who 16 characters of a network, or an account.
     * @param int $now Unix time.
     * @param int $seconds How long a window is, after which counting begins anew.
     * @return int Seconds to wait, 0 while there is room.
     */
    public function wait(string $name, string $who, int $limit, int $now, int $seconds = self::MINUTE): int
    {
        $window = intdiv($now, $seconds);
        $key = "$name:$who:$window";
        $hits = wp_using_ext_object_cache() ? $this->cached($key, $seconds) : $this->stored($key, $now, $seconds);
        return $hits > $limit ? ($window + 1) * $seconds - $now : 0;
    }

    private function cached(string $key, int $seconds): int
    {
        wp_cache_add($key, 0, self::CACHE_GROUP, 2 * $seconds);
        return (int) wp_cache_incr($key, 1, self::CACHE_GROUP);
    }

    /** The statement adds, so that of two at the same moment both are counted. */
    private function stored(string $key, int $now, int $seconds): int
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_limits";
        $sql = "INSERT INTO $table (limit_key, hits, expires) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE hits = hits + 1";
        $wpdb->query($wpdb->prepare($sql, $key, $now + $seconds));
        $hits = (int) $wpdb->get_var($wpdb->prepare("SELECT hits FROM $table WHERE limit_key = %s", $key));
        if ($hits === 1) {
            $wpdb->query($wpdb->prepare("DELETE FROM $table WHERE expires < %d", $now));
        }
        return $hits;
    }
}
