<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/**
 * Counts requests in a short time, in table `onda_limits`. An object cache may forget, may add without a lock, and may
 * serve one of several servers alone.
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

    /** Counts one request as `take` does; returns the number in its window, this one included. */
    public function count(string $name, string $who, int $now, int $seconds): int
    {
        return $this->hits("$name:$who:" . intdiv($now, $seconds), $now, $seconds);
    }

    /** Whether this network did not send this for so many seconds at least, across the ends of windows. */
    public function is_first(string $name, string $what, int $now, int $seconds): bool
    {
        return $this->hits("$name:$what", $now, $seconds) === 1;
    }

    private function hits(string $key, int $now, int $seconds): int
    {
        $hits = (int) Hits::add($key, $now + $seconds);
        if ($hits === 1) {
            $this->tidy($now);
        }
        return $hits;
    }

    private function tidy(int $now): void
    {
        global $wpdb;
        if (random_int(1, $this->tidied_every) === 1) {
            $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_limits WHERE expires < %d", $now));
        }
    }
}
