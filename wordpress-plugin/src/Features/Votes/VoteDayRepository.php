<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Database\LocalDays;

defined('ABSPATH') || exit;

/** Counts votes by when they were cast or changed, for the statistics. */
final class VoteDayRepository
{
    /** @return array<int, array<string, int>> Vote (1 or -1) → day → votes; days without are missing. */
    public function days(string $from, string $to): array
    {
        global $wpdb;
        [$within, $day] = LocalDays::of('updated', $from, $to);
        $sql = "SELECT $day, COUNT(*), vote FROM {$wpdb->prefix}onda_comment_votes WHERE $within AND updated > %d"
            . ' GROUP BY 1, vote';
        $votes = [];
        foreach ((array) $wpdb->get_results($wpdb->prepare($sql, 0), ARRAY_N) as $row) {
            $votes[(int) $row[2]][] = [$row[0], $row[1]];
        }
        return array_map(LocalDays::named(...), $votes);
    }
}
