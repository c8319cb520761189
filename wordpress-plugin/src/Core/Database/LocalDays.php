<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** Groups rows by the day of a Unix time, in the site's time zone, also where clocks change between. */
final class LocalDays
{
    /**
     * Returns a condition and a day's number as SQL for `$wpdb->prepare`, which turns `%%` into `%`.
     *
     * @param string $column Name of a column of Unix times.
     * @param string $from First day, `2026-11-21`.
     * @param string $to Last day.
     * @return array{string, string} `WHERE` without the word, and what to group by.
     */
    public static function of(string $column, string $from, string $to): array
    {
        $zone = wp_timezone();
        $start = (new \DateTimeImmutable("$from 00:00:00", $zone))->getTimestamp();
        $end = (new \DateTimeImmutable("$to 00:00:00", $zone))->modify('+1 day')->getTimestamp();
        $local = "($column + " . self::offset($column, $zone, $start, $end) . ')';
        return ["$column >= $start AND $column < $end", "($local - $local %% 86400)"];
    }

    /**
     * @param list<array{string, string}> $rows What was grouped by, and a number.
     * @return array<string, int> Day → number.
     */
    public static function named(array $rows): array
    {
        $days = [];
        foreach ($rows as [$second, $number]) {
            $days[gmdate('Y-m-d', (int) $second)] = (int) $number;
        }
        return $days;
    }

    /** Seconds to add; a clock that changes within the days makes a CASE. */
    private static function offset(string $column, \DateTimeZone $zone, int $start, int $end): string
    {
        $changes = $zone->getTransitions($start, $end);
        $offsets = array_column($changes ?: [['offset' => $zone->getOffset(new \DateTimeImmutable("@$start"))]], 'offset');
        $sql = (string) end($offsets);
        for ($place = count($offsets) - 2; $place >= 0; $place--) {
            $sql = "CASE WHEN $column < {$changes[$place + 1]['ts']} THEN $offsets[$place] ELSE $sql END";
        }
        return $sql;
    }
}
