<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/**
 * Counts the visitors of a network that acted on an object today: rows of table `onda_limits`, never in an object
 * cache, which may forget. The marks of networks change at midnight UTC, so a row is of no use a day later.
 */
final class NetworkShareRepository
{
    /**
     * The statements decide, so that of many requests at once no more than the limit get a share.
     *
     * @param array<string, int> $limits How many by key: one of each is taken, or none at all.
     * @return bool|null Null when the database failed.
     */
    public function take(array $limits, int $now): ?bool
    {
        $taken = [];
        foreach ($limits as $key => $limit) {
            $taken[] = $key;
            $count = Hits::add($key, $now + DAY_IN_SECONDS);
            if ($count === null || $count > $limit) {
                $this->give_back($count === null ? [] : $taken);
                return $count === null ? null : false;
            }
        }
        return true;
    }

    /** @param list<string> $keys */
    public function give_back(array $keys): void
    {
        global $wpdb;
        foreach ($keys as $key) {
            $sql = "UPDATE {$wpdb->prefix}onda_limits SET hits = hits - 1 WHERE limit_key = %s AND hits > 0";
            $wpdb->query($wpdb->prepare($sql, $key));
        }
    }

    public function forget_lapsed(int $now): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_limits WHERE expires < %d", $now));
    }
}
