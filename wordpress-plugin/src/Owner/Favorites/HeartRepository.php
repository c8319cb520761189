<?php

declare(strict_types=1);

namespace Onda\Owner\Favorites;

use Onda\Core\Database\LocalDays;

defined('ABSPATH') || exit;

/** Counts favorites by when they were kept, for the statistics; imported ones without a time are in none. */
final class HeartRepository
{
    /** @return array<string, int> By day; days without are missing. */
    public function days(string $from, string $to): array
    {
        global $wpdb;
        [$within, $day] = LocalDays::of('created', $from, $to);
        $sql = "SELECT $day, COUNT(*) FROM {$wpdb->prefix}onda_favorites WHERE $within AND created > %d GROUP BY 1";
        return LocalDays::named((array) $wpdb->get_results($wpdb->prepare($sql, 0), ARRAY_N));
    }

    /** @return array<int, int> Post → favorites that were kept in these days; the most first. */
    public function posts(string $from, string $to, int $limit): array
    {
        global $wpdb;
        [$within] = LocalDays::of('created', $from, $to);
        $sql = "SELECT post_id, COUNT(*) AS hearts FROM {$wpdb->prefix}onda_favorites WHERE $within AND created > %d"
            . ' GROUP BY post_id ORDER BY hearts DESC, post_id DESC LIMIT %d';
        $rows = (array) $wpdb->get_results($wpdb->prepare($sql, 0, $limit), ARRAY_N);
        return array_combine(
            array_map(intval(...), array_column($rows, 0)),
            array_map(intval(...), array_column($rows, 1)),
        );
    }
}
